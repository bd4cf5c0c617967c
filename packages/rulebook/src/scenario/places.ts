/** Where a card is, in the words of the contract. */
import { FIRST_IN_PLAY, type Game, locationOf, Status, Zone } from '@spaceline/engine';

/** Places that are piles, or the table; a `side-deck` is any of three. */
export const PILE_NAMES: Readonly<Record<string, readonly Zone[]>> = {
  hand: [Zone.Hand],
  deck: [Zone.Deck],
  discard: [Zone.Discard],
  points: [Zone.Points],
  'out-of-play': [Zone.OutOfPlay],
  'side-deck': [Zone.Bridge, Zone.QDeck, Zone.Tent],
  table: [Zone.Table],
};

/** Places that name a card, and those that are not a whole pile. */
export const PLACES_OF = ['aboard', 'planet', 'at', 'on', 'under', 'brig of'];
export const OTHER_PLACES = ['deck top', 'deck bottom', 'trap'];
const PLACE = new RegExp(`^(${PLACES_OF.join('|')}) (.+)$`);

export function whereIs(g: Game, id: number): string {
  const c = g.card(id);
  const title = (x: number) => g.def(x).title;
  const mission = (l: number) => title(g.location(l).missions[0] ?? g.location(l).card);
  switch (c.zone) {
    case Zone.Aboard:
      return `aboard ${title(c.host)}`;
    case Zone.On:
      return `on ${title(c.host)}`;
    case Zone.Planet:
      return `planet ${mission(c.host)}`;
    case Zone.Space:
      return `at ${mission(c.host)}`;
    case Zone.OnLocation:
      return `on ${mission(c.host)}`;
    case Zone.Seeded:
      return `under ${mission(c.host)}`;
    case Zone.Under:
      return `under ${title(c.host)}`;
    case Zone.Mission:
      return 'the spaceline';
    default:
      return Object.keys(PILE_NAMES).find((k) => PILE_NAMES[k].includes(c.zone)) ?? Zone[c.zone].toLowerCase();
  }
}

/** Is a card in this place? Undefined when no place is called so; `ids` says which cards a name in it means. */
export function isIn(
  g: Game,
  id: number,
  place: string,
  ids: (name: string) => readonly number[],
): boolean | undefined {
  const c = g.card(id);
  if (place === 'deck top') return c.zone === Zone.Deck && g.deck(c.owner)[0] === id;
  if (place === 'deck bottom') return c.zone === Zone.Deck && g.deck(c.owner).at(-1) === id;
  if (place === 'trap') return (c.status & Status.Trapped) !== 0;
  if (Object.hasOwn(PILE_NAMES, place)) return PILE_NAMES[place].includes(c.zone);
  const m = PLACE.exec(place);
  if (m === null) return undefined;
  const there = ids(m[2]);
  const atLocation = (l: number) =>
    l >= 0 && [...g.location(l).missions, g.location(l).card].some((x) => there.includes(x));
  switch (m[1]) {
    case 'aboard':
      return c.zone === Zone.Aboard && there.some((x) => x === c.host || isSiteOf(g, c.host, x));
    case 'planet':
      return c.zone === Zone.Planet && atLocation(c.host);
    case 'at':
      return c.zone >= FIRST_IN_PLAY && atLocation(locationOf(g, id));
    case 'on':
      return (c.zone === Zone.On && there.includes(c.host)) || (c.zone === Zone.OnLocation && atLocation(c.host));
    case 'under':
      return (
        (c.zone === Zone.Seeded && atLocation(c.host)) ||
        // what lies under a card on a mission lies under that mission, too
        (c.zone === Zone.Under && (there.includes(c.host) || atLocation(locationOf(g, c.host)))) ||
        isLaidOut(g, id, atLocation)
      );
    default:
      return c.zone === Zone.Aboard && there.includes(c.host) && (c.status & Status.Jailed) !== 0;
  }
}

/** Whoever is at a site is aboard its station. */
const isSiteOf = (g: Game, site: number, station: number): boolean =>
  g.def(site).facts.type === 'Site' && g.card(site).zone === Zone.Aboard && g.card(site).host === station;

/** A card laid out in batch seeding is as good as under its mission. */
function isLaidOut(g: Game, id: number, atLocation: (l: number) => boolean): boolean {
  const p = g.state.processes[0];
  if (p === undefined || p.kind !== 'seeding') return false;
  return p.stacks.some((stacks) => stacks.some((stack, l) => stack?.includes(id) && atLocation(l)));
}
