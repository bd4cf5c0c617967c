/** A seed card as it is met: what it asks for, whether it was there, and what it did to whom. And how the attempt ended. */

import { type Naming, short, spoken, type Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { withIcons } from '../cards/CardText.tsx';
import { PLAYS_AS_BLANK } from '../cards/words.ts';
import { Glyph, Moment } from '../design/index.ts';
import type { Game } from '../net/game.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { AgainstTeam, Drawn, isTold } from './against.tsx';
import { useScene } from './context.tsx';
import s from './encounter.module.css';
import { subjectOf } from './encounters.ts';
import { Mini } from './faces.tsx';
import { Sentence } from './log.tsx';
import { needsOf } from './model/needs.ts';
import type { Place } from './model/places.ts';
import { type Encounter, fateOf, gravity } from './model/stories.ts';
import { asks, MARKS, NeedRow, OtherWays, useCount, useGivers } from './requirement.tsx';
import { ui } from './ui.ts';

const OUTCOMES: Readonly<Record<Encounter['outcome'], Words>> = {
  overcome: say('Past it'),
  failed: say('Not overcome'),
  placed: say('Stays in play'),
  nullified: say('Nullified'),
  void: say('Does nothing'),
  aside: say('Laid aside'),
  open: say('Being met'),
  left: say('Left lying'),
  solved: say('Solved'),
  unsolved: say('Not solved'),
  scouted: say('Scouted'),
  fits: say('It fits'),
  'no-line': say('It does not fit'),
};

/** What is nothing to fear. */
export const GOOD: readonly Encounter['outcome'][] = ['solved', 'scouted', 'fits'];

export function EncounterPanel({ list }: { list: Encounter[] }) {
  const e = list[0];
  const { table } = useScene();
  const { title, printing } = subjectOf(e, useNaming());
  const info = printing === null ? undefined : table.lookup(printing);
  return (
    <section
      className={s.panel}
      data-good={GOOD.includes(e.outcome)}
      data-told={isTold(e)}
      aria-label={spoken(
        e.card === null
          ? say('Mission: {title}', { title })
          : e.probe
            ? say('Turned up: {title}', { title })
            : say('Met: {title}', { title }),
      )}
      data-testid="encounter"
      data-how={e.how}
      data-outcome={e.outcome}
    >
      <span className={s.hazard} />
      {e.outcome === 'solved' && <Moment key={e.at} kind="solved" theirs={e.who === table.them} />}
      {info && printing !== null && (
        <button
          type="button"
          className={s.art}
          onClick={() => ui.set({ shown: { printing, card: null }, pinned: true })}
          onPointerEnter={() => ui.show({ printing, card: null })}
          aria-label={spoken(say('Read {title}', { title }))}
        >
          <Art svg={picture(info.facts, 250, 250)} />
        </button>
      )}
      <EncounterBody encounter={e} wide last={list.length === 1} />
      <Affected encounter={e} />
      {list.length > 1 && <span className={s.more}>{say('{n} more to read', { n: list.length - 1 })}</span>}
    </section>
  );
}

/** Cards that fit beside the text. */
const MOST_SHOWN = 6;

/** Those it happened to, as cards with a word; the lost come first. */
export function Affected({ encounter }: { encounter: Encounter }) {
  const { game } = useScene();
  const hit = encounter.lines
    .flatMap(({ told }) => {
      const fate = fateOf(told);
      const lost = gravity(told, game.seat) === 'lost';
      return fate === null
        ? []
        : fate.cards.map(({ card, printing }) => ({ card, printing, lost, word: say(fate.word) }));
    })
    .filter((h) => h.printing !== null)
    .sort((a, b) => Number(b.lost) - Number(a.lost))
    .slice(0, MOST_SHOWN);
  if (hit.length === 0) return null;
  return (
    <div className={s.hit}>
      {hit.map((h, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened to them happened in this order
        <Mini key={i} printing={h.printing} tag={h.word} scale={0.86} />
      ))}
    </div>
  );
}

/** What can lie under a mission, as a team meets it. */
const MET: Readonly<Record<string, Words>> = {
  Dilemma: say('a dilemma'),
  Artifact: say('an artifact'),
  Event: say('an event'),
};

/** Who does what, and where. */
function kickerOf(e: Encounter, type: string, game: Game, naming: Naming): Words {
  const mine = e.who === game.seat;
  const { name } = game.seats[e.who];
  if (e.probe) {
    const by = e.probe.by.printing === null ? naming.card(e.probe.by.card) : naming.title(e.probe.by.printing);
    return mine ? say('You probe for {by}', { by }) : say('{name} probes for {by}', { name, by });
  }
  const who = mine ? say('Your team') : say('{name}’s team', { name });
  if (e.card === null)
    return e.how === 'scouting'
      ? say('{who} has scouted the place', { who })
      : say('{who} tries to solve the mission', { who });
  return say('{who} meets {what} at {place}', {
    who,
    what: MET[type] ?? say('a card'),
    place: naming.place(e.location),
  });
}

/** What the card that was turned up means: the line of the text that fits it. */
function Probe({ probe }: { probe: NonNullable<Encounter['probe']> }) {
  const { language } = useNaming();
  return (
    <p className={s.text} data-testid="probe-line" data-fits={probe.line !== null}>
      {probe.line === null ? say('No line of the text speaks of it.') : withIcons(language(probe.line))}
    </p>
  );
}

/** `wide`: there is room for the whole team, part by part; `last`: nothing more is to be read. */
export function EncounterBody({
  encounter: e,
  wide = false,
  last = false,
}: {
  encounter: Encounter;
  wide?: boolean;
  last?: boolean;
}) {
  const { game, table } = useScene();
  const naming = useNaming();
  const { title, printing } = subjectOf(e, naming);
  const info = printing === null ? undefined : table.lookup(printing);
  const met = e.card !== null;
  const byTeam = wide && isTold(e);
  return (
    <div className={s.body}>
      <p className={s.kicker}>{kickerOf(e, info?.facts.type ?? '', game, naming)}</p>
      <h3>
        {title} <small data-outcome={e.outcome}>{OUTCOMES[e.outcome]}</small>
      </h3>
      {e.probe ? (
        <Probe probe={e.probe} />
      ) : (
        met && (
          <p className={s.text}>{info?.status === 'facts-only' ? PLAYS_AS_BLANK : withIcons(info?.lines[0] ?? '')}</p>
        )
      )}
      {byTeam && <AgainstTeam encounter={e} />}
      <div className={s.columns}>
        {!byTeam && <Terms encounter={e} />}
        <Drawn encounter={e} />
        <Deeds encounter={e} />
      </div>
      {wide && last && <MissionNow encounter={e} />}
    </div>
  );
}

/** What it asked for, and how much of it was there: of the own team alone, for nobody else is told. */
function Terms({ encounter: e }: { encounter: Encounter }) {
  const needs = useMemo(() => (e.needs === null ? null : needsOf(e.needs)), [e.needs]);
  if (needs === null) return null;
  return (
    <div className={s.terms}>
      <p className={s.label}>
        <span>{say('Needs')}</span>
        <span>
          {say('{met} of {all} present', {
            met: needs.rows.filter((r) => r.met === 'met').length,
            all: needs.rows.length,
          })}
        </span>
      </p>
      <ul>
        {needs.rows.map((r, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
          <NeedRow key={i} need={r} />
        ))}
      </ul>
      <OtherWays needs={needs} className={s.other} />
    </div>
  );
}

/** How the mission stands with those who are left. */
function MissionNow({ encounter: e }: { encounter: Encounter }) {
  const { table, game } = useScene();
  const place = e.who === game.seat && e.card !== null && e.how === 'attempt' ? table.byId.get(e.location) : undefined;
  return place === undefined || !asks(place) || game.view.result !== null ? null : <StandsNow place={place} />;
}

function StandsNow({ place }: { place: Place }) {
  const { needs, team } = useCount(place);
  const { language } = useNaming();
  const giversOf = useGivers();
  if (team.length === 0) return null;
  return (
    <p className={s.now} data-testid="mission-now">
      <b>{say('Mission now')}</b>
      {needs.rows.map((need, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
        <span key={i} data-met={need.met}>
          <i>
            <Glyph name={MARKS[need.met]} size={10} weight={2.4} />
          </i>
          <strong>{withIcons(language(need.text))}</strong> {giversOf(need).brief}
        </span>
      ))}
    </p>
  );
}

const SIGNS = { lost: 'skull', harm: 'cross', none: 'check' } as const;

/** What came of it, line by line. */
function Deeds({ encounter: e }: { encounter: Encounter }) {
  const { game } = useScene();
  const groups = short(e.lines);
  const met = e.card !== null;
  if (!met && groups.length === 0) return null;
  return (
    <div className={s.did} data-lost={e.lines.some(({ told }) => gravity(told, game.seat) === 'lost')}>
      <p className={s.label}>{met && !e.probe ? say('What it did') : say('What came of it')}</p>
      {groups.length === 0 && <p className={s.nothing}>{NOTHING[e.outcome]}</p>}
      {groups.map((group) => {
        const grave = gravity(group[0].told, game.seat);
        return (
          <p key={e.lines.indexOf(group[0])} className={s.line} data-harm={grave !== 'none'}>
            <Glyph name={SIGNS[grave]} size={14} />
            <span>
              <Sentence lines={group} />
            </span>
          </p>
        );
      })}
    </div>
  );
}

/** Said where nothing happened to anybody. */
const NOTHING: Readonly<Record<Encounter['outcome'], Words>> = {
  overcome: say('Nothing: the team goes on.'),
  failed: say('The team goes no further.'),
  placed: say('It stays where it is.'),
  nullified: say('Nothing.'),
  void: say('Nothing.'),
  aside: say('It is earned when the mission is solved.'),
  open: say('It is being decided.'),
  left: say('It stays there; the objective decides whose it will be.'),
  solved: '',
  unsolved: '',
  scouted: '',
  fits: say('Nothing.'),
  'no-line': say('Nothing: the objective waits for another probe.'),
};
