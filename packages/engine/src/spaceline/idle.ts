/** Why somebody who is there does not do: a reason tells who is stopped, disabled, arrested or hidden apart from who is absent. */
import { underHouseArrest } from '../affiliations/house-arrest.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Spot } from '../core/spot.ts';
import { type Seat, Status } from '../core/state.ts';
import { disabled, inStasis, stopped } from '../core/values.ts';
import { personnelAt } from './places.ts';

interface Idle {
  readonly is: (g: Game, id: number) => boolean;
  readonly rule: string;
  readonly text: string;
}

const has = (bit: Status) => (g: Game, id: number) => (g.card(id).status & bit) !== 0;

/** What lasts longest comes first: whoever is stopped and disabled is said to be disabled. */
const IDLE: readonly Idle[] = [
  { is: inStasis, rule: 'R-12.8', text: 'Whoever of yours would do there is in stasis' },
  { is: disabled, rule: 'R-12.8', text: 'Whoever of yours would do there is disabled' },
  { is: has(Status.Cloaked), rule: 'CR-71', text: 'Whoever of yours would do there is cloaked' },
  { is: has(Status.Phased), rule: 'CR-81', text: 'Whoever of yours would do there is phased' },
  { is: has(Status.Infiltrating), rule: 'DOM-32', text: 'Whoever of yours would do there is infiltrating' },
  { is: underHouseArrest, rule: 'R-6.7', text: 'Whoever of yours would do there is under house arrest' },
  { is: stopped, rule: 'R-8.22', text: 'Whoever of yours would do there is stopped' },
];

const stateOf = (g: Game, id: number): number => IDLE.findIndex((x) => x.is(g, id));

/**
 * Nobody able does what is asked. If somebody at the spot would, but for a state he is in, that is the reason, of several people the
 * state that passes soonest; else the one given, for those who are not there.
 */
export function whyIdle(
  g: Game,
  spots: readonly Spot[],
  seat: Seat,
  would: (id: number) => boolean,
  absent: Reason,
): Reason {
  const states = spots
    .flatMap((spot) => personnelAt(g, spot, seat))
    .filter(would)
    .map((id) => stateOf(g, id));
  const state = Math.max(-1, ...states);
  if (state < 0) return absent;
  const { rule, text } = IDLE[state];
  return { rule, text, also: [absent.rule, ...(absent.also ?? [])] };
}
