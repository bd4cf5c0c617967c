import { personnel } from '@spaceline/engine/language';
import { eitherNumber } from '../../words/choosing.ts';

const x = eitherNumber(2, 7);

export const quark = personnel('Quark', { variable: { integrity: x.number }, triggers: x.selects });
