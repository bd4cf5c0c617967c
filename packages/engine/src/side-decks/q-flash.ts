/** A Q-Flash is met: as many cards of the opponent's Q-Continuum as there are personnel, one at a time. */
import { aside, reveal, setQCards, toPile } from '../core/door.ts';
import { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import type { AttemptProcess } from '../core/process.ts';
import { isOpen } from '../core/side-decks.ts';
import { other, Zone } from '../core/state.ts';
import { shown } from '../core/telling.ts';
import { respond } from '../happenings/responses.ts';
import { encounter, teamOf } from '../missions/attempt.ts';
import { topOfSideDeck } from './side-deck.ts';

/** A second copy in one Q-Flash has no effect; whether a card that comes round again has is a matter of the format. */
const isRepeat = (g: Game, met: readonly number[], id: number): boolean =>
  met.includes(id) ? !g.format.qFlashRepeats : met.some((x) => g.def(x).title === g.def(id).title);

export function* qFlash(g: Game, p: AttemptProcess, source: number): Flow {
  // cards that last until any Q-Flash end now
  yield* respond(g, new GameEvent('q-flash', p.seat, source, teamOf(g, p)));
  const owner = other(p.seat);
  // a card that shows two people counts as two
  const people = teamOf(g, p).reduce((sum, id) => sum + g.def(id).people, 0);
  setQCards(g, p, isOpen(g, owner, 'continuum') ? people : 0);
  const met: number[] = [];
  while (p.qCards > 0 && g.state.processes.includes(p) && teamOf(g, p).length > 0) {
    const id = topOfSideDeck(g, owner, Zone.QDeck);
    if (id < 0) break;
    setQCards(g, p, p.qCards - 1);
    aside(g, id);
    reveal(g, id, 'both');
    g.tell(() => ({ kind: 'experienced', who: p.seat, card: shown(g, id), left: p.qCards }));
    if (isRepeat(g, met, id)) toPile(g, id, Zone.Discard);
    else yield* encounter(g, p, id, true);
    met.push(id);
  }
  setQCards(g, p, 0);
}
