/**
 * Words, from plain data: `@spaceline/protocol/words`. Nothing here needs a game or its rules, so that a client does not have to
 * carry them.
 *
 * - `namingOfView(view, names, titleOf, shown, language)`: what things are called. Make one for each view and question.
 * - `wordsOf(told, naming)`: what happened; `short(lines)` and `wordsOfAll(group, naming)` tell together what reads as one.
 * - `readOption(message)`: an option as it is worked with.
 * - `optionWords(option, naming, decision)`, `optionText`, `menuWords`, `menuOf`: what can be done.
 * - `promptWords(decision, naming)`, `reasonWords(reason, naming)`: what is asked, and why something cannot be done.
 * - `fill(language(template), holes)`: sentences of one's own; `ENGLISH` and `pseudo` are languages.
 * - `phrase`, `joined`, `capital`, `withStop`: words put together; `spoken` makes a string of them, for what takes nothing else.
 */
export { spoken, type Words } from '@spaceline/engine';
export * from '../addresses.ts';
export { citationOf } from '../citations.ts';
export { type OptionView, readOption } from '../option-key.ts';
export { RESULTS } from './english.ts';
export * from './language.ts';
export { type Naming, namingOfView, type Shown, type Titled } from './naming.ts';
export * from './option-words.ts';
export * from './prompt-words.ts';
export * from './search-words.ts';
export { goesWithoutSaying, lastSaid, short } from './short.ts';
export { type ToldWords, wordsOf, wordsOfAll } from './telling-words.ts';
export {
  capital,
  fill,
  type Holes,
  inCapitals,
  isLink,
  joined,
  phrase,
  pieces,
  type Value,
  withLinks,
  withStop,
} from './template.ts';
export * from './topics.ts';
export { isFound, plainly } from './typed-search.ts';
