/**
 * What a viewer calls cards and places, from what that viewer sees. Nothing here names a card that the viewer may not know: a
 * game and a view are looked at in the same way (naming.ts).
 */
import {
  FIRST_IN_PLAY,
  isCardSpot,
  isPlanetSpot,
  locationSpot,
  NOWHERE,
  planetSpot,
  QUADRANTS,
  type Seat,
  type Spot,
  spotLocation,
  type Viewer,
  type Words,
  Zone,
} from '@spaceline/engine';
import { NAMES } from './english.ts';
import type { Language } from './language.ts';
import { fill, type Holes, joined } from './template.ts';

export interface SeenCard {
  /** null: it may not be named */
  readonly title: string | null;
  readonly type: string | null;
  readonly printing: string | null;
  readonly controller: Seat;
  readonly zone: Zone;
  readonly host: number;
}

interface SeenLocation {
  readonly id: number;
  readonly quadrant: number;
  readonly missions: readonly number[];
  readonly card: number;
}

/** A table as one viewer sees it. */
export interface Seen {
  readonly viewer: Viewer;
  readonly language: Language;
  readonly locations: readonly SeenLocation[];
  readonly lines: readonly (readonly number[])[];
  /** null: nothing is known of it */
  card(id: number): SeenCard | null;
  /** the cards in play that have this title, as far as the viewer knows; null for those that may not be named. Missions are places. */
  titled(title: string | null): readonly number[];
  /** those in that player's hand, as far as the viewer knows */
  inHand(title: string, seat: Seat): readonly number[];
  owner(id: number): Seat;
  seat(seat: Seat): Words;
}

const say = (s: Seen, template: string, holes?: Holes): Words => fill(s.language(template), holes).text;

/** "yours", "the opponent’s"; for a spectator "Kim’s". */
function whoseName(s: Seen, seat: Seat): Words {
  if (s.viewer < 0) return say(s, NAMES.of, { who: s.seat(seat) });
  return say(s, seat === s.viewer ? NAMES.yours : NAMES.theirs);
}

const marked = (s: Seen, name: Words, marks: readonly Words[]): Words =>
  marks.length === 0 ? name : say(s, NAMES.marked, { name, marks: joined(marks, ', ') });

/** Where a card is, to tell it from its namesakes; a card that is worn is where its bearer is. */
function spotOf(s: Seen, id: number): Spot {
  const c = s.card(id);
  switch (c?.zone) {
    case Zone.Aboard:
      return c.host;
    case Zone.Planet:
      return planetSpot(c.host);
    case Zone.Space:
    case Zone.Mission:
    case Zone.OnLocation:
      return locationSpot(c.host);
    case Zone.On:
      return spotOf(s, c.host);
    default:
      return NOWHERE;
  }
}

/** Which of those that nothing else tells apart, as they lie there. */
const numbered = (s: Seen, id: number, alike: readonly number[]): Words[] =>
  alike.length === 0 ? [] : [say(s, NAMES.number, { n: alike.filter((x) => x < id).length + 1 })];

/** Of several printings of one title in a hand, which. */
function printingOf(s: Seen, c: SeenCard): Words[] {
  if (c.zone !== Zone.Hand || c.title === null) return [];
  const all = [...new Set(s.inHand(c.title, c.controller).map((id) => s.card(id)!.printing))].sort();
  return all.length < 2 ? [] : [say(s, NAMES.printing, { n: all.indexOf(c.printing) + 1 })];
}

/** A card that may not be known; where there are several, with what can be seen of it: whose, where, which. */
function hiddenCalled(s: Seen, id: number): Words {
  const name = say(s, NAMES.hiddenCard);
  const c = s.card(id);
  const others = s.titled(null).filter((x) => x !== id);
  if (c === null || c.zone < FIRST_IN_PLAY || others.length === 0) return name;
  const alike = others.filter((x) => s.card(x)?.controller === c.controller);
  const spot = spotOf(s, id);
  const here = alike.filter((x) => spotOf(s, x) === spot && s.card(x)?.zone === c.zone);
  const marks: Words[] = alike.length < others.length ? [whoseName(s, c.controller)] : [];
  if (spot !== NOWHERE) marks.push(whereIs(s, id));
  return marked(s, name, [...marks, ...numbered(s, id, here)]);
}

