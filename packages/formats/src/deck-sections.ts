/** The headings of a deck list: which pile the cards below them belong to. */
import type { DeckList } from '@spaceline/engine';

export type Pile = keyof DeckList | 'aside';

/** 'home': each card lies where such cards belong, for the list only says of what kind they are. */
export type Place = Pile | 'home';

/** Headings by their letters alone. Lackey writes Missions, Seed+Dil, Sites, Tactics, Flash, QsTent and Aside. */
const SECTIONS: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['deck', 'draw'],
  ['maindeck', 'draw'],
  ['draw', 'draw'],
  ['drawdeck', 'draw'],
  ['drawpile', 'draw'],
  ['mission', 'missions'],
  ['missions', 'missions'],
  ['seed', 'seeds'],
  ['seeds', 'seeds'],
  ['seedcards', 'seeds'],
  ['seeddeck', 'seeds'],
  ['seeddil', 'seeds'],
  ['dilemmas', 'seeds'],
  ['sites', 'seeds'],
  ['battlebridge', 'tactics'],
  ['battlebridgesidedeck', 'tactics'],
  ['tactics', 'tactics'],
  ['q', 'q'],
  ['qcontinuum', 'q'],
  ['qcontinuumsidedeck', 'q'],
  ['flash', 'q'],
  ['qflash', 'q'],
  ['tent', 'tent'],
  ['qstent', 'tent'],
  ['qstentsidedeck', 'tent'],
  ['aside', 'aside'],
  ['keptaside', 'aside'],
  ['sideboard', 'aside'],
  // pages that sort by kind: what of it is seeded and what drawn they do not say
  ...[
    'artifacts',
    'doorways',
    'equipment',
    'events',
    'facilities',
    'incidents',
    'interrupts',
    'objectives',
    'outposts',
    'personnel',
    'planetdilemmas',
    'ships',
    'spacedilemmas',
    'timelocations',
  ].map((kind): [string, Place] => [kind, 'home']),
]);

const letters = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\bcards?\b/g, '')
    .replace(/[^a-z]/g, '');

const named = (heading: string): Place | undefined =>
  SECTIONS.get(heading.toLowerCase().replace(/[^a-z]/g, '')) ?? SECTIONS.get(letters(heading));

/** A heading may name several kinds ("Dilemmas/Artifacts") and explain itself in brackets ("Aside (not in the deck)"). */
export function sectionOf(heading: string): Place | undefined {
  const whole = named(heading) ?? named(heading.replace(/\(.*/, ''));
  if (whole !== undefined) return whole;
  const places = heading.split(/[/&,]|\band\b/i).map(named);
  const [first] = places;
  if (places.length < 2 || places.includes(undefined)) return undefined;
  return places.every((p) => p === first) ? first : 'home';
}

/** The order in which a deck is written, with the names Lackey knows. */
export const WRITTEN: readonly (readonly [Pile, string])[] = [
  ['draw', 'Deck'],
  ['missions', 'Missions'],
  ['seeds', 'Seed+Dil'],
  ['tactics', 'Tactics'],
  ['q', 'Flash'],
  ['tent', 'QsTent'],
  ['aside', 'Aside'],
];
