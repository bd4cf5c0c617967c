/** Turning up a hidden agenda, or switching a hologram on again (VOY-15). */

import type { Action } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { Status } from '../core/state.ts';
import { listReactivations, reactivate, whyNotReactivate } from '../holograms/holograms.ts';
import { listActivations, activate as turnUp, whyNotActivate } from './hidden-agenda.ts';

const isOff = (g: Game, id: number): boolean => ((g.state.cards[id]?.status ?? 0) & Status.Deactivated) !== 0;

export const activate: Action = {
  verb: 'activate',
  answers: 'always',
  isOrder: (g, o) => isOff(g, o.card),
  list(g, seat, out, moment) {
    listActivations(g, seat, moment.event, out);
    if (moment.event === null) listReactivations(g, seat, out);
  },
  why: (g, seat, a, moment) =>
    isOff(g, a.card) ? whyNotReactivate(g, seat, a.card) : whyNotActivate(g, seat, a.card, moment.event),
  *run(g, seat, o, _, moment) {
    if (isOff(g, o.card)) reactivate(g, seat, o.card);
    else yield* turnUp(g, seat, o.card, moment.event);
  },
};
