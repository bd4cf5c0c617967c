/** What the types refuse: to write a state past the door. */
import type { AttemptProcess, Card, Game, State } from '@spaceline/engine';

/** Nobody calls this. The type checker reads it, and `npm run types` fails when a line is no error any more. */
export function refused(g: Game, c: Card, p: AttemptProcess, other: State): void {
  // @ts-expect-error a game keeps its state
  g.state = other;
  // @ts-expect-error
  g.state.rev++;
  // @ts-expect-error
  g.state.turn.segment = 'end';
  // @ts-expect-error
  g.state.players[0].plays--;
  // @ts-expect-error
  g.state.cards.push(c);
  // @ts-expect-error
  g.state.processes.pop();
  // @ts-expect-error
  g.state.piles[0][1].splice(0, 1);
  // @ts-expect-error
  g.state.lines[0].reverse();
  // @ts-expect-error
  g.state.uses.pop();
  // @ts-expect-error
  g.state.chance.drawn[0]++;
  // @ts-expect-error
  g.state.result = null;
  // @ts-expect-error
  g.card(0).since = 3;
  // @ts-expect-error
  g.card(0).seen = 3;
  // @ts-expect-error
  g.location(0).examined = 3;
  // @ts-expect-error
  g.location(0).seeds.pop();
  // @ts-expect-error
  c.status |= 1;
  // @ts-expect-error
  p.flash = 0;
  // @ts-expect-error
  p.team.push(1);
  // @ts-expect-error
  g.hand(0).push(1);
}
