/** The memorial to the first warp flight (Visit Cochrane Memorial): where it may stand. */
import { isPlanetLocation, locationOf, Zone } from '@spaceline/engine';
import { type GrantModifier, grant, locations, type Selector } from '@spaceline/engine/language';

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
