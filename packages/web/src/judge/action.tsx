/** What somebody does: what the engine offers, or whatever a person wants to know about. */
import { optionText, readOption, spoken, type Words } from '@spaceline/protocol/words';
import { useMemo, useState } from 'react';
import { Button, Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import { stepWords } from '../rules/words.ts';
import s from './action.module.css';
import { bench, useBench } from './bench.ts';
import { SIDES, type Side } from './board.ts';

/** What a step may say, as a person would call it, and which fields it has. */
interface Deed {
  verb: string;
  name: Words;
  /** the field that says where or at what; none where there is nothing to say */
  aim: 'to' | 'target' | null;
  /** several cards do it together */
  many?: boolean;
  /** nobody in particular does it: the team is known by where it is */
  team?: boolean;
}

const DEEDS: readonly Deed[] = [
  { verb: 'play', name: say('plays'), aim: 'target' },
  { verb: 'report', name: say('reports'), aim: 'to' },
  { verb: 'move', name: say('flies'), aim: 'to' },
  { verb: 'beam', name: say('beams'), aim: 'to', many: true },
  { verb: 'walk', name: say('walks'), aim: 'to', many: true },
  { verb: 'attempt', name: say('attempts, from'), aim: 'target', team: true },
  { verb: 'attack', name: say('attacks with'), aim: 'target', many: true },
  { verb: 'fight', name: say('starts a fight at'), aim: 'target', team: true },
  { verb: 'use', name: say('uses'), aim: 'target' },
  { verb: 'dock', name: say('docks'), aim: 'to' },
  { verb: 'undock', name: say('undocks'), aim: null },
  { verb: 'cloak', name: say('cloaks'), aim: null },
  { verb: 'decloak', name: say('decloaks'), aim: null },
  { verb: 'phase', name: say('phases'), aim: null },
  { verb: 'dephase', name: say('dephases'), aim: null },
  { verb: 'land', name: say('lands'), aim: null },
  { verb: 'take-off', name: say('takes off'), aim: null },
  { verb: 'load', name: say('loads'), aim: 'to' },
  { verb: 'launch', name: say('launches'), aim: null },
  { verb: 'download', name: say('downloads'), aim: 'to' },
  { verb: 'commandeer', name: say('commandeers, with'), aim: 'target', team: true },
  { verb: 'scout', name: say('scouts, from'), aim: 'target', team: true },
  { verb: 'infiltrate', name: say('infiltrates with'), aim: null },
  { verb: 'activate', name: say('activates'), aim: null },
];

export function Action() {
  return (
    <>
      <Steps />
      <Composer />
      <Offered />
    </>
  );
}

/** What has been said so far; each can be taken back. */
function Steps() {
  const steps = useBench((b) => b.doc.steps as unknown[]);
  const answer = useBench((b) => b.answer);
  if (steps.length === 0) return null;
  return (
    <ol className={s.steps} data-testid="steps">
      {steps.map((step, i) => {
        const { who, text } = stepWords(step);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
          <li key={i} data-outcome={answer?.steps[i]?.outcome}>
            <span translate="no">
              {who !== null && <b>{who}</b>} {text}
            </span>
            <button
              type="button"
              onClick={() => bench.steps((all) => all.filter((_, n) => n !== i))}
              aria-label={spoken(say('Take back step {n}', { n: i + 1 }))}
            >
              <Glyph name="cross" size={12} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const PLANET = 'planet';

/** What is said, as a step of a scenario. */
function deedOf({ verb, aim: how }: (typeof DEEDS)[number], chosen: readonly string[], aim: string): object {
  const several = chosen.length > 1 || verb === 'beam' || verb === 'walk';
  const whom = chosen.length === 0 ? {} : several ? { cards: chosen } : { card: chosen[0] };
  const where = how !== null && aim !== '' ? { [how]: aim } : {};
  return { verb, ...whom, ...where };
}

const Names = ({ of }: { of: readonly string[] }) =>
  of.map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ));

/** Anything that can be named, whether it is allowed or not. */
function Composer() {
  const names = useBench((b) => b.answer?.names);
  const turn = useBench((b) => (b.doc.turn as { player?: string }).player);
  const [side, setSide] = useState<Side | null>(null);
  const [verb, setVerb] = useState('move');
  const [cards, setCards] = useState<readonly string[]>([]);
  const [aim, setAim] = useState('');
  const deed = DEEDS.find((d) => d.verb === verb) ?? DEEDS[0];
  const who = side ?? (turn === 'B' ? 'B' : 'A');
  const all = useMemo(() => [...new Set(Object.values(names ?? {}))].sort(), [names]);
  const chosen = cards.filter((c) => c === PLANET || all.includes(c));
  const ready = deed.team || chosen.length > 0;
  const add = () => {
    bench.steps((steps) => [...withoutRefused(steps), { [who]: deedOf(deed, chosen, aim) }]);
    setCards([]);
    setAim('');
  };
  const pick = (name: string) => {
    if (name === '') return;
    setCards(deed.many ? [...chosen.filter((c) => c !== name), name] : [name]);
  };
  return (
    <form
      className={s.composer}
      data-testid="composer"
      onSubmit={(e) => {
        e.preventDefault();
        if (ready) add();
      }}
    >
      <select aria-label={spoken(say('Who acts'))} value={who} onChange={(e) => setSide(e.target.value as Side)}>
        <Names of={SIDES} />
      </select>
      <select
        aria-label={spoken(say('What is done'))}
        value={verb}
        onChange={(e) => {
          setVerb(e.target.value);
          setAim('');
        }}
        data-testid="verb"
      >
        {DEEDS.map((d) => (
          <option key={d.verb} value={d.verb}>
            {d.name}
          </option>
        ))}
      </select>
      <select
        aria-label={spoken(say('With which card'))}
        value={deed.many ? '' : (chosen[0] ?? '')}
        onChange={(e) => pick(e.target.value)}
        data-testid="actor"
      >
        <option value="">{deed.many && chosen.length > 0 ? say('and …') : say('which card …')}</option>
        {deed.team && <option value={PLANET}>{say('the planet')}</option>}
        <Names of={all} />
      </select>
      {deed.many &&
        chosen.map((name) => (
          <button key={name} type="button" className={s.one} onClick={() => setCards(chosen.filter((c) => c !== name))}>
            {name} <Glyph name="cross" size={10} />
          </button>
        ))}
      {deed.aim !== null && (
        <select
          aria-label={spoken(say('Where to, or at what'))}
          value={aim}
          onChange={(e) => setAim(e.target.value)}
          data-testid="aim"
        >
          <option value="">{deed.aim === 'to' ? say('where …') : say('at what …')}</option>
          <option value={PLANET}>{say('the planet')}</option>
          <Names of={all} />
        </select>
      )}
      <Button disabled={!ready} onClick={add} data-testid="say-it">
        {say('Try it')}
      </Button>
    </form>
  );
}

/** What was refused is not done: another thing is said in its place. */
function withoutRefused(steps: readonly unknown[]): unknown[] {
  const { answer } = useBench.getState();
  const outcome = answer?.steps.at(-1)?.outcome;
  const failed = outcome === 'refused' || outcome === 'unclear';
  return failed && answer?.steps.length === steps.length ? steps.slice(0, -1) : [...steps];
}

/** What the engine offers now: each is a step. */
function Offered() {
  const answer = useBench((b) => b.answer);
  const busy = useBench((b) => b.busy);
  const [group, setGroup] = useState<number | null>(null);
  const asked = answer?.asked ?? null;
  const table = answer?.table ?? null;
  const options = useMemo(() => asked?.decision.options.map(readOption) ?? [], [asked]);
  const naming = useMemo(
    () => (table === null ? null : namingFor(table, SIDES, asked?.decision.shown ?? [])),
    [table, asked],
  );
  if (asked === null || naming === null) return null;
  const who = SIDES[asked.seat];
  const take = (step: unknown) => {
    bench.steps((steps) => [...steps, { [who]: step }]);
    setGroup(null);
  };
  const open = group === null ? undefined : asked.steps[group];
  return (
    <section
      className={s.offered}
      aria-label={spoken(say('What {who} may do now', { who }))}
      aria-busy={busy}
      data-testid="offered"
    >
      <h3>
        {say('{who} may', { who })} <i />
      </h3>
      <div className={s.chips}>
        {options.map((o, i) => {
          const phrased = asked.steps[i];
          if (phrased === null) return null;
          return (
            <button
              key={o.key}
              type="button"
              data-verb={o.verb}
              aria-expanded={phrased.group === null ? undefined : group === i}
              onClick={() => (phrased.group === null ? take(phrased.step) : setGroup(group === i ? null : i))}
            >
              {optionText(o, naming, asked.decision)}
            </button>
          );
        })}
      </div>
      {open && open.group !== null && group !== null && (
        <Group key={group} ids={options[group].group ?? []} step={open.step} field={open.group} take={take} />
      )}
    </section>
  );
}

/** Who of a group. */
function Group({
  ids,
  step,
  field,
  take,
}: {
  ids: readonly number[];
  step: unknown;
  field: 'cards' | 'pick';
  take(step: unknown): void;
}) {
  const names = useBench((b) => b.answer?.names ?? {});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <div className={s.group}>
      {ids.map((id) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.includes(names[id])}
            onChange={() =>
              setChosen(chosen.includes(names[id]) ? chosen.filter((x) => x !== names[id]) : [...chosen, names[id]])
            }
          />
          {names[id]}
        </label>
      ))}
      <Button quiet disabled={chosen.length === 0} onClick={() => take({ ...(step as object), [field]: chosen })}>
        {say('These')}
      </Button>
    </div>
  );
}
