import { handOverPoints, isUnopposed, locationOf, planetSpot, pointsFor } from '@spaceline/engine';
import { ability, mission, script, skill, when } from '@spaceline/engine/language';
import { awakeAt } from '../../crews.ts';

const officer = skill('OFFICER');

/** whoever is stopped may use a text all the same. */
const inYourHands = when('you have an unopposed OFFICER on the planet, and your opponent has the points', (r) => {
  const { g, source, you } = r;
  const planet = planetSpot(locationOf(g, source));
  return (
    isUnopposed(g, planet, you) &&
    awakeAt(g, planet, you).some((id) => officer.test(r, id)) &&
    g.state.ledger.some((e) => pointsFor(source)(e) && e.seat !== you)
  );
});

/** DOM-85: what was scored for a mission is no bonus for the thief either. */
const steal = script('take over the points that were scored for this mission', function* ({ g, source, you }) {
  handOverPoints(g, pointsFor(source), you, source);
});

export const imposeOrder = mission('Impose Order', {
  abilities: [ability('steal', steal, { when: inYourHands, byAnyone: true })],
});
