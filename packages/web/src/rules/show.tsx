/** "Put it on the table": a scenario of the rulebook, played by the engine, step by step on the real table. */
import type { ScenarioShow } from '@spaceline/protocol';
import { applyPatch } from '@spaceline/protocol/patch';
import { joined, short, spoken, type Words, withStop, wordsOfAll } from '@spaceline/protocol/words';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Button, Glyph } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import type { Game, View } from '../net/game.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import { ReplayTable } from '../table/table.tsx';
import { ui } from '../table/ui.ts';
import { PlayOn } from './play-on.tsx';
import { loadRules, loadScenarios, useRules, useScenarios } from './rules.ts';
import s from './show.module.css';
import { type StepWords, stepWords } from './words.ts';

/** `id`: the rule whose scenarios are looked at; null: one by its name, whatever it is about. */
export default function Show({ id: wanted }: { id: string | null }) {
  const id = wanted?.toUpperCase() ?? null;
  const [search, setSearch] = useSearchParams();
  const ready = useCardFile((f) => f.state === 'ready');
  const book = useScenarios((x) => x.state);
  const first = useScenarios((x) => (id === null ? undefined : x.byRule[id]?.[0]?.name));
  const name = search.get('scenario') ?? first ?? null;
  const seat = search.get('seat') === '1' ? 1 : 0;
  const [show, setShow] = useState<{ of: ScenarioShow; seat: number } | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    loadCards();
    loadRules();
    loadScenarios();
  }, []);
  useEffect(() => {
    if (name === null) return;
    let gone = false;
    api.scenario(name, seat).then(
      (of) => !gone && setShow({ of, seat }),
      (e: unknown) => !gone && setProblem(e instanceof Refused ? e.text : say('The scenario could not be fetched.')),
    );
    return () => {
      gone = true;
    };
  }, [name, seat]);
  const none = book === 'ready' && name === null ? say('No scenario shows {id} yet.', { id: id ?? '' }) : null;
  if (problem !== null || none !== null)
    return (
      <Shell title={id ?? say('Scenario')}>
        <p className={p.problem}>{problem ?? none}</p>
        <p>
          <Link href={`/rules/${id ?? ''}`}>{say('Back to the rulings')}</Link>
        </p>
      </Shell>
    );
  if (show === null || !ready || show.of.name !== name)
    return (
      <main className={s.wait}>
        <p role="status">{say('Laying out the table …')}</p>
      </main>
    );
  const choose = (part: Record<string, string>) => {
    setSearch((old) => new URLSearchParams({ ...Object.fromEntries(old), ...part }), { replace: true });
    if (part.scenario !== undefined) setAt(0);
  };
  return (
    <Stage
      key={name}
      rule={id ?? show.of.rules[0] ?? ''}
      show={show.of}
      seat={show.seat}
      at={at}
      go={setAt}
      choose={choose}
    />
  );
}

/** One thing to look at: an answer on the table, or what must hold after it. */
interface Scene {
  step: number;
  words: StepWords;
  view: View;
  log: ScenarioShow['start']['log'];
}

const PLAYERS = ['A', 'B'];

function scenesOf(show: ScenarioShow): Scene[] {
  let { view, log } = show.start;
  const scenes: Scene[] = [
    { step: 0, words: { who: null, text: show.failed ?? 'The table as it is laid out', holds: [] }, view, log },
  ];
  show.steps.forEach((raw, i) => {
    const words = stepWords(raw);
    const frames = show.frames.filter((f) => f.step === i + 1);
    for (const f of frames) {
      view = applyPatch(view, f.patch);
      log = [...log, ...f.log];
      // what happens before something must hold is somebody's answer, not yet the proof
      const naming = namingFor(view, PLAYERS);
      const told = short(f.log).map((lines) =>
        withStop(
          wordsOfAll(
            lines.map((l) => l.told),
            naming,
          ).text,
        ),
      );
      if (words.who === null) {
        if (told.length > 0)
          scenes.push({ step: i, words: { who: null, text: joined(told, ' '), holds: [] }, view, log });
      } else scenes.push({ step: i + 1, words, view, log });
    }
    if (words.who === null || frames.length === 0) scenes.push({ step: i + 1, words, view, log });
  });
  return scenes;
}

