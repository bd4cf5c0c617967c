/** Names for tests: seat 0 is Kim, seat 1 is Maje; cards are numbered, and a printing's title is its name in capitals. */
import type { CardDef, CardRef, Seat, Viewer } from '@spaceline/engine';
import { isCardSpot, isPlanetSpot, NOWHERE, spotLocation } from '@spaceline/engine';
import { ENGLISH, type Language } from './language.ts';
import type { Naming } from './naming.ts';

/** The titles of the cards of tests, by their numbers. */
export const TITLES = ['Tuvok', 'Halok', 'Kazon Raider', 'Armus', 'Liberation', 'Outpost', 'U.S.S. Voyager', 'Maquis'];

const printingOf = (card: number): string => `p-${card}`;
export const defs = TITLES.map((title, i) => ({ title, facts: { id: printingOf(i) } })) as unknown as CardDef[];

export const NAMES = ['Kim', 'Maje'];
export const VIEWERS: readonly Viewer[] = [0, 1, -1];

const MISSION = 4;

/** A card that these may know: 1 and 2 for the seats, 4 for spectators. */
export const card = (title: string, seen = 7): CardRef => {
  const def = TITLES.indexOf(title);
  if (def < 0) throw new Error(`tests know no ${title}`);
  return { card: def, def, owner: 0, seen };
};

export function naming(viewer: Viewer, language: Language = ENGLISH): Naming {
  const place = (location: number) => (location === 0 ? TITLES[MISSION] : `Place ${location}`);
  const called = (id: number) => TITLES[id] ?? 'a hidden card';
  return {
    viewer,
    language,
    seat: (seat: Seat) => NAMES[seat],
    title: (printing) => TITLES[Number(printing.slice(2))],
    ability: (_printing, mark) => (mark === 'boost' ? 'boost it' : null),
    way: (_printing, mark) => (mark === 'nullify' ? 'nullify it' : null),
    place,
    placeCard: (location) => (location === 0 ? printingOf(MISSION) : null),
    card: (id, whose) => (whose && id === 2 ? `${called(id)} (theirs)` : called(id)),
    type: (id) => ({ 3: 'Dilemma', 4: 'Mission', 5: 'Facility' })[id] ?? 'Personnel',
    where: (id) => `beside ${called(id)}`,
    spot: (spot) => {
      if (spot === NOWHERE) return 'the table';
      if (isCardSpot(spot)) return called(spot);
      return isPlanetSpot(spot) ? `the planet of ${place(spotLocation(spot))}` : place(spotLocation(spot));
    },
  };
}
