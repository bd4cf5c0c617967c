/** A ship and its crew do what the other player says, until they are stopped; then the turn goes on. */
import { ORDINARY } from '../core/action.ts';
import { Option, type Verb } from '../core/decision.ts';
import { endProcess, inPlay, putUnder, setController } from '../core/door.ts';
import { ask, type Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { TakeoverProcess } from '../core/process.ts';
import { other, Zone } from '../core/state.ts';
import { isCaptive, stopped } from '../core/values.ts';
import { stop } from '../happenings/stopping.ts';
import { cardsAt } from '../spaceline/places.ts';

/** What ships and people can be told; missions are nothing to whoever only has them for a while. */
const ORDERS: readonly Verb[] = [
  'beam',
  'walk',
  'dock',
  'undock',
  'move',
  'attack',
  'fight',
  'land',
  'take-off',
  'cloak',
  'decloak',
  'phase',
  'dephase',
];

/** Orders to these cards, and to no others of that player's. */
function ordersTo(g: Game, { seat, cards }: TakeoverProcess): Option[] {
  const all: Option[] = [];
  for (const verb of ORDERS) g.actions.of(verb)!.list(g, seat, all, ORDINARY);
  return all.flatMap((o) => {
    if (o.verb === 'fight') return cardsAt(g, o.from).some((id) => cards.includes(id)) ? [o] : [];
    if (o.group === null) return cards.includes(o.card) ? [o] : [];
    const group = o.group.filter((id) => cards.includes(id));
    return group.length > 0 ? [o.withGroup(group, 1, group.length)] : [];
  });
}

export function* takeoverStep(g: Game, p: TakeoverProcess): Flow {
  const held = p.cards.filter((id) => inPlay(g.card(id)) && g.card(id).controller === p.seat && !isCaptive(g, id));
  const options = held.some((id) => !stopped(g, id)) ? ordersTo(g, p) : [];
  if (options.length > 0) {
    options.push(new Option('pass'));
    const { option, cards } = yield* ask({
      seat: p.seat,
      kind: 'response',
      prompt: { id: 'takeover', text: '{card}: what do that ship and its crew do?', card: p.source },
      options,
      check: (o, ids) => g.actions.of(o.verb)?.check?.(g, p.seat, o, ids) ?? null,
    });
    if (option.verb !== 'pass') {
      yield* g.actions.of(option.verb)!.run(g, p.seat, option, cards, ORDINARY);
      return;
    }
  }
  endProcess(g, p);
  for (const id of held) setController(g, id, other(p.seat));
  const ids = held.filter((id) => g.def(id).personnel || g.def(id).ship);
  yield* stop(g, ids, p.source);
  if (g.card(p.source).zone === Zone.Aside) putUnder(g, p.source, p.location, true);
}
