/** Using a card in play: what its text allows, or erasing holograms as an intruder (VOY-25). */

import type { Action } from '../core/action.ts';
import type { Option } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { NOT_YOUR_TURN } from '../core/reasons.ts';
import { ERASE, eraseHolograms, listErasures, whyNotErase } from '../holograms/erasing.ts';
import type { Ability, Effect } from '../language/definition.ts';
import { abilityOf, listAbilities, useAbility, whyNotUse } from './abilities.ts';

/** CR-187 to CR-192: whatever is neither a card play nor allowed at any time begins the orders. */
const endsCardPlays = ({ timing, effect }: Ability): boolean =>
  timing === 'order' || (timing === 'turn' && !playsCard(effect));
const playsCard = (e: Effect): boolean => e.playsCard === true || (e.parts?.some(playsCard) ?? false);

export const use: Action = {
  verb: 'use',
  answers: 'always',
  isOrder: (g: Game, o: Option) => o.mark === ERASE || endsCardPlays(abilityOf(g, o)),
  list(g, seat, out, moment) {
    listAbilities(g, seat, moment, out);
    if (moment.event === null && !moment.start) listErasures(g, seat, out);
  },
  why(g, seat, a, moment) {
    if (a.word === '' || !ERASE.startsWith(a.word)) return whyNotUse(g, seat, a, moment);
    return g.state.turn.seat === seat ? whyNotErase(g, seat, a.card) : NOT_YOUR_TURN;
  },
  *run(g, seat, o, _, moment) {
    if (o.mark === ERASE) yield* eraseHolograms(g, seat, o);
    else yield* useAbility(g, seat, o, moment.event);
  },
};
