import { personnel } from '@spaceline/engine/language';
import { volunteers } from '../../words/choosing.ts';

export const elizabethCutler = personnel('Elizabeth Cutler', { triggers: [volunteers] });
