import { personnel } from '@spaceline/engine/language';
import { volunteers } from '../../words/choosing.ts';

export const harryKim = personnel('Harry Kim', { triggers: [volunteers] });
