import { ability, affiliation, allOf, has, site, skill, thisCard } from '@spaceline/engine/language';
import {
  commandeerStation,
  compatibleMayReportHere,
  fetchToSite,
  stationMayBeTaken,
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
        stationMayBeTaken,
        unopposedHere(skill('Computer Skill'), { kind: affiliation('Borg'), rule: 'BOG-96' }),
      ),
      byAnyone: true,
      onDerelict: true,
    }),
  ],
});
