/** Sentences of the page's own, in the reader's language: what is not said with this stays English in every language. */
import { fill, type Holes } from '@spaceline/protocol/words';
import { language } from './language.ts';

export const say = (template: string, holes?: Holes): string => fill(language(template), holes).text;
