/** What cards in play wait for: something is played, captured, docked, attempted, fought. */
import {
  cardsAt,
  isCardSpot,
  isHologram,
  isPlanetLocation,
  isPlanetSpot,
  personnelAt,
  pile,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Condition,
  type Effect,
  type Filter,
  inFigures,
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

/** A card of yours enters play: it is played, or it reports. */
export const whenYourCardEnters = (f: Filter, effect: Effect): Trigger[] => {
  const comes = when(`your ${named(f, 'card')} enters play`, (r) => r.event?.seat === r.you && f.test(r, playing(r)));
  return [
    trigger({ on: 'plays' }, effect, {
      when: comes,
      text: `each time your ${named(f, 'card')} enters play, ${effect.text}`,
    }),
    trigger({ on: 'reported' }, effect, { when: comes, text: '' }),
  ];
};

export const whenYouCapture = (f: Filter, effect: Effect): Trigger =>
  trigger({ on: 'captured' }, effect, {
    when: when('you capture one', (r) => r.event?.seat === r.you && r.event.cards.some((id) => f.test(r, id))),
    text: `each time you capture a ${named(f, 'personnel')}, ${effect.text}`,
  });

/** The ship of which `whenYourShipDocksHere` speaks. */
export const thatShip: Selector = { ...thatCard, one: 'it', many: 'it', each: 'it' };

/** Your ship docks at what this card is on; the effect may speak of `thatShip`. */
export const whenYourShipDocksHere = (effect: Effect): Trigger =>
  trigger({ on: 'docked' }, effect, {
    when: when('your ship docks here', ({ g, source, event, you }) => {
      if (event === null) return false;
      const ship = g.card(event.card);
      return ship.dock === g.card(source).host && ship.controller === you;
    }),
    text: `when your ship docks here, ${effect.text}`,
  });

/** Your ships that lie docked at what this card is played on. */
export const yourShipsDockedThere: Selector = {
  ...select('your ship docked there', 'your ships docked there', ({ g, you, target }) =>
    g.tableau.docked[target].filter((id) => g.card(id).controller === you),
  ),
  bare: 'ship docked there',
};

/** Whoever has begun the attempt, or was still able at its end. */
export const thatTeam: Selector = select('that crew or Away Team', 'that crew or Away Team', ({ event }) => [
  ...(event?.cards ?? []),
]);
/** Of those who have solved it. */
export const whoSolvedIt: Selector = select('personnel who solved it', 'personnel who solved it', (r) =>
  thatTeam.ids(r),
);
/** R-8.23: with a crew its ship. */
export const thatTeamAndShip: Selector = select(thatTeam.one, thatTeam.many, (r) => {
  const { g, event } = r;
  const team = thatTeam.ids(r);
  if (event === null || team.length === 0) return [];
  const ship = g.format.stoppedCrewStopsShip && isCardSpot(event.spot) && g.def(event.spot).ship;
  return ship ? [...team, event.spot] : team;
});

/** R-1.20: a card that shows two people counts as two. */
export const fewerTakePart = (n: Amount): Condition =>
  when(
    inFigures(n, (k) => `fewer than ${k} personnel take part`),
    (r) => r.event !== null && r.event.cards.reduce((sum, id) => sum + r.g.def(id).people, 0) < amountOf(n, r),
  );

export const atAPlanetMission: Condition = when(
  'it is at a planet',
  ({ g, event }) => event !== null && isPlanetLocation(g, event.location),
);
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

/** VOY-17: a holographic personnel is about to be deactivated, as others are killed. */
export const hologramGoesOff: Condition = when('a [Holo] personnel is about to be deactivated', ({ g, event }) =>
  (event?.cards ?? []).some((id) => isHologram(g, id)),
);
