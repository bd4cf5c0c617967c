import { onceEachTurn, personnel, requiring, useOf } from '@spaceline/engine/language';
import { mayNullifyDilemmasOf } from '../../nullifiers.ts';
import { titleSays } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

export const drMcCoy = personnel('Dr. McCoy', {
  ids: ['twt-056'],
  abilities: [mayNullifyDilemmasOf(requiring('MEDICAL'), useOf('nullify', onceEachTurn))],
  downloads: [specialDownload(titleSays("I'm a Doctor, Not"))],
});
