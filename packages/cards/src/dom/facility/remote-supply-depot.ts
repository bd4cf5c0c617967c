import { affiliationBit, affiliations } from '@spaceline/engine';
import { facility, locations, mayReport, playsOn, script, trigger } from '@spaceline/engine/language';
import { refill } from '../../ketracel-white.ts';
import { hasBuilder, hasFacility } from '../../outposts.ts';

const DOMINION = affiliationBit('Dominion');

const site = locations('a mission where you have a Dominion ENGINEER', ({ g, you }, l) => {
  if (g.location(l).missions.length === 0 || hasFacility(g, l, you)) return false;
  return hasBuilder(g, l, you, (id) => (affiliations(g, id) & DOMINION) !== 0);
});

export const remoteSupplyDepot = facility('Remote Supply Depot', {
  plays: [playsOn(site, { name: 'build' })],
  modifiers: [
    mayReport(
      'your equipment may report aboard for free, in whatever quadrant it is',
      (g, _source, id) => g.def(id).equipment,
      (_g, source) => [source],
      { free: true },
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
  text: 'Build where you have a Dominion ENGINEER. Your equipment may report aboard for free, in whatever quadrant it is. Ketracel-White aboard has its countdown reset. It does not repair ships.',
});
