/** Places by what they are called, by what they show, and by what lies on them. */

import {
  type Affiliation,
  affiliationBit,
  affiliations,
  completedAt,
  type Game,
  hasKeyword,
  isAssimilated,
  isPlanetLocation,
  locationOf,
  locationSpot,
  spotLocation,
} from '@spaceline/engine';
import { type Condition, type Filter, missions, Place, type Reading } from '@spaceline/engine/language';
import { called } from './titles.ts';

type Test = (r: Reading, location: number) => boolean;

const missionsWhich = (is: Test, words: { pre?: string; post?: string; names?: readonly string[] }): Place =>
  new Place([{ is: (r, l) => r.g.location(l).missions.length > 0 && is(r, l), ...words }], false, [
    'mission',
    'missions',
  ]);

/** Planets that others speak of, the missions that show them, and whose homeworld each is (R-3.19, CR-120). */
const WORLDS = {
  Earth: { name: 'Earth', missions: ['Espionage Mission'], of: 'Federation' },
  Romulus: { name: 'Romulus', missions: ['Cloaked Mission'], of: 'Romulan' },
  "Qo'noS": { name: "Qo'noS", missions: ['Expose Covert Supply'], of: 'Klingon' },
  Ferenginar: { name: 'Ferenginar', missions: ['Deliver Message'], of: 'Ferengi' },
  Bajor: { name: 'Bajor', missions: ['Alter Records'], of: 'Bajoran' },
  'Cardassia Prime': { name: 'Cardassia Prime', missions: ['Orb Negotiations'], of: 'Cardassian' },
  Founders: { name: "Founders' homeworld", missions: ['Intelligence Operation'], of: 'Dominion' },
} as const satisfies Record<string, { name: string; missions: readonly string[]; of: Affiliation }>;
export type World = keyof typeof WORLDS;
const WORLD_NAMES: readonly World[] = [
  'Earth',
  'Romulus',
  "Qo'noS",
  'Ferenginar',
  'Bajor',
  'Cardassia Prime',
  'Founders',
];

/** Other places that cards speak of, and the missions that show them; none where no source says which it is. */
const PLACES = {
  'Cardassia IV': ['Rescue Prisoners'],
  Gateway: ['Historical Research'],
  'Wolf 359': [],
} as const satisfies Record<string, readonly string[]>;

const shown = (missions: readonly string[]): Test => {
  const shows = called(...missions);
  return ({ g }, l) => g.location(l).missions.some((m) => shows(g, m));
};

const isWorld = (w: World): Test => shown(WORLDS[w].missions);

/** The place of that name. */
export const place = (p: keyof typeof PLACES): Place => {
  const missions: readonly string[] = PLACES[p];
  return missionsWhich(shown(missions), { names: [missions.length > 0 ? p : `${p} (no mission is known to be it)`] });
};

/** The planet of that name, as a mission to play or seed something on, and as a place to report to. */
export const world = (w: World): Place => missionsWhich(isWorld(w), { names: [WORLDS[w].name] });
export const onWorld = (w: World): Place =>
  new Place([{ is: isWorld(w), names: [WORLDS[w].name] }], true, ['planet', 'planets']);

/** Anywhere at all, a location that is no mission included. */
export const locationsAll = new Place([], false, ['location', 'locations']);

/** R-3.17: one of these icons, on the end that faces either player. */
export const missionsWith = (...icons: readonly Affiliation[]): Place =>
  missionsWhich((r, l) => iconsAt(r.g, l).some((a) => icons.includes(a)), {
    post: `with ${icons.map((i) => `[${i}]`).join(' or ')}`,
  });
export const missionsWithoutIcons = missionsWhich((r, l) => iconsAt(r.g, l).length === 0, {
  post: 'without affiliation icons',
});
export const iconsAt = (g: Game, location: number): Affiliation[] =>
  g
    .location(location)
    .missions.flatMap((m) => [...(g.def(m).facts.missionAffiliations ?? []), ...(g.def(m).rules?.otherEnd ?? [])]);

/** Of missions: neither end shows this icon. */
export const lackingIcon = (a: Affiliation): Filter => ({
  test: ({ g }, spot) => !iconsAt(g, spotLocation(spot)).includes(a),
  pre: '',
  post: `without [${a}]`,
});

const known = (g: Game, location: number, word: string): boolean =>
  g.location(location).missions.some((m) => hasKeyword(g, m, word));

/** Of missions. */
export const noHomeworld: Filter = {
  test: ({ g }, spot) => !known(g, spotLocation(spot), 'Homeworld'),
  pre: '',
  post: 'that is no homeworld',
};
export const homeworlds: Place = missions.knownAs('Homeworld');

/** Whose homeworld that place is, as a bit; 0 where it is nobody's. */
export function homeOf(g: Game, location: number): number {
  const titles = location < 0 ? [] : g.location(location).missions.map((m) => g.def(m).title);
  const here = WORLD_NAMES.find((w) => WORLDS[w].missions.some((t) => titles.includes(t)));
  return here === undefined ? 0 : affiliationBit(WORLDS[here].of);
}

/** Of the affiliation whose homeworld this card is on. */
export const ofThisHomeworld: Filter = {
  test: (r, id) => (affiliations(r.g, id) & homeOf(r.g, locationOf(r.g, r.source))) !== 0,
  pre: '',
  post: 'of the affiliation of this homeworld',
};

/** Planets that you have assimilated: the objective lies on them (VOY-31 to VOY-34). */
export const assimilatedPlanets = missionsWhich(
  ({ g, you }, l) => isPlanetLocation(g, l) && isAssimilated(g, l) && g.card(completedAt(g, l)).controller === you,
  { pre: 'planet', post: 'that you have assimilated' },
);

/** This card is at such a place. */
export const isAt = (place: Place): Condition => ({
  met: (r) => {
    const l = locationOf(r.g, r.source);
    return l >= 0 && place.has(r, locationSpot(l));
  },
  text: `it is at ${place.one.replace(/^any\b/, 'a')}`,
  hint: 0.5,
});
