/** The format of a name that somebody has sent. */
import type { Format } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';
import { Problem } from '../problem.ts';

export function needFormat(id: string): Format {
  const format = formatById(id);
  if (format === undefined) throw new Problem(400, 'no-such-format', `There is no format "${id}"`);
  return format;
}
