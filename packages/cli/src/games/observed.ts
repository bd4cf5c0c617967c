/** What happened to the cards of a game: who drew and played what, which dilemmas stopped whom, and points by turn. */
import { type Game, type Header, type Seat, Zone } from '@spaceline/engine';

export interface SideSeen {
  /** titles, each once */
  drawn: string[];
  played: string[];
  /** what its people met, each time: the dilemma, whether they failed at it, whom it stopped and killed */
  met: Met[];
  /** the score after each turn, the first at 0 */
  points: number[];
}

export interface Met {
  title: string;
  failed: boolean;
  stopped: string[];
  killed: string[];
}

/** The game must have been logged. */
export function observe(g: Game, header: Header): [SideSeen, SideSeen] {
  return [side(g, header, 0), side(g, header, 1)];
}

function side(g: Game, header: Header, seat: Seat): SideSeen {
  const titleOf = (def: number) => g.rules.catalogue.defs[def].title;
  const played = new Set<string>();
  const met: Met[] = [];
  for (const { telling: t } of g.log) {
    if ((t.kind === 'reported' || t.kind === 'played') && t.who === seat) played.add(titleOf(t.card.def));
    if (t.kind === 'met' && t.who === seat)
      met.push({ title: titleOf(t.card.def), failed: false, stopped: [], killed: [] });
    const now = met.at(-1);
    if (now === undefined) continue;
    const isOurs = (c: { owner: Seat; def: number }) => c.owner === seat && g.rules.catalogue.defs[c.def].personnel;
    if (t.kind === 'stopped' && t.by !== null && titleOf(t.by.def) === now.title)
      now.stopped.push(...t.cards.filter(isOurs).map((c) => titleOf(c.def)));
    if (t.kind === 'killed' && t.cause.by !== null && isOurs(t.whom) && titleOf(t.cause.by.def) === now.title)
      now.killed.push(titleOf(t.whom.def));
    if (t.kind === 'encounter-over' && t.who === seat && t.outcome === 'failed') now.failed = true;
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
  return { drawn: [...drawn], played: [...played], met, points };
}
