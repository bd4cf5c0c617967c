import { equipment, icon, thereIs } from '@spaceline/engine/language';
import { hiveWithCom, shareSkills, yourBorg } from '../../words/hive.ts';

/** */
export const borgVinculum = equipment('Borg Vinculum', {
  modifiers: [shareSkills(hiveWithCom, thereIs(yourBorg.which(icon('Com')).present))],
  immuneTo: ['Disruptor Overload'],
});
