/** Words for cards that bring others along: reported or downloaded to where somebody is. */
import {
  controls,
  hiddenIn,
  isPlanetLocation,
  locationOf,
  planetSpot,
  roomsOf,
  type Spot,
  spotOf,
} from '@spaceline/engine';
import { type Effect, type Filter, type Reading, type Selector, squeeze } from '@spaceline/engine/language';
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
  const around = ({ g, you }: Reading, l: number): Spot[] => [
    ...(isPlanetLocation(g, l) ? [planetSpot(l)] : []),
    ...[...g.tableau.space[l], ...g.tableau.planet[l]]
      .filter((id) => (g.def(id).ship || g.def(id).facility) && controls(g, you, id) && hiddenIn(g, id) < 0)
      .flatMap((id) => roomsOf(g, id)),
  ];
  const at = spots(s, (r) => s.ids(r).flatMap((id) => (locationOf(r.g, id) < 0 ? [] : around(r, locationOf(r.g, id)))));
  return { ...at, one: `the location of ${s.one}` };
};

interface Bring {
  /** not only from the hand: a download */
  download?: true;
  /** whatever the affiliation */
  anyAffiliation?: true;
}

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
