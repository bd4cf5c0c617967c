import { personnel } from '@spaceline/engine/language';
import { fetchesWhenReported } from '../../words/hive.ts';

export const lansor = personnel('Lansor', { triggers: [fetchesWhenReported('Marika', "P'Chan")] });
