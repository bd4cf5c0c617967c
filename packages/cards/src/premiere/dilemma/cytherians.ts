import { locationOf, NOWHERE, Zone } from '@spaceline/engine';
import {
  dilemma,
  type Effect,
  type Measure,
  placeOnShip,
  type Reading,
  remembersCount,
  when,
} from '@spaceline/engine/language';
import { distance, shipMustDoNothingBut } from '../../words/orders.ts';
import { furthestEnd } from '../../words/self-moving.ts';

const end = remembersCount('end', 'the far end');
const ship = ({ g, source }: Reading): number => (g.card(source).zone === Zone.On ? g.card(source).host : -1);
const isThere = (r: Reading): boolean => {
  const { g, source } = r;
  return ship(r) >= 0 && locationOf(g, source) === end.read(r);
};

/** Locations that lie between it and the end. */
const howFar = (r: Reading): Measure => {
  const at = ship(r) < 0 ? NOWHERE : locationOf(r.g, ship(r));
  const far = at === NOWHERE ? 1 : distance(r.g, at, end.read(r));
  return { have: far, need: 1, atMost: true, who: [] };
};

const sendOff: Effect = {
  ...placeOnShip,
  *run(r) {
    const far = yield* furthestEnd(r, r.attempt!.location);
    yield* placeOnShip.run(r);
    end.keep(r, far);
  },
};

/** : it is scored when it is cured. */
export const cytherians = dilemma('Cytherians', {
  encounter: sendOff,
  modifiers: shipMustDoNothingBut({
    ship,
    isNearer: (r, from, to) => distance(r.g, to, end.read(r)) < distance(r.g, from, end.read(r)),
    isThere,
    text: 'the ship must do nothing but travel to the far end of the spaceline',
  }),
  cure: {
    when: { ...when('it is there', isThere), measure: howFar },
    after: 'now',
    text: 'when it is there, discard this card: worth its points to you',
  },
});
