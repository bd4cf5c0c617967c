import { personnel } from '@spaceline/engine/language';
import { keepsHiveAwake } from '../../words/hive.ts';

export const fiveOfEleven = personnel('Five of Eleven', { modifiers: [keepsHiveAwake] });
