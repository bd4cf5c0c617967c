/** The quick phrases, in the reader's language. */
import type { Phrase } from '@spaceline/protocol/talk';
import type { Words } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';

export const PHRASE_WORDS: Readonly<Record<Phrase, Words>> = {
  hello: say('Hello!'),
  'good-luck': say('Good luck!'),
  'one-moment': say('One moment, please.'),
  thinking: say('I have to think about this.'),
  thanks: say('Thank you.'),
  'well-played': say('Well played!'),
  sorry: say('Sorry.'),
  'good-game': say('Good game!'),
};
