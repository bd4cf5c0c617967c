/** Short names for small places. */

import { spoken, type Words } from '@spaceline/protocol/words';
import { withoutPrefix } from '../../cards/words.ts';

/** A ship keeps what tells her from her sisters: "Assault Vessel" stays, "U.S.S. Voyager" becomes "Voyager". */
export const shortShip = withoutPrefix;

/** "Kathryn Janeway" becomes "Janeway", "The Doctor" stays. */
export function shortName(name: Words): Words {
  const title = spoken(name);
  if (/^(The|Dr\.) /.test(title) || /\d|,/.test(title)) return title;
  const words = title.split(' ');
  return words.length === 2 ? words[1] : title;
}
