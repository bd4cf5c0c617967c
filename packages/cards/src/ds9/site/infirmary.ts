import { ability, keyword, onceEachTurn, site, skill, titled } from '@spaceline/engine/language';
import { disabledBy, revives } from '../../words/reviving.ts';
import { compatibleMayReportHere, mayFileReportsHere, unopposedHere } from '../../words/sites.ts';

const medical = skill('MEDICAL');

export const infirmary = site('Infirmary', {
  module: 'Promenade',
  modifiers: [
    compatibleMayReportHere('MEDICAL', keyword('MEDICAL-related equipment'), titled('I.P. Scanner')),
    mayFileReportsHere(medical),
  ],
  abilities: [
    ability('revive', revives('Hypospray'), {
      limit: onceEachTurn,
      targets: disabledBy('Hypospray'),
      when: unopposedHere(medical),
      byAnyone: true,
    }),
  ],
});
