import { spoken, type Words } from '@spaceline/protocol/words';

const SENTENCE = /.*?[.!?](?=\s|$)\s*/g;

/** What a deck says of itself: the first sentence with those after it that are no more than `most` letters together, and the rest. */
export function motto(about: Words, most = 0): { first: Words; rest: Words } {
  const text = spoken(about);
  const [first, ...more] = text.match(SENTENCE) ?? [];
  if (first === undefined) return { first: about, rest: '' };
  let said = first;
  for (const sentence of more) {
    if (said.length + sentence.trim().length > most) break;
    said += sentence;
  }
  return { first: said.trim(), rest: text.slice(said.length).trim() };
}
