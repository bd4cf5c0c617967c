/** The third lesson: the seed phases of the full game. */
import { spotLocation } from '@spaceline/engine';
import type { OptionView } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import type { Moment, Stage } from './tutor.ts';

const prompt = (m: Moment): string => m.scene.game.view.process;
const PHASES = ['doorway-phase', 'mission-phase', 'dilemma-phase', 'facility-phase'];
/** So many missions are placed before the table places the rest. */
const BY_HAND = 3;
/** Is that phase over? */
const past = (m: Moment, phase: string): boolean =>
  m.scene.game.view.turn.number > 0 || PHASES.indexOf(prompt(m)) > PHASES.indexOf(phase);
const options = (m: Moment): readonly OptionView[] => m.scene.game.decision?.options ?? [];
/** What belongs where it would go. */
const seeds = (m: Moment): OptionView[] => options(m).filter((o) => o.verb === 'seed' && !o.misSeed);
const pass = (m: Moment): OptionView | undefined => options(m).find((o) => o.verb === 'pass');
const wish = (option: OptionView | undefined) => (option === undefined ? null : { option });
const placed = (m: Moment): number => m.scene.table.places.filter((p) => p.owner === m.scene.table.me).length;
const underTheirs = (m: Moment) => (o: OptionView) => {
  const place = m.scene.table.byId.get(spotLocation(o.to));
  return place !== undefined && place.owner !== m.scene.table.me;
};

/** The rest of a phase is left to the table. */
const LAY = [
  '[data-testid="question"] [data-choice="lay-out"]',
  '[data-testid="question"] [data-answer="default"]:enabled',
];

export const SEEDING_STAGES: readonly Stage[] = [
  {
    id: 'phases',
    title: say('Before the first turn'),
    text: say(
      'The full game begins with four seed phases: doorways, missions, dilemmas, facilities. What you lay out now decides where everything happens.',
    ),
    done: (m) => m.read.has('phases'),
    look: ['[data-testid="question"]'],
  },
  {
    id: 'doorways',
    title: say('Doorways'),
    text: say('Doorways open side decks and other ways. Seed what you have, then go on.'),
    done: (m) => past(m, 'doorway-phase'),
    wish: (m) => wish(seeds(m)[0] ?? pass(m)),
  },
  {
    id: 'mission',
    title: say('Your missions'),
    text: say(
      'You and the other player place six missions each, in turns, and each on the line of its quadrant. Missions that lie together save RANGE: put those you want to solve side by side.',
    ),
    done: (m) => past(m, 'mission-phase') || placed(m) >= BY_HAND,
    wish: (m) => wish(seeds(m)[0]),
  },
  {
    id: 'missions',
    title: say('The rest of the missions'),
    text: say('You may place each by hand, or let the table place them: it proposes what a good player would do.'),
    done: (m) => past(m, 'mission-phase'),
    press: LAY,
  },
  {
    id: 'dilemma',
    title: say('Hide a dilemma'),
    text: say(
      'Dilemmas go under the other player’s missions, face down: whoever attempts the mission meets them. Space dilemmas go to space, planet dilemmas to planets. What you lay first is met last.',
    ),
    done: (m) =>
      past(m, 'dilemma-phase') ||
      m.scene.table.places.some((p) => p.view.seeds.some((x) => x.owner === m.scene.table.me)),
    wish: (m) => wish(seeds(m).find(underTheirs(m)) ?? seeds(m)[0] ?? pass(m)),
  },
  {
    id: 'dilemmas',
    title: say('The rest of your seed cards'),
    text: say('By hand, or as the table proposes. An artifact goes under a mission of your own.'),
    done: (m) => past(m, 'dilemma-phase'),
    press: LAY,
  },
  {
    id: 'facility',
    title: say('Your facility'),
    text: say(
      'People and ships report here. It stands at one of your missions whose affiliations match; where it may stand lights up.',
    ),
    done: (m) => past(m, 'facility-phase'),
    press: LAY,
  },
];
