import { ability, affiliation, allOf, cites, has, no, site, skill, thisCard } from '@spaceline/engine/language';
import {
  commandeerStation,
  compatibleMayReportHere,
  fetchToSite,
  stationIsYours,
  unopposedHere,
} from '../../words/sites.ts';

/** BOG-96: Borg do not commandeer. BOG-105, BOG-109, R-11.41 */
export const ops = site('Ops', {
  module: 'Ops Module',
  modifiers: [has('operations', thisCard), compatibleMayReportHere('OFFICER')],
  abilities: [
    fetchToSite,
    ability('commandeer', commandeerStation, {
      timing: 'order',
      when: allOf(
        cites('BOG-95', no(stationIsYours)),
        unopposedHere(skill('Computer Skill'), { kind: affiliation('Borg'), rule: 'BOG-96' }),
      ),
      byAnyone: true,
      onDerelict: true,
    }),
  ],
});
