/** What a viewer calls cards and places. Nothing here names a card that the viewer may not know. */
import {
  cardOfLocation,
  FIRST_IN_PLAY,
  type Game,
  isCardSpot,
  isPlanetSpot,
  knows,
  NOWHERE,
  type Seat,
  type Spot,
  spotLocation,
  spotOf,
  type Viewer,
  Zone,
} from '@spaceline/engine';

export const HIDDEN_CARD = 'a hidden card';

/** The piles that their owner searches; what such a search offers may be named to the searcher. */
const SEARCHED: readonly Zone[] = [Zone.Deck, Zone.Bridge, Zone.QDeck, Zone.Tent];

/** May the card be named to this viewer, in an option offered to that viewer? */
export function mayName(g: Game, viewer: Viewer, id: number): boolean {
  if (knows(g, viewer, id)) return true;
  const c = g.card(id);
  return c.owner === viewer && SEARCHED.includes(c.zone);
}

/** "yours", "the opponent's"; for a spectator "A's", "B's". */
export function whose(viewer: Viewer, seat: Seat): string {
  if (viewer < 0) return seat === 0 ? 'A’s' : 'B’s';
  return seat === viewer ? 'yours' : 'the opponent’s';
}

/** The other cards in play that share the title, as far as the viewer knows. */
function namesakes(g: Game, viewer: Viewer, id: number): number[] {
  const title = g.def(id).title;
  return g.state.cards
    .filter((c) => c.id !== id && c.zone >= FIRST_IN_PLAY && c.zone !== Zone.Mission)
    .map((c) => c.id)
    .filter((x) => g.def(x).title === title && knows(g, viewer, x));
}

/** The title; where several in play share it, with what tells them apart: whose, where, which. */
export function cardName(g: Game, viewer: Viewer, id: number): string {
  if (!mayName(g, viewer, id)) return HIDDEN_CARD;
  const c = g.card(id);
  const { title } = g.def(id);
  if (c.zone < FIRST_IN_PLAY) return title;
  if (c.zone === Zone.Mission) return placeName(g, viewer, c.host);
  const others = namesakes(g, viewer, id);
  if (others.length === 0) return title;
  const marks: string[] = [];
  let alike = others.filter((x) => g.card(x).controller === c.controller);
  if (alike.length < others.length) marks.push(whose(viewer, c.controller));
  const spot = spotOf(g, id);
  const here = alike.filter((x) => spotOf(g, x) === spot);
  if (here.length < alike.length && spot !== NOWHERE) marks.push(whereText(g, viewer, id));
  alike = here.filter((x) => g.def(x).ship || g.def(x).facility);
  if (alike.length > 0) marks.push(`no. ${alike.filter((x) => x < id).length + 1}`);
  return marks.length > 0 ? `${title} (${marks.join(', ')})` : title;
}

/** "aboard Kazon Raider", "on the planet of Liberation", "at Liberation". */
export function whereText(g: Game, viewer: Viewer, id: number): string {
  const c = g.card(id);
  switch (c.zone) {
    case Zone.Aboard:
      return `aboard ${cardName(g, viewer, c.host)}`;
    case Zone.On:
      return `on ${cardName(g, viewer, c.host)}`;
    case Zone.Planet:
      return `on the planet of ${placeName(g, viewer, c.host)}`;
    case Zone.Space:
    case Zone.Mission:
      return `at ${placeName(g, viewer, c.host)}`;
    case Zone.OnLocation:
    case Zone.Seeded:
      return `${c.zone === Zone.Seeded ? 'under' : 'on'} ${placeName(g, viewer, c.host)}`;
    case Zone.Hand:
      return c.owner === viewer ? 'in your hand' : `in ${whose(viewer, c.owner)} hand`;
    case Zone.Table:
      return 'on the table';
    default:
      return '';
  }
}

/** The title of a location's mission; where two locations share it, with what tells them apart. */
export function placeName(g: Game, viewer: Viewer, location: number): string {
  const card = cardOfLocation(g, location);
  if (card < 0) return `location ${location + 1}`;
  const { title } = g.def(card);
  const twins = g.state.locations.filter((l) => {
    const other = cardOfLocation(g, l.id);
    return l.id !== location && other >= 0 && g.def(other).title === title;
  });
  if (twins.length === 0) return title;
  const owner = g.card(card).owner;
  const sameOwner = twins.some((l) => g.card(cardOfLocation(g, l.id)).owner === owner);
  if (!sameOwner) return `${title} (${whose(viewer, owner)})`;
  const line = g.state.lines[g.location(location).quadrant];
  return `${title} (place ${line.indexOf(location) + 1})`;
}

export function spotName(g: Game, viewer: Viewer, spot: Spot): string {
  if (spot === NOWHERE) return 'the table';
  if (isCardSpot(spot)) return cardName(g, viewer, spot);
  const place = placeName(g, viewer, spotLocation(spot));
  return isPlanetSpot(spot) ? `the planet of ${place}` : place;
}

/** "Maniz", "Maniz and Halok", "Maniz, Halok and Narret". */
export function list(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** Equal names once, with a count: "Halok x2". */
export function tally(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const n of names) counts.set(n, (counts.get(n) ?? 0) + 1);
  return [...counts].map(([name, n]) => (n > 1 ? `${name} x${n}` : name));
}
