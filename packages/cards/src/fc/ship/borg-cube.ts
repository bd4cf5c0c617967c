import { ship } from '@spaceline/engine/language';
import { borgReportAboard } from '../../words/hive.ts';

export const borgCube = ship('Borg Cube', {
  modifiers: [...borgReportAboard],
});
