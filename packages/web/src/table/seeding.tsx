/** The seed phases in words: which one it is, what it wants, how far it is. */
import { Glyph } from '../design/index.ts';
import { useLaidOut } from './band.tsx';
import { useScene } from './context.tsx';
import { useHand } from './hand.tsx';
import { plural } from './model/names.ts';
import s from './seeding.module.css';

interface Phase {
  id: string;
  title: string;
  text: string;
}

const PHASES: readonly Phase[] = [
  { id: 'doorway-phase', title: 'Doorways', text: 'Cards that open side decks and other doors.' },
  { id: 'mission-phase', title: 'Missions', text: 'In turns, from your side: they make the spaceline.' },
  { id: 'dilemma-phase', title: 'Dilemmas', text: 'Face down under missions, for whoever attempts them.' },
  { id: 'facility-phase', title: 'Facilities', text: 'Your outpost, where your people will report.' },
];

/** What to do now, by phase; the word for each format where they differ. */
const WANTED: Readonly<Record<string, { title: string; lines: string[] }>> = {
  'doorway-phase': {
    title: 'Seed a doorway, or go on',
    lines: ['Click a doorway below to seed it. Most decks have none: then there is nothing to do here.'],
  },
  'mission-phase': {
    title: 'Place your missions',
    lines: ['Click a mission below: it goes to the next place on the spaceline. You and the other player take turns.'],
  },
  'dilemma-phase': {
    title: 'Hide your dilemmas',
    lines: [
      'Click a card below, then the mission it goes under; or drag it there. Space dilemmas go to space, planet dilemmas to planets.',
      'The other player meets them when they attempt that mission.',
    ],
  },
  'facility-phase': {
    title: 'Seed your outpost',
    lines: [
      'Click a card below; where it can go lights up. What glows amber can be seeded.',
      'When nothing glows any more, go on.',
    ],
  },
};

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
      ? `${placed} of ${placed + hand.length} of your missions placed`
      : process === 'dilemma-phase'
        ? `${plural(laid, 'card')} laid out`
        : '';
  const waiting = game.decision === null;
  return (
    <section className={s.guide} aria-label="Seeding">
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
          <h3>{waiting ? `${them} is seeding` : wanted.title}</h3>
          {!waiting && wanted.lines.map((l) => <p key={l}>{l}</p>)}
          {progress !== '' && <p className={s.progress}>{progress}</p>}
        </div>
      )}
    </section>
  );
}
