import { ability, keyword, site, skill } from '@spaceline/engine/language';
import { compatibleMayReportHere, joinsTheBattle, mayFileReportsHere, youHaveHere } from '../../words/sites.ts';

const security = skill('SECURITY');

/** */
export const securityOffice = site('Security Office', {
  module: 'Promenade',
  modifiers: [compatibleMayReportHere('SECURITY', keyword('hand weapon')), mayFileReportsHere(security)],
  abilities: [
    ability('join', joinsTheBattle, {
      timing: { on: 'personnel-battle' },
      when: youHaveHere(security),
      byAnyone: true,
    }),
  ],
});
