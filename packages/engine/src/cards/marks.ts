/**
 * Marks: how the answers, counters and tellings of a game call an ability or a way of a card. A mark is no English and stays
 * when the words that people read change.
 */
const MARK = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** What a card says of an ability or a way: its mark, and how people call it where that is not the mark itself. */
export interface Marked {
  mark: string;
  word?: string;
}

/** `transfer-power` is "transfer power" to people, unless the card has a better word. */
export const wordOf = ({ mark, word }: Marked): string => word ?? mark.replaceAll('-', ' ');

export const isMark = (text: string): boolean => MARK.test(text);

/** The mark of a name that facts have, such as an affiliation or a type of cards: `time-location`. */
export const markOfName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Marks of one card that are to be told apart. */
export function checkMarks(marks: readonly string[]): void {
  for (const mark of marks)
    if (!isMark(mark))
      throw new Error(`"${mark}" is no mark: small letters, digits and hyphens; what people read is its word`);
  const twice = marks.find((mark, i) => marks.indexOf(mark) < i);
  if (twice !== undefined) throw new Error(`the mark "${twice}" stands for two things that must be told apart`);
}
