import { people, personnel, titled } from '@spaceline/engine/language';
import { mustReplace } from '../../words/choosing.ts';

export const anya = personnel('Anya', { modifiers: [mustReplace(people.which(titled('Salia')).present)] });
