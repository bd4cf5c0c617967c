/** Reading the values of flags, with messages that say what was expected. */
import type { Format } from '@spaceline/engine';
import { FORMATS, formatById, warpSpeed } from '@spaceline/formats';
import { InvalidArgumentError, Option } from 'commander';

export const wholeNumber =
  (least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = Number(text);
    if (!/^\d+$/.test(text) || n < least || n > most) {
      const to = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`Give a whole number ${to}.`);
    }
    return n;
  };

export const positive = (text: string): number => {
  const n = Number(text);
  if (!/^\d*\.?\d+$/.test(text) || !(n > 0)) throw new InvalidArgumentError('Give a number above 0.');
  return n;
};

function format(text: string): Format {
  const f = formatById(text);
  if (f === undefined) throw new InvalidArgumentError(`Give one of ${FORMAT_NAMES}.`);
  return f;
}

const FORMAT_NAMES = FORMATS.map((f) => f.id).join(', ');

/** `--format`, Warp Speed unless it says otherwise. */
export const formatOption = (): Option =>
  new Option('--format <format>', `the way of playing: ${FORMAT_NAMES}`)
    .argParser(format)
    .default(warpSpeed, warpSpeed.id);

/** `--format` that may be left out to mean every format. */
export const anyFormatOption = (): Option =>
  new Option('--format <format>', `only this way of playing: ${FORMAT_NAMES}`).argParser(format);

/** One of a list of words, whatever their case. */
export const oneOf =
  (words: readonly string[]) =>
  (text: string): string => {
    const found = words.find((w) => w.toLowerCase() === text.toLowerCase());
    if (found === undefined) throw new InvalidArgumentError(`Give one of ${words.join(', ')}.`);
    return found;
  };

/** Names with commas between them. */
export function names(text: string): string[] {
  const all = text.split(',').map((n) => n.trim());
  if (all.some((n) => n === '')) throw new InvalidArgumentError('Give names with commas between them.');
  return all;
}

/** Two names with a comma between them; one name stands for both. */
export function pair(text: string): [string, string] {
  const names = text.split(',').map((n) => n.trim());
  if (names.length > 2 || names.some((n) => n === ''))
    throw new InvalidArgumentError('Give one name, or two with a comma between them.');
  return [names[0], names[1] ?? names[0]];
}
