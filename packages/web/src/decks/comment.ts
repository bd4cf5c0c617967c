/** The comment lines that a deck's list begins with. */
export const commentOf = (text: string): string => /^(?:\s*\/\/.*\n?)*/.exec(text)![0].trim();