function gameOf(show: ScenarioShow, scene: Scene, before: Scene | null, seat: number): Game {
  const player = (name: string) => ({ name, deck: '', kind: 'person', connected: true });
  return {
    id: `scenario ${show.name}`,
    format: show.format,
    seat,
    seats: [player(PLAYERS[0]), player(PLAYERS[1])],
    n: scene.step,
    view: { ...scene.view, result: null },
    before: before?.view ?? null,
    decision: null,
    waiting: null,
    log: scene.log,
    seenLog: scene.log.length,
    clock: { limit: null, left: [0, 0], away: [null, null], mayBeAway: [0, 0], running: null },
    clockAt: 0,
    commitment: '',
    seed: null,
    undo: null,
    undoable: null,
  };
}

/** What of the rule this scenario shows, while it runs. */
function Says({ rule, scenario }: { rule: string; scenario: string }) {
  const one = useRules((r) => r.byId.get(rule));
  const shown = useScenarios((x) => x.byRule[rule]?.find((y) => y.name === scenario)?.clauses) ?? [];
  if (one === undefined) return null;
  const clauses = shown.map((n) => one.clauses[n - 1]).filter((c) => c !== undefined);
  return (
    <small className={s.says}>
      {one.title}
      {clauses.length > 0 && <>: {joined(clauses, '; ')}</>}
    </small>
  );
}

interface StageProps {
  rule: string;
  show: ScenarioShow;
  seat: number;
  at: number;
  go(at: number): void;
  choose(part: Record<string, string>): void;
}

function Stage({ rule, show, seat, at, go, choose }: StageProps) {
  const scenes = useMemo(() => scenesOf(show), [show]);
  const n = Math.min(at, scenes.length - 1);
  const scene = scenes[n];
  const game = useMemo(() => gameOf(show, scenes[n], scenes[n - 1] ?? null, seat), [show, scenes, n, seat]);
  const scenarios = useScenarios((x) => x.byRule[rule]) ?? [];
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).matches('input, select, textarea, button'))
        return;
      const to = { ' ': n + 1, '.': n + 1, ',': n - 1, Home: 0, End: scenes.length - 1 }[e.key];
      if (to === undefined) return;
      e.preventDefault();
      go(Math.max(0, Math.min(scenes.length - 1, to)));
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, [n, scenes.length, go]);
  const { who, text, holds } = scene.words;
  return (
    <ReplayTable game={game} title={<span translate="no">{show.title}</span>}>
      <section className={s.bar} aria-label={spoken(say('Scenario'))}>
        <div className={s.head}>
          {rule !== '' && (
            <button type="button" className={s.rule} onClick={() => ui.set({ rule })}>
              {rule}
            </button>
          )}
          {scenarios.length > 1 ? (
            <label>
              <span className="hidden">{say('Scenario')}</span>
              <select value={show.name} onChange={(e) => choose({ scenario: e.target.value })} translate="no">
                {scenarios.map((x) => (
                  <option key={x.name} value={x.name}>
                    {x.title}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <b translate="no">{show.title}</b>
          )}
          <span className={s.count}>{say('{n} of {all}', { n, all: scenes.length - 1 })}</span>
        </div>
        <div className={s.what} aria-live="polite" translate="no" data-testid="scene" data-scene={n}>
          <Says rule={rule} scenario={show.name} />
          <p>
            {who !== null && <b>{who}</b>} {text}
            {holds.length > 0 && ':'}
          </p>
          {holds.length > 0 && (
            <ul>
              {holds.map((h, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: what holds then never changes places
                <li key={i}>
                  <Glyph name="check" size={12} weight={2.4} /> {h}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={s.controls}>
          <Button quiet onClick={() => go(0)} disabled={n === 0}>
            {say('From the start')}
          </Button>
          <Button quiet onClick={() => go(n - 1)} disabled={n === 0} hotkey=",">
            {say('Back')}
          </Button>
          <Button
            primary
            onClick={() => go(n + 1)}
            disabled={n === scenes.length - 1}
            hotkey="Space"
            data-testid="next-step"
          >
            {say('Next step')}
          </Button>
          <label>
            <span className="hidden">{say('Whose eyes')}</span>
            <select value={seat} onChange={(e) => choose({ seat: e.target.value })}>
              <option value={0}>{say('With A’s eyes')}</option>
              <option value={1}>{say('With B’s eyes')}</option>
            </select>
          </label>
          <PlayOn at={{ scenario: show.name, steps: scene.step, seat: seat === 1 ? 1 : 0 }} />
          <Link href={`/judge?scenario=${encodeURIComponent(show.name)}`} className={s.link}>
            {say('Ask a judge about this')}
          </Link>
        </div>
      </section>
    </ReplayTable>
  );
}
