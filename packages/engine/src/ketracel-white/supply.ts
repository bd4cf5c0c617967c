/** The white of each group, and what would come of it if there were none (DOM-05 to DOM-19): before it happens. */
import type { Game } from '../core/game.ts';
import { knows } from '../core/sight.ts';
import type { Spot } from '../core/spot.ts';
import { other, type Seat, Status } from '../core/state.ts';
import { cardsAt } from '../spaceline/places.ts';
import { dependent, dependentSpots, frenzyAt, whitesAt } from './deprivation.ts';

export interface WhiteSupply {
  readonly spot: Spot;
  /** those who need it */
  readonly dependent: number[];
  /** what they live on; none: at the start of their player's next turn they go without */
  readonly whites: number[];
  /** whom they would attack (DOM-10 to DOM-12): `perhaps` opponents, where all of those there are hidden from their player */
  readonly attack: 'opponents' | 'perhaps' | 'own' | 'each other' | 'nobody';
  /** those of them whom their player knows */
  readonly targets: number[];
}

/** Cards of the other player there which may be somebody to attack, for all that is known of them. */
const hiddenFoes = (g: Game, spot: Spot, seat: Seat): number[] =>
  cardsAt(g, spot).filter(
    (id) =>
      g.card(id).controller === other(seat) &&
      (g.card(id).status & (Status.Infiltrating | Status.Captive)) === 0 &&
      !knows(g, seat, id),
  );

function supplyAt(g: Game, spot: Spot, seat: Seat): WhiteSupply {
  const told = { spot, dependent: dependent(g, spot, seat), whites: whitesAt(g, spot, seat) };
  const { team, foes, own } = frenzyAt(g, spot, seat);
  const known = foes.filter((id) => knows(g, seat, id));
  if (team.length === 0) return { ...told, attack: 'nobody', targets: [] };
  if (known.length > 0) return { ...told, attack: 'opponents', targets: known };
  if (hiddenFoes(g, spot, seat).length > 0) return { ...told, attack: 'perhaps', targets: [] };
  if (own.length > 0) return { ...told, attack: 'own', targets: own };
  return { ...told, attack: team.length > 1 ? 'each other' : 'nobody', targets: [] };
}

/** The groups of a player that live on it. */
export const whiteSupplies = (g: Game, seat: Seat): WhiteSupply[] =>
  dependentSpots(g, seat).map((spot) => supplyAt(g, spot, seat));
