import { personnel } from '@spaceline/engine/language';
import { fetchesWhenReported } from '../../words/hive.ts';

export const pChan = personnel("P'Chan", { triggers: [fetchesWhenReported('Lansor', 'Marika')] });
