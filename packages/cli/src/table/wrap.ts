/** Breaking text into lines. */

import { phrase, spoken, type Words } from '@spaceline/protocol';

/** Lines of at most `width`; a word that is longer is cut. Lines after the first are indented, all as far as the text itself is. */
export function wrap(words: Words, width: number, indent = ''): Words[] {
  const text = spoken(words);
  const begun = text.length - text.trimStart().length;
  if (begun > 0) return wrap(text.trimStart(), width - begun, indent).map((l) => phrase`${' '.repeat(begun)}${l}`);
  const out: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    if (line !== '' && line.length + 1 + rest.length <= width) {
      line += ` ${rest}`;
      continue;
    }
    if (line !== '') {
      out.push(line);
      line = indent;
    }
    while (line.length + rest.length > width) {
      const room = width - line.length;
      out.push(line + rest.slice(0, room));
      rest = rest.slice(room);
      line = indent;
    }
    line += rest;
  }
  if (line.trim() !== '') out.push(line);
  return out;
}
