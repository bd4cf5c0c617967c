/** What cards in play wait for: something is played, captured, docked, attempted, fought. */

import { cardsAt, isCardSpot, isPlanetSpot, personnelAt, pile, Zone } from '@spaceline/engine';
import {
  type Condition,
  type Effect,
  type Filter,
  type Reading,
  type Selector,
  select,
  type Trigger,
  thatCard,
  trigger,
  when,
} from '@spaceline/engine/language';
import { named } from './phrases.ts';

/** The card that is being played or reported. */
export const playing = ({ event }: Reading): number => event?.card ?? -1;

/** You play such a card. */
export const whenYouPlay = (f: Filter, effect: Effect, w?: Condition): Trigger =>
  trigger({ on: 'plays' }, effect, {
    when: when(
      `you play ${named(f)}`,
      (r) => r.event?.seat === r.you && f.test(r, playing(r)) && (w === undefined || w.met(r)),
    ),
    text: `each time you play ${named(f)}${w ? ` ${w.text}` : ''}, ${effect.text}`,
  });

/** Used as an Interrupt (R-1.2); a [Q] card that is experienced is nobody's play. */
export const asInterrupt: Filter = {
  test: ({ g, event }, id) => event?.as === 'Interrupt' && g.def(id).facts.q !== true,
  pre: 'an Interrupt',
  post: '',
};
export const inOpponentsTurn: Condition = when('in your opponent’s turn', ({ g, you }) => g.state.turn.seat !== you);
/** A [Q] card lies there, waiting to take effect: what is played now answers it. */
export const notAgainstQ: Condition = when(
  'except to nullify a [Q] card',
  ({ g }) => !g.state.cards.some((c) => c.zone === Zone.Aside && g.defs[c.def].facts.q === true),
);

/** The ship of which `whenYourShipDocksHere` speaks. */
export const thatShip: Selector = { ...thatCard, one: 'it', many: 'it', each: 'it' };

/** Whoever has begun the attempt, or was still able at its end. */
export const thatTeam: Selector = select('that crew or Away Team', 'that crew or Away Team', ({ event }) => [
  ...(event?.cards ?? []),
]);

/** R-8.23: with a crew its ship. */
export const thatTeamAndShip: Selector = select(thatTeam.one, thatTeam.many, (r) => {
  const { g, event } = r;
  const team = thatTeam.ids(r);
  if (event === null || team.length === 0) return [];
  const ship = g.format.stoppedCrewStopsShip && isCardSpot(event.spot) && g.def(event.spot).ship;
  return ship ? [...team, event.spot] : team;
});

/** On the surface, and not aboard something there. */
export const happensOnAPlanet: Condition = when(
  'it happens on a planet',
  ({ event }) => event !== null && isPlanetSpot(event.spot),
);

/** It is being done to your card of that kind, which may have left play by it. */
export const toYour = (f: Filter): Condition =>
  when(`it is your ${named(f)}`, (r) => {
    const [id] = r.event?.cards ?? [];
    return id !== undefined && r.g.card(id).owner === r.you && f.test(r, id);
  });

/** Such a card is what does it. */
export const causedBy = (f: Filter): Condition =>
  when(`it comes from ${named(f)}`, (r) => playing(r) >= 0 && f.test(r, playing(r)));

/** Such a card is being played, by whomever. */
export const isPlayed = (f: Filter): Condition =>
  when(`it is ${named(f)}`, (r) => playing(r) >= 0 && f.test(r, playing(r)));

/** In the discard pile of whoever does it. */
export const inTheirDiscardPile = (f: Filter): Selector =>
  select(`a ${named(f, 'card')} in that discard pile`, `${named(f, 'cards')} in that discard pile`, (r) =>
    r.event === null ? [] : pile(r.g, r.event.seat, Zone.Discard).filter((id) => f.test(r, id)),
  );

/** Everybody where the battle is. */
export const peopleThere: Selector = select('personnel present', 'personnel present', ({ g, you, opponent, event }) =>
  event === null ? [] : [...personnelAt(g, event.spot, opponent), ...personnelAt(g, event.spot, you)],
);

export const gearThere = (f: Filter): Condition =>
  when(
    `you have a ${named(f)} present`,
    (r) =>
      r.event !== null &&
      cardsAt(r.g, r.event.spot).some(
        (id) => r.g.def(id).equipment && r.g.card(id).controller === r.you && f.test(r, id),
      ),
  );
