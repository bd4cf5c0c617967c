/** Sentences of the page's own, in the reader's language: what is not said with this stays English in every language. */
import { fill, type Holes, joined, type Words } from '@spaceline/protocol/words';
import { language } from './language.ts';

export const say = (template: string, holes?: Holes): Words => fill(language(template), holes).text;

/** "Planet mission · 35 points", with what there is to say. */
export const dotted = (parts: readonly (Words | undefined)[]): Words =>
  joined(
    parts.flatMap((part) => (part === undefined || part === '' ? [] : [part])),
    ' · ',
  );

/** "Kes, Neelix and Tuvok" */
export const listOf = (names: readonly Words[]): Words =>
  names.length < 2
    ? (names[0] ?? '')
    : say('{some} and {last}', { some: joined(names.slice(0, -1), ', '), last: names[names.length - 1] });
