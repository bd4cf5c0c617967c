/** The first lesson: people report, a team beams down and solves a mission; a crew boards, flies and solves another. */
import { isPlanetSpot, spotLocation } from '@spaceline/engine';
import type { OptionView } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import type { Place, Unit } from '../table/model/places.ts';
import type { Moment, Stage } from './tutor.ts';

const PLANET = 'Stop Bombardment';
const SPACE = 'Return Life-form';
const SHIP = 'U.S.S. Voyager';
const NEWCOMER = 'Vorik';
const CAPTAIN = 'Kathryn Janeway';

export const FIRST_MISSION = {
  title: 'The first mission',
  rules: [],
  format: 'warp-speed',
  players: {
    A: { hand: [NEWCOMER, 'Tom Paris', 'Neelix'], deck: ['Ayala x12', 'Stadi x6', 'Mariah Henley x6'] },
    B: { hand: ['Culluh'], deck: ['Maniz x24'] },
  },
  spaceline: [
    {
      mission: PLANET,
      owner: 'A',
      seeds: [{ card: 'Lack of Preparation', owner: 'B' }],
      A: {
        facilities: [
          {
            card: 'Nekrit Supply Depot',
            crew: [CAPTAIN, 'Harry Kim', 'Samantha Wildman'],
            docked: [{ ship: SHIP, crew: [] }],
          },
        ],
      },
    },
    { mission: SPACE, owner: 'A' },
    { mission: 'Ambush Ship', owner: 'B' },
    { mission: 'Combat Training', owner: 'B' },
    { mission: 'Kazon Conference', owner: 'B', B: { facilities: [{ card: 'Kazon Outpost', crew: ['Losarus'] }] } },
  ],
  turn: { player: 'A', number: 1, segment: 'play' },
  steps: [],
};

const place = (m: Moment, title: string): Place | undefined =>
  m.scene.table.places.find((p) => p.info?.facts.title === title);
const solved = (m: Moment, title: string): boolean => place(m, title)?.solvedBy === m.scene.table.me;
const options = (m: Moment): readonly OptionView[] => m.scene.game.decision?.options ?? [];
const isCalled = (m: Moment, id: number, title: string): boolean => m.scene.infoOf(id)?.facts.title === title;

const ship = (m: Moment): Unit | undefined =>
  m.scene.table.places.flatMap((p) => p.below).find((u) => u.kind === 'ship' && u.info?.facts.title === SHIP);
const shipAt = (m: Moment): Place | undefined => {
  const s = ship(m);
  return m.scene.table.places.find((p) => p.below.some((u) => u.key === s?.key));
};
const aboard = (m: Moment, title: string): boolean => ship(m)?.people.some((c) => isCalled(m, c.id, title)) === true;
const isReady = (m: Moment): boolean => aboard(m, CAPTAIN) && ship(m)?.card?.staffed === true;
/** Everybody is home in the ship, and what she is for is not done yet. */
const flown = (m: Moment): boolean => solved(m, SPACE) || (isReady(m) && shipAt(m)?.info?.facts.title === SPACE);

const beamTo = (m: Moment, fits: (o: OptionView) => boolean) => {
  const found = options(m).filter((o) => o.verb === 'beam' && o.group !== null && fits(o));
  const best = found.sort((a, b) => (b.group?.length ?? 0) - (a.group?.length ?? 0))[0];
  return best === undefined ? null : { option: best };
};

export const FIRST_STAGES: readonly Stage[] = [
  {
    id: 'goal',
    title: say('What wins'),
    text: say(
      'In Warp Speed you win with one planet mission and one space mission. This lesson solves one of each. The bar always says what is asked; what glows amber can act.',
    ),
    done: (m) => m.read.has('goal'),
    look: ['[data-testid="question"]'],
  },
  {
    id: 'report',
    title: say('Somebody is missing'),
    text: say(
      'The planet asks for ENGINEER and Geology, which nobody in your depot has. Vorik has both. You may play two cards a turn: people report to your outpost.',
    ),
    done: (m) => solved(m, PLANET) || ![...m.scene.own].some((id) => isCalled(m, id, NEWCOMER)),
    wish: (m) => {
      const option = options(m).find((o) => o.verb === 'report' && isCalled(m, o.card, NEWCOMER));
      return option ? { option } : null;
    },
  },
  {
    id: 'beam',
    title: say('Beam down'),
    text: say(
      'A planet mission is tried by an Away Team on the planet. The transporters of the depot send people down: more than are needed make it safer.',
    ),
    done: (m) =>
      solved(m, PLANET) ||
      place(m, PLANET)?.below.some(
        (u) => u.kind === 'team' && [NEWCOMER, CAPTAIN].every((x) => u.people.some((c) => isCalled(m, c.id, x))),
      ) === true,
    wish: (m) => {
      const at = place(m, PLANET);
      return beamTo(m, (o) => isPlanetSpot(o.to) && spotLocation(o.to) === at?.id);
    },
  },
  {
    id: 'attempt',
    title: say('Attempt it'),
    text: say(
      'All that the mission asks for is ticked. First the team meets what the other player hid under it; then it solves the mission.',
    ),
    done: (m) => solved(m, PLANET),
    wish: (m) => {
      const option = options(m).find((o) => o.verb === 'attempt' && spotLocation(o.to) === place(m, PLANET)?.id);
      return option ? { option } : null;
    },
  },
  {
    id: 'board',
    title: say('Board the ship'),
    text: say(
      'Now for space, where a ship’s crew does the work. Beam the team up to Voyager. A ship flies only when she is staffed: for each icon on her card somebody aboard with that icon, and one who matches her. The captain has the command icon.',
    ),
    done: (m) => solved(m, SPACE) || isReady(m),
    wish: (m) => beamTo(m, (o) => o.to === ship(m)?.spot),
  },
  {
    id: 'undock',
    title: say('Leave the dock'),
    text: say('She is staffed, but docked at the depot. A docked ship does not fly.'),
    done: (m) => flown(m) || (ship(m)?.card?.dock ?? 0) < 0,
    wish: (m) => {
      const option = options(m).find((o) => o.verb === 'undock' && o.card === ship(m)?.spot);
      return option ? { option } : null;
    },
  },
  {
    id: 'fly',
    title: say('Fly'),
    text: say(
      'The number before a location is the RANGE that it costs to arrive there. What is in reach is ice blue. RANGE comes back every turn.',
    ),
    done: flown,
    wish: (m) => {
      const to = place(m, SPACE)?.id;
      const option = options(m).find((o) => o.verb === 'move' && o.card === ship(m)?.spot && spotLocation(o.to) === to);
      return option ? { option } : null;
    },
  },
  {
    id: 'attempt-space',
    title: say('Solve it from the ship'),
    text: say('Whoever is aboard tries the space mission. Janeway alone is enough for this one.'),
    done: (m) => solved(m, SPACE),
    wish: (m) => {
      const option = options(m).find((o) => o.verb === 'attempt' && spotLocation(o.to) === place(m, SPACE)?.id);
      return option ? { option } : null;
    },
  },
];
