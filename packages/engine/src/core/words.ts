/**
 * Text for people to read: a question, a reason, what a card says. When the program runs it is a string, and every string may become
 * one; the compiler lets nobody look into it. What a program needs to know is in the data beside it. Words are put together and
 * handed to where they are shown by `@spaceline/protocol/words`; `scripts/no-reading-back.mjs` sees to what the compiler lets pass.
 */
export interface Words {
  /** only a string has this, and nothing can be done with it here */
  readonly normalize: unknown;
}

/**
 * The only way back to a string, for what takes nothing else: a label of the page, a terminal, a typed search. The web client and the
 * terminal use it only where `scripts/no-reading-back.mjs` knows why.
 */
export const spoken = (words: Words): string => words.toString();
