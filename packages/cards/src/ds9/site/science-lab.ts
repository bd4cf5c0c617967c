import { ability, allOf, keyword, missions, onceEachTurn, site, skill, titled } from '@spaceline/engine/language';
import { anyPadd } from '../../words/dilemma-people.ts';
import { scansBottomSeedHere } from '../../words/scanning.ts';
import { compatibleMayReportHere, mayFileReportsHere, stationIsYours, unopposedHere } from '../../words/sites.ts';
import { isAt } from '../../worlds.ts';

const science = skill('SCIENCE');

export const scienceLab = site('Science Lab', {
  module: 'Docking Ring',
  modifiers: [
    compatibleMayReportHere('SCIENCE', keyword('SCIENCE-related equipment'), titled('I.P. Scanner'), anyPadd),
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
