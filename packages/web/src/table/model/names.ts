/** Short names for small places. */

import { spoken, type Words } from '@spaceline/protocol/words';

/** "Kathryn Janeway" becomes "Janeway", "The Doctor" stays; ships lose "U.S.S.". */
export function shortName(name: Words): Words {
  const title = spoken(name);
  if (title.startsWith('U.S.S. ')) return title.slice(7);
  if (/^(The|Dr\.) /.test(title) || /\d|,/.test(title)) return title;
  const words = title.split(' ');
  return words.length === 2 ? words[1] : title;
}
