/** A blindfold for bots: at every question a second bot answers from a table where everything it may not know is dealt anew. */
import { type BotMaker, makeDice } from '@spaceline/bots';
import {
  chanceOf,
  copyState,
  type Decision,
  diceOf,
  Game,
  type Header,
  knows,
  newGame,
  type Rules,
  type Seat,
  Zone,
} from '@spaceline/engine';

/** Cards that could change places without the seat noticing: those of one player, of the same sort. */
function sortOf(g: Game, id: number): string {
  const c = g.card(id);
  if (g.def(id).facts.type === 'Tactic') return `${c.owner} tactic`;
  switch (c.zone) {
    case Zone.Hand:
    case Zone.Deck:
      return `${c.owner} to draw`;
    case Zone.SeedPile:
    case Zone.Seeded:
    case Zone.Aside:
      return `${c.owner} to seed`;
    case Zone.Aboard:
    case Zone.Planet:
      return `${c.owner} in play, ${g.def(id).facts.type}`;
    default:
      return `${id}`;
  }
}

/** A copy of the game in which everything that the seat may not know is dealt anew. */
function redeal(g: Game, seat: Seat, decision: Decision, seed: string): Game {
  const state = copyState(g.state);
  // what the question names is known to whoever is asked
  const named = new Set([decision.prompt.card, ...decision.options.flatMap((o) => [o.card, ...(o.group ?? [])])]);
  const sorts = new Map<string, number[]>();
  for (const c of state.cards) {
    if (knows(g, seat, c.id) || named.has(c.id)) continue;
    const sort = sortOf(g, c.id);
    sorts.set(sort, [...(sorts.get(sort) ?? []), c.id]);
  }
  const dice = diceOf(seed);
  for (const ids of sorts.values()) {
    for (let i = ids.length - 1; i > 0; i--) {
      const j = dice(i + 1);
      const [x, y] = [state.cards[ids[i]], state.cards[ids[j]]];
      [x.def, y.def] = [y.def, x.def];
    }
  }
  state.chance = chanceOf(`${seed}/chance`);
  return new Game(g.rules, state);
}

/** Plays a game; at every question a second bot with the same past answers from a table that was dealt anew. */
export function playBlindfolded(
  rules: Rules,
  h: Header,
  bot: BotMaker,
  compare: (real: string, blind: string) => void,
): number {
  const g = newGame(rules, h);
  const make = (seat: Seat) => bot(makeDice(`${h.seed}/${seat}`));
  const sighted = [make(0), make(1)];
  const blind = [make(0), make(1)];
  let compared = 0;
  while (g.decision !== null) {
    const decision = g.decision;
    const { seat } = decision;
    const other = redeal(g, seat, decision, `${h.seed}/${compared}`);
    const real = sighted[seat].choose(g, seat, decision);
    const guess = blind[seat].choose(other, seat, decision);
    compare(`${real.option.key}:${real.cards.join(',')}`, `${guess.option.key}:${guess.cards.join(',')}`);
    compared++;
    g.choose(real.option, real.cards);
  }
  return compared;
}
