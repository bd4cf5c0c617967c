/** Once each turn, thrice per game …: the only place that counts what may be done only so often. */
import type { Limit } from '../language/definition.ts';
import type { Reason } from './decision.ts';
import { setUse } from './door/uses.ts';
import type { Game } from './game.ts';
import type { Seat, Use } from './state.ts';

const SPENT: Reason = { rule: 'R-4.20', text: 'It has been used as often as its text allows for now' };
const SPENT_FOR_GOOD: Reason = {
  rule: 'R-4.21',
  text: 'It has been used as often as its text allows in a game',
  also: ['R-4.20'],
};

/** What a rule lets each card do once in a turn. */
export const ONCE_A_TURN: Limit = { times: 1, per: 'turn', by: 'card' };

/** The counters of a turn are dropped when it ends, so each player's turn has its own. */
const SPANS: Readonly<Record<Limit['per'], Use['span']>> = {
  turn: 'turn',
  every: 'turn',
  battle: 'battle',
  game: 'game',
};

const byCopy = ({ by }: Limit): boolean => by === 'card' || by === 'card and player';
const byPlayer = ({ by }: Limit): boolean => by === 'card and player' || by === 'title';

/** The place of the counter among the uses, or -1. It is asked for at every decision, so it makes nothing on the way. */
function counterAt(g: Game, seat: Seat, card: number, what: string, limit: Limit, about: string): number {
  const { uses } = g.state;
  for (let i = 0; i < uses.length; i++) {
    const u = uses[i];
    if (u.what !== what || u.about !== about || u.span !== SPANS[limit.per]) continue;
    if (u.seat !== (byPlayer(limit) ? seat : -1)) continue;
    if (byCopy(limit) ? u.card === card : u.card < 0 && u.title === g.def(card).title) return i;
  }
  return -1;
}

/** `about`: the persona, title or quadrant for which it is counted by itself. */
export function whyLimited(
  g: Game,
  seat: Seat,
  card: number,
  what: string,
  limit: Limit | null,
  about = '',
): Reason | null {
  if (limit === null) return null;
  const at = counterAt(g, seat, card, what, limit, about);
  if (at < 0 || g.state.uses[at].times < limit.times) return null;
  return limit.per === 'game' ? SPENT_FOR_GOOD : SPENT;
}

/** How often it was done in that span. */
export function timesUsed(g: Game, seat: Seat, card: number, what: string, limit: Limit): number {
  const at = counterAt(g, seat, card, what, limit, '');
  return at < 0 ? 0 : g.state.uses[at].times;
}

export function useUp(g: Game, seat: Seat, card: number, what: string, limit: Limit | null, about = ''): void {
  if (limit === null) return;
  const at = counterAt(g, seat, card, what, limit, about);
  setUse(g, at, {
    span: SPANS[limit.per],
    what,
    card: byCopy(limit) ? card : -1,
    seat: byPlayer(limit) ? seat : -1,
    title: byCopy(limit) ? '' : g.def(card).title,
    about,
    times: at < 0 ? 1 : g.state.uses[at].times + 1,
  });
}
