import { hasKeyword, QUADRANTS } from '@spaceline/engine';
import { facility, locations, maySeed, script, seedsOn, trigger } from '@spaceline/engine/language';
import { refill } from '../../ketracel-white.ts';
import { hasFacility } from '../../outposts.ts';

const GAMMA = QUADRANTS.indexOf('Gamma');

const site = locations('any Gamma Quadrant mission that is no homeworld', ({ g, you }, l) => {
  const { missions, quadrant } = g.location(l);
  if (missions.length === 0 || quadrant !== GAMMA || hasFacility(g, l, you)) return false;
  return !missions.some((m) => g.def(m).keywords.has('Homeworld'));
});

export const primarySupplyDepot = facility('Primary Supply Depot', {
  seeds: [seedsOn(site)],
  modifiers: [
    maySeed(
      'up to three of your Equipment cards that are no weapons may seed aboard',
      'facility-phase',
      3,
      (g, source, id) =>
        g.def(id).equipment && g.card(id).owner === g.card(source).controller && !hasKeyword(g, id, 'hand weapon'),
      (_g, source) => [source],
    ),
  ],
  triggers: [
    trigger(
      { on: 'beamed' },
      script('', function* ({ g, source }) {
        for (const id of g.tableau.aboard[source]) if (g.def(id).title === 'Ketracel-White') refill(g, id);
      }),
      { text: 'Ketracel-White aboard has its countdown reset' },
    ),
  ],
  noRepairs: true,
  text: 'Seeds at any Gamma Quadrant mission that is no homeworld. Up to three of your Equipment cards that are no weapons may seed aboard. Ketracel-White aboard has its countdown reset. It does not repair ships.',
});
