/** Words for cards that bring others along: reported or downloaded to where somebody is. */
import {
  controls,
  hiddenIn,
  isCardSpot,
  isPlanetLocation,
  locationOf,
  locationSpot,
  planetSpot,
  roomsOf,
  type Spot,
  spotOf,
  vesselOf,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Effect,
  type Filter,
  figureOf,
  hintOf,
  may,
  type Reading,
  type Selector,
  select,
  squeeze,
} from '@spaceline/engine/language';
import { reports } from '../reporting.ts';

const spots = (s: Selector, of: (r: Reading) => Spot[]): Selector => ({
  ids: (r) => [...new Set(of(r))],
  has: (r, spot) => of(r).includes(spot),
  one: s.one,
  many: s.many,
  each: s.each,
});

/** Where they are: aboard the same ship, on the same planet. */
export const besides = (s: Selector): Selector => spots(s, (r) => s.ids(r).map((id) => spotOf(r.g, id)));

/** anywhere at their locations: on the planet, or aboard something of yours; not what is hidden (CR-77, CR-93). */
export const atTheirLocation = (s: Selector): Selector => {
  const at = spots(s, (r) => s.ids(r).flatMap((id) => (locationOf(r.g, id) < 0 ? [] : around(r, locationOf(r.g, id)))));
  return { ...at, one: `the location of ${s.one}` };
};
/** Where a card can come to at a location that a text names: beside what is there; a ship into space. */
export const placesAt = (r: Reading, l: number): Spot[] => [...around(r, l), locationSpot(l)];
/** On the planet there, and aboard what is yours there and not hidden. */
export const around = ({ g, you }: Pick<Reading, 'g' | 'you'>, l: number): Spot[] => [
  ...(isPlanetLocation(g, l) ? [planetSpot(l)] : []),
  ...[...g.tableau.space[l], ...g.tableau.planet[l]]
    .filter((id) => (g.def(id).ship || g.def(id).facility) && controls(g, you, id) && hiddenIn(g, id) < 0)
    .flatMap((id) => roomsOf(g, id)),
];
/** A ship takes the place of what this card was played on. */
export const inPlaceOfIt: Selector = select('its location', 'its location', ({ g, target }) =>
  isCardSpot(target) && locationOf(g, target) >= 0 ? [locationSpot(locationOf(g, target))] : [],
);

interface Bring {
  /** not only from the hand: a download */
  download?: true;
  /** whatever the affiliation */
  anyAffiliation?: true;
}

/** Up to so many of them, one after the other, all to the same ship or facility. */
export const bringsUpTo = (n: Amount, f: Filter, to: Selector, o: Bring = {}): Effect => {
  const vessel = (r: Reading, spot: Spot): number => (isCardSpot(spot) ? vesselOf(r.g, spot) : spot);
  const one = brings(f, to, o);
  return {
    *run(r) {
      let next = one;
      for (let left = amountOf(n, r); left > 0 && next.could(r); left--) {
        r.bind('reported', []);
        yield* may(next).run(r);
        const [id] = r.bound('reported');
        if (id === undefined) break;
        const here = vessel(r, spotOf(r.g, id));
        next = brings(
          f,
          spots(to, (x) => to.ids(x).filter((s) => vessel(x, s) === here)),
          o,
        );
      }
    },
    playsCard: true,
    could: (r) => one.could(r),
    text: one.text.replace(' one ', ` up to ${figureOf(n)} `).replace(' card ', ' cards '),
    hint: 3 * hintOf(n),
  };
};

/** Such a card comes there, at once and for free. The filter is read with this text, so that it may speak of what was said before. */
export const brings = (f: Filter, to: Selector, o: Bring = {}): Effect => {
  const what = squeeze(`one ${f.pre} card ${f.post} to ${to.one}`);
  const arrival = (r: Reading): Effect =>
    reports({ what, who: { ...f, test: (_, id) => f.test(r, id) }, to: (x) => to.ids(x), ...o });
  return {
    run: (r) => arrival(r).run(r),
    playsCard: true,
    could: (r) => arrival(r).could(r),
    text: `${o.download ? 'download' : 'report'} ${what}${o.anyAffiliation ? ', whatever the affiliations' : ''}`,
    hint: 3,
  };
};
