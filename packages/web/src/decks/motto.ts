import { spoken, type Words } from '@spaceline/protocol/words';

const SENTENCE = /.*?[.!?](?=\s|$)\s*/g;

/** The first sentence of what a deck says of itself, and those after it that are no more than `most` letters with it. */
export function motto(about: Words, most = 0): Words {
  const [first, ...more] = spoken(about).match(SENTENCE) ?? [];
  if (first === undefined) return about;
  let said = first;
  for (const sentence of more) {
    if (said.length + sentence.trim().length > most) break;
    said += sentence;
  }
  return said.trim();
}
