import { personnel } from '@spaceline/engine/language';
import { fetchesWhenReported } from '../../words/hive.ts';

export const marika = personnel('Marika', { triggers: [fetchesWhenReported('Lansor', "P'Chan")] });
