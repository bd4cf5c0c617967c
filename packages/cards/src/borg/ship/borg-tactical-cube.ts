import { affiliation, both, icon, mayReportHere, ofType, onceEachTurn, ship } from '@spaceline/engine/language';
import { borgReportAboard } from '../../words/hive.ts';

export const borgTacticalCube = ship('Borg Tactical Cube', {
  modifiers: [
    ...borgReportAboard,
    mayReportHere(both(icon('Def'), affiliation('Borg'), ofType('Personnel')), {
      place: 'aboard',
      free: true,
      limit: onceEachTurn,
    }),
  ],
});
