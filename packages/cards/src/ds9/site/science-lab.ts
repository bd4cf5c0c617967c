import { ability, allOf, keyword, missions, onceEachTurn, site, skill, titled } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';
import { scansBottomSeedHere } from '../../words/scanning.ts';
import { compatibleMayReportHere, mayFileReportsHere, stationIsYours, unopposedHere } from '../../words/sites.ts';
import { isAt } from '../../worlds.ts';

const padd = { ...titleSays('PADD'), pre: 'PADD', post: '' };
const science = skill('SCIENCE');

export const scienceLab = site('Science Lab', {
  module: 'Docking Ring',
  modifiers: [
    compatibleMayReportHere('SCIENCE', keyword('SCIENCE-related equipment'), titled('I.P. Scanner'), padd),
    mayFileReportsHere(science),
  ],
  abilities: [
    ability('scan', scansBottomSeedHere, {
      limit: onceEachTurn,
      when: allOf(isAt(missions.space), stationIsYours, unopposedHere(science)),
      byAnyone: true,
    }),
  ],
});
