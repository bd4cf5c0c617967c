/** The seed phases in words: which one it is, what it wants, how far it is. */

import type { Home } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { Glyph } from '../design/index.ts';
import { useAnswer } from '../net/ask.ts';
import { listOf, say } from '../net/say.ts';
import { useLaidOut } from './band.tsx';
import { useScene } from './context.tsx';
import { useHand } from './hand.tsx';
import s from './seeding.module.css';

interface Phase {
  id: string;
  title: Words;
  text: Words;
}

const PHASES: readonly Phase[] = [
  { id: 'doorway-phase', title: say('Doorways'), text: say('Cards that open side decks and other doors.') },
  { id: 'mission-phase', title: say('Missions'), text: say('In turns, from your side: they make the spaceline.') },
  { id: 'dilemma-phase', title: say('Dilemmas'), text: say('Face down under missions, for whoever attempts them.') },
  { id: 'facility-phase', title: say('Facilities'), text: say('Your outpost, where your people will report.') },
];

/** What to do now, by phase; the word for each format where they differ. */
const WANTED: Readonly<Record<string, { title: Words; lines: Words[] }>> = {
  'doorway-phase': {
    title: say('Seed a doorway, or go on'),
    lines: [say('Choose a doorway below to seed it. Most decks have none: then there is nothing to do here.')],
  },
  'mission-phase': {
    title: say('Place your missions'),
    lines: [
      say('Choose a mission below: it goes to the next place on the spaceline. You and the other player take turns.'),
    ],
  },
  'dilemma-phase': {
    title: say('Hide your dilemmas'),
    lines: [
      say(
        'Choose a card below, then the mission it goes under; with a mouse you can drag it there. Space dilemmas go to space, planet dilemmas to planets.',
      ),
      say('The other player meets them when they attempt that mission.'),
    ],
  },
  'facility-phase': {
    title: say('Seed your outpost'),
    lines: [
      say('Choose a card below; where it can go lights up. What glows amber can be seeded.'),
      say('When nothing glows any more, go on.'),
    ],
  },
};

/** Where the own facilities could stand, as the spaceline is now; asked of the rules while missions are placed. */
function useHomes(): readonly Home[] {
  const { game, live } = useScene();
  const { turn, process } = game.view;
  const asked = live && turn.number === 0 && (process === 'mission-phase' || process === 'facility-phase');
  return useAnswer(asked ? { about: 'homes' } : null)?.homes ?? NO_HOMES;
}
const NO_HOMES: readonly Home[] = [];

/** What stands where, in a sentence for each facility. */
function Homes() {
  const { naming, nameOf } = useScene();
  return useHomes().map(({ facility, locations }) => (
    <p key={facility} className={s.home} data-testid="home" data-places={locations.length}>
      {locations.length === 0
        ? say('{name} can stand at none of the missions placed so far.', { name: nameOf(facility) })
        : say('{name} can stand at {places}.', {
            name: nameOf(facility),
            places: listOf(locations.map((l) => naming.place(l))),
          })}
    </p>
  ));
}

export function SeedGuide() {
  const { game, table, them } = useScene();
  const { process } = game.view;
  const at = PHASES.findIndex((p) => p.id === process);
  const wanted = WANTED[process];
  const hand = useHand();
  const laid = [...useLaidOut().values()].reduce((n, list) => n + list.length, 0);
  const placed = table.places.filter((p) => p.owner === table.me).length;
  const progress =
    process === 'mission-phase'
      ? say('{placed} of {all} of your missions placed', { placed, all: placed + hand.length })
      : process === 'dilemma-phase'
        ? say('{n} [cards|card] laid out', { n: laid })
        : '';
  const waiting = game.decision === null;
  return (
    <section className={s.guide} aria-label={spoken(say('Seeding'))}>
      <ol className={s.steps}>
        {PHASES.map((p, i) => (
          <li
            key={p.id}
            data-state={i < at ? 'done' : i === at ? 'now' : 'next'}
            aria-current={i === at ? 'step' : undefined}
          >
            <i>{i < at ? <Glyph name="check" size={12} weight={2.4} /> : i + 1}</i>
            <div>
              <b>{p.title}</b>
              <small>{p.text}</small>
            </div>
          </li>
        ))}
      </ol>
      {wanted && (
        <div className={s.wanted}>
          <h3>{waiting ? say('{name} is seeding', { name: them }) : wanted.title}</h3>
          {!waiting &&
            wanted.lines.map((l, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
              <p key={i}>{l}</p>
            ))}
          {progress !== '' && <p className={s.progress}>{progress}</p>}
          <Homes />
        </div>
      )}
    </section>
  );
}
