import { opponents, people, personnel } from '@spaceline/engine/language';
import { choosesSelected } from '../../words/choosing.ts';

export const elim = personnel('Elim', { modifiers: [choosesSelected(opponents(people).here)] });
