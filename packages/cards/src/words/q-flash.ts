/** Words for cards met in a Q-Flash (R-11.50). */

import { chooseSpot, locationSpot, putUnder, setQCards, spotLocation, Zone } from '@spaceline/engine';
import { type Amount, amountOf, type Effect, measured } from '@spaceline/engine/language';
import { called } from '../titles.ts';

/** So many more Q cards are met in this Q-Flash, or none any more. */
export const experiences = (more: Amount | 'no more'): Effect => ({
  *run(r) {
    if (r.attempt !== null) setQCards(r.g, r.attempt, more === 'no more' ? 0 : r.attempt.qCards + amountOf(more, r));
  },
  could: ({ attempt }) => more !== 'no more' || attempt !== null,
  text:
    more === 'no more'
      ? 'end this Q-Flash'
      : `experience ${measured(more, (k) => (k === 1 ? 'an additional [Q] card' : `${k} additional [Q] cards`))}`,
  hint: more === 'no more' ? 1 : -2,
});

const isQFlash = called('Q-Flash');

/** Seeded again, where your opponent says; R-3.10: seeded last, it is met first. */
export const reseedsQFlash: Effect = {
  *run({ g, opponent, attempt }) {
    const flash = g.state.cards.find((c) => c.zone === Zone.Aside && isQFlash(g, c.id));
    const others = g.state.locations.filter((l) => l.id !== attempt?.location && l.missions.length > 0);
    if (flash === undefined || others.length === 0) return;
    const question = { id: 'seed', text: '{card}: under which mission?', card: flash.id };
    const spots = others.map((l) => locationSpot(l.id));
    putUnder(g, flash.id, spotLocation(yield* chooseSpot(g, opponent, spots, question)), true);
  },
  could: () => true,
  text: 'seed Q-Flash again under any other mission',
  hint: 0,
};