/**
 * The title; where several in play share it, with what tells them apart: whose, where, which. `whose`: a card that is not the
 * viewer's is told with whose it is in any case.
 */
export function cardCalled(s: Seen, id: number, whose = false): Words {
  const c = s.card(id);
  if (c === null || c.title === null) return hiddenCalled(s, id);
  const foreign = whose && s.viewer >= 0 && c.controller !== s.viewer;
  if (c.zone === Zone.Mission) return placeCalled(s, c.host, foreign ? c.controller : null);
  const marks = printingOf(s, c);
  const others = c.zone < FIRST_IN_PLAY ? [] : s.titled(c.title).filter((x) => x !== id);
  const alike = others.filter((x) => s.card(x)?.controller === c.controller);
  if (foreign || alike.length < others.length) marks.push(whoseName(s, c.controller));
  const spot = spotOf(s, id);
  const here = alike.filter((x) => spotOf(s, x) === spot);
  if (here.length < alike.length && spot !== NOWHERE) marks.push(whereIs(s, id));
  return marked(s, c.title, [...marks, ...numbered(s, id, here)]);
}

/** "aboard Kazon Raider", "on the planet of Liberation", "at Liberation"; '' where there is nothing to say. */
export function whereIs(s: Seen, id: number): Words {
  const c = s.card(id);
  if (c === null) return '';
  const card = () => ({ card: cardCalled(s, c.host) });
  const place = () => ({ place: placeCalled(s, c.host) });
  switch (c.zone) {
    case Zone.Aboard:
      return say(s, NAMES.aboard, card());
    case Zone.On:
      return say(s, NAMES.on, card());
    case Zone.Planet:
      return say(s, NAMES.onPlanet, place());
    case Zone.Space:
    case Zone.Mission:
      return say(s, NAMES.at, place());
    case Zone.OnLocation:
      return say(s, NAMES.onLocation, place());
    case Zone.Seeded:
      return say(s, NAMES.under, place());
    case Zone.Hand:
      return c.controller === s.viewer
        ? say(s, NAMES.yourHand)
        : say(s, NAMES.theirHand, { whose: whoseName(s, c.controller) });
    case Zone.Table:
      return say(s, NAMES.onTable);
    default:
      return '';
  }
}

/** The card that stands for a location: its mission, or the card that made it; -1 for none. */
export function cardOf(s: Seen, location: number): number {
  const l = s.locations[location];
  return l === undefined ? -1 : (l.missions[0] ?? l.card);
}

const titleOf = (s: Seen, location: number): string | null => {
  const card = cardOf(s, location);
  return card < 0 ? null : (s.card(card)?.title ?? null);
};

/** The quadrant, where there are twins beside those of the same line. */
function lineOf(s: Seen, location: number, twins: readonly SeenLocation[]): Words[] {
  const { quadrant } = s.locations[location];
  if (twins.every((l) => l.quadrant === quadrant)) return [];
  const name = QUADRANTS[quadrant];
  return [name === undefined ? say(s, NAMES.anotherTime) : say(s, NAMES.quadrant, { name })];
}

/** The title of a location's mission; where two locations share it, with what tells them apart. */
export function placeCalled(s: Seen, location: number, whose: Seat | null = null): Words {
  const title = titleOf(s, location);
  if (title === null) return say(s, NAMES.location, { n: location + 1 });
  const marks = whose === null ? [] : [whoseName(s, whose)];
  const twins = s.locations.filter((l) => l.id !== location && titleOf(s, l.id) === title);
  if (twins.length > 0) {
    const owner = s.owner(cardOf(s, location));
    const sameOwner = twins.some((l) => s.owner(cardOf(s, l.id)) === owner);
    const n = s.lines[s.locations[location].quadrant].indexOf(location) + 1;
    if (sameOwner) marks.push(...lineOf(s, location, twins), say(s, NAMES.nth, { n }));
    else if (whose === null) marks.push(whoseName(s, owner));
  }
  return marked(s, title, marks);
}

export function spotCalled(s: Seen, spot: Spot): Words {
  if (spot === NOWHERE) return say(s, NAMES.table);
  if (isCardSpot(spot)) return cardCalled(s, spot);
  const place = placeCalled(s, spotLocation(spot));
  return isPlanetSpot(spot) ? say(s, NAMES.planet, { place }) : place;
}
