/** What a bot would do while a person seeds: a proposal for those who leave their layout to the table. */
import { heuristicBot, makeDice } from '@spaceline/bots';
import { checkGroup, type Game, type Seat } from '@spaceline/engine';
import type { Proposal } from '@spaceline/protocol';

/** Seeding only: in a turn nobody is told what to do. A bot reads what its seat may know, and nothing else. */
export function proposalFor(g: Game, seat: Seat): Proposal | null {
  const d = g.decisionFor(seat);
  if (d === null || d.kind !== 'seed') return null;
  const { option, cards } = heuristicBot(makeDice('proposal')).choose(g, seat, d);
  if (!d.options.includes(option)) return null;
  if (option.group !== null && checkGroup(d, option, cards) !== null) return null;
  return { answer: option.key, cards: option.group === null ? null : cards };
}
