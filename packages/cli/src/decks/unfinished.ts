/** Unfinished cards in words: nobody should have to find them out at the table. */
import type { UnfinishedCard } from '@spaceline/engine';
import { type Language, phrase, type Words } from '@spaceline/protocol';
import { sayIn } from '../speech.ts';

/** A heading and a line for each; nothing where there are none. */
export function tellUnfinished(cards: readonly UnfinishedCard[], language: Language): Words[] {
  if (cards.length === 0) return [];
  const say = sayIn(language);
  return [
    say('Cards that are not in Spaceline in full yet:'),
    ...cards.map(({ title, missing }) => {
      if (missing === null) return phrase`  ${say('{title}: its text plays as a blank', { title })}`;
      return phrase`  ${say('{title}: {missing}', { title, missing: language(missing) })}`;
    }),
  ];
}
