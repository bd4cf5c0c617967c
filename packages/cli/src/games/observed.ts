/** What happened to the cards of a game: who drew and played what, which dilemmas stopped whom, and points by turn. */
import { type Game, type Header, type Seat, Zone } from '@spaceline/engine';

export interface SideSeen {
  /** titles, each once */
  drawn: string[];
  played: string[];
  /** dilemmas of the other player that this one failed at, each as often as it happened */
  stoppedBy: string[];
  /** the score after each turn, the first at 0 */
  points: number[];
}

/** The game must have been logged. */
export function observe(g: Game, header: Header): [SideSeen, SideSeen] {
  return [side(g, header, 0), side(g, header, 1)];
}

function side(g: Game, header: Header, seat: Seat): SideSeen {
  const titleOf = (def: number) => g.rules.catalogue.defs[def].title;
  const played = new Set<string>();
  const stoppedBy: string[] = [];
  for (const { telling: t } of g.log) {
    if ((t.kind === 'reported' || t.kind === 'played') && t.who === seat) played.add(titleOf(t.card.def));
    if (t.kind === 'encounter-over' && t.who === seat && t.outcome === 'failed') stoppedBy.push(titleOf(t.card.def));
  }
  const drawn = new Set(played);
  const listed = new Set(header.decks[seat].draw);
  for (const c of g.state.cards) {
    if (c.owner !== seat || c.zone === Zone.Deck) continue;
    const { facts, title } = g.rules.catalogue.defs[c.def];
    if (listed.has(facts.id)) drawn.add(title);
  }
  const points: number[] = [];
  for (let turn = 0; turn < g.state.turn.number; turn++) {
    const scored = g.state.ledger.filter((e) => e.seat === seat && e.turn <= turn + 1);
    points.push(scored.reduce((n, e) => n + e.points, 0));
  }
  return { drawn: [...drawn], played: [...played], stoppedBy, points };
}
