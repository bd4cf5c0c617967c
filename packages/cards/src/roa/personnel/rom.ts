import { personnel } from '@spaceline/engine/language';
import { eitherNumber } from '../../words/choosing.ts';

const x = eitherNumber(4, 9);

export const rom = personnel('Rom', { variable: { cunning: x.number }, triggers: x.selects });
