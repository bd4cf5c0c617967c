/** Ships that report together with their crew, from the hand and in one play (R-5.8). */

import { locationOf, locationSpot, spotOf } from '@spaceline/engine';
import {
  type Amount,
  allOf,
  type Condition,
  cardsThatPass,
  type Filter,
  forEach,
  inPile,
  just,
  measured,
  type ReportModifier,
  reportsTo,
  type Selector,
  squeeze,
  type Trigger,
  thisCard,
  trigger,
  when,
} from '@spaceline/engine/language';
import { bringsUpTo } from './arriving.ts';

interface Crew {
  /** who comes along */
  who: Filter;
  most?: Amount;
  while?: Condition;
}

/** This ship may report there, and those in hand who pass come along aboard. */
export const reportsWithCrew = (to: Selector, o: Crew): { modifiers: [ReportModifier]; triggers: [Trigger] } => {
  const crew = bringsUpTo(o.most ?? forEach(inPile('you', 'hand')), o.who, thisCard);
  const there = when('it came there', (r) => {
    const { g, source } = r;
    const stands = [spotOf(g, source), g.card(source).host, locationSpot(locationOf(g, source))];
    return r.event?.paid !== null && to.ids(r).some((s) => stands.includes(s));
  });
  const ship = reportsTo(to, o.while ? { while: o.while } : {});
  const whom =
    o.most === undefined ? `each ${cardsThatPass(o.who)}` : `limit ${measured(o.most, (n) => `${n} cards`)} aboard`;
  return {
    modifiers: [
      { ...ship, text: squeeze(ship.text.replace('may report', `may report with crew${whom && ` (${whom})`}`)) },
    ],
    triggers: [trigger({ on: 'reported' }, crew, { when: allOf(just(thisCard), there), optional: true, text: '' })],
  };
};
