/** Each card is in exactly one place, and nobody's cards become more or fewer. */
import { type Card, type Game, isPile, type Location, PILES, SEATS, vesselOf, Zone } from '@spaceline/engine';

/** How many cards each player brought; an outpost that a mission shows is none (WARP-08). */
export const cardCounts = (g: Game): number[] =>
  SEATS.map((seat) => g.state.cards.filter((c) => c.owner === seat && !g.defs[c.def].facts.token).length);

/** Is the dock at the ship's location, or a site of a station that is? */
const isThere = (g: Game, c: Card): boolean => g.card(vesselOf(g, c.dock)).host === c.host;

/** The first thing that is wrong, or null. */
export function wrongPlace(g: Game, counts: readonly number[]): string | null {
  const now = cardCounts(g);
  if (now.some((n, seat) => n !== counts[seat]))
    return `the players have ${now.join(' and ')} cards, not ${counts.join(' and ')}`;
  return wrongList(g) ?? wrongCard(g);
}

/** The piles and stacks: no card twice, every card with the zone that belongs to the list. */
function wrongList(g: Game): string | null {
  const { cards, piles, locations } = g.state;
  const listed = new Map<number, string>();
  const check = (ids: readonly number[], where: string, fits: (id: number) => boolean): string | null => {
    for (const id of ids) {
      if (cards[id] === undefined) return `${where} holds card ${id}, which there is not`;
      const already = listed.get(id);
      if (already !== undefined) return `${name(g, id)} is in ${already} and in ${where}`;
      listed.set(id, where);
      if (!fits(id)) return `${name(g, id)} is listed in ${where}, and says it is in ${Zone[cards[id].zone]}`;
    }
    return null;
  };
  for (const seat of SEATS) {
    for (const zone of PILES) {
      // a scored card lies with whoever scored it
      const whose = (id: number) => (zone === Zone.Points ? cards[id].controller : cards[id].owner);
      const fits = (id: number) => cards[id].zone === zone && whose(id) === seat;
      const bad = check(piles[seat][zone - 1], `the ${Zone[zone]} of seat ${seat}`, fits);
      if (bad) return bad;
    }
  }
  for (const l of locations) {
    const bad =
      check(
        l.seeds,
        `the seeds of location ${l.id}`,
        (id) => cards[id].zone === Zone.Seeded && cards[id].host === l.id,
      ) ??
      check(
        l.missions,
        `the missions of location ${l.id}`,
        (id) => cards[id].zone === Zone.Mission && cards[id].host === l.id,
      );
    if (bad) return bad;
  }
  for (const c of cards) {
    const inList = isPile(c.zone) || c.zone === Zone.Seeded || c.zone === Zone.Mission;
    if (inList && !listed.has(c.id)) return `${name(g, c.id)} says it is in ${Zone[c.zone]}, and is not listed there`;
  }
  return null;
}

/** The cards in play: what they are aboard, on or docked at is there too. */
function wrongCard(g: Game): string | null {
  const { cards, locations, processes } = g.state;
  const quiet = processes[processes.length - 1]?.kind === 'turn' && g.decision?.kind === 'action';
  for (const c of cards) {
    switch (c.zone) {
      case Zone.Aboard:
      case Zone.On:
      case Zone.Under: {
        const host = cards[c.host];
        if (host === undefined || host.zone < Zone.Mission)
          return `${name(g, c.id)} is ${Zone[c.zone]} ${c.host}, which is not in play`;
        if (inCircle(g, c.id)) return `${name(g, c.id)} is, in the end, on itself`;
        break;
      }
      case Zone.Space:
      case Zone.Planet:
      case Zone.OnLocation:
        if (!isLocation(locations, c.host)) return `${name(g, c.id)} is at location ${c.host}, which there is not`;
        break;
      case Zone.Aside:
        // between two actions nothing is left hanging in the air, but for what is no card of its own
        if (quiet && !g.def(c.id).facts.token) return `${name(g, c.id)} is nowhere between two actions`;
        break;
      default:
        break;
    }
    if (c.dock >= 0 && (cards[c.dock] === undefined || cards[c.dock].zone < Zone.Mission || !isThere(g, c)))
      return `${name(g, c.id)} is docked at ${c.dock}, which is not where it is`;
  }
  return null;
}

const isLocation = (locations: readonly Location[], id: number): boolean => locations[id] !== undefined;

function inCircle(g: Game, id: number): boolean {
  let c = g.card(id);
  for (let n = 0; n <= g.state.cards.length; n++) {
    if (c.zone !== Zone.Aboard && c.zone !== Zone.On && c.zone !== Zone.Under) return false;
    c = g.card(c.host);
  }
  return true;
}

const name = (g: Game, id: number): string => `${g.def(id).title} (card ${id})`;
