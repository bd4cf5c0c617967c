/** Short names for small places. */
import { say } from '../../net/say.ts';

/** "Kathryn Janeway" becomes "Janeway", "The Doctor" stays; ships lose "U.S.S.". */
export function shortName(title: string): string {
  if (title.startsWith('U.S.S. ')) return title.slice(7);
  if (/^(The|Dr\.) /.test(title) || /\d|,/.test(title)) return title;
  const words = title.split(' ');
  return words.length === 2 ? words[1] : title;
}

export const listOf = (names: readonly string[]): string =>
  names.length < 2
    ? (names[0] ?? '')
    : say('{some} and {last}', { some: names.slice(0, -1).join(', '), last: names[names.length - 1] });
