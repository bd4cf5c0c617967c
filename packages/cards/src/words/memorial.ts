/** The memorial to the first warp flight (Visit Cochrane Memorial): where it stands, and who comes to see it. */
import {
  type CardDef,
  type Flow,
  isPlanetLocation,
  isUnopposed,
  locationOf,
  planetSpot,
  Zone,
} from '@spaceline/engine';
import {
  both,
  download,
  type Effect,
  either,
  type Filter,
  type GrantModifier,
  grant,
  icon,
  keyword,
  locations,
  may,
  ofType,
  type Reading,
  remembersCards,
  type Selector,
  skill,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';
import { awakeAt } from '../crews.ts';
import { reports } from '../reporting.ts';
import { TURNED } from './probing.ts';

const LEAVE = 'text:memorial';

/** Of somebody who was there: it may stand wherever that one walks. */
export const mayPlayMemorialOnPlanet: GrantModifier = grant(
  LEAVE,
  'may play Visit Cochrane Memorial on the planet that this personnel is on',
  () => true,
);
export const whereSomebodyAllowsIt: Selector = locations(
  'the planet of a personnel of yours whose text allows it',
  ({ g, you }, l) =>
    isPlanetLocation(g, l) &&
    g.tableau.grant.some(
      ({ modifier, card }) =>
        modifier.what === LEAVE &&
        g.card(card).controller === you &&
        g.card(card).zone === Zone.Planet &&
        locationOf(g, card) === l,
    ),
);

const came = remembersCards('came', 'who has probed here');
const tourist: Filter = either(icon('Ent-E'), both(keyword('Human'), skill('ENGINEER')));

/** "Once per game per persona": whoever has probed here, in whatever version, does not a second time. */
const isNew = (r: Reading, id: number): boolean => {
  const personas = (d: CardDef): readonly string[] => d.personas;
  const seen = came.anywhere(r).flatMap((x) => personas(r.g.def(x)));
  return personas(r.g.def(id)).every((p) => !seen.includes(p));
};
const visitors = (r: Reading): number[] => {
  const spot = planetSpot(locationOf(r.g, r.source));
  if (!isUnopposed(r.g, spot, r.you)) return [];
  return awakeAt(r.g, spot, r.you).filter((id) => tourist.test(r, id) && isNew(r, id));
};

/** At the end of your turn one of them may look up. */
export const visitorProbes = (outcomes: Effect): Trigger =>
  trigger(
    'end of your turn',
    may({
      ...outcomes,
      *run(r): Flow {
        came.keep(r, [...came.anywhere(r), visitors(r)[0]]);
        yield* outcomes.run(r);
      },
    }),
    {
      when: when('your unopposed [Ent-E] or human ENGINEER personnel is on the planet', (r) => visitors(r).length > 0),
      optional: true,
      text: `at the end of your turn, if your unopposed [Ent-E] or human ENGINEER personnel is on the planet, you may ${outcomes.text} (once per game for each persona)`,
    },
  );

/** Somebody comes from the hand, at once and for nothing, to the planet here. */
export const onePersonnelComes: Effect = reports({
  what: 'one personnel',
  who: ofType('Personnel'),
  to: ({ g, source }) => [planetSpot(locationOf(g, source))],
});

/** The card that was turned up, or one like it. */
export const downloadsWhatWasTurnedUp: Effect = {
  ...download({
    test: (r, id) => r.bound(TURNED).some((x) => r.g.def(x).title === r.g.def(id).title),
    pre: 'that was turned up (or a copy of it)',
    post: '',
  }),
  text: 'download the card that was turned up (or a copy of it)',
};
