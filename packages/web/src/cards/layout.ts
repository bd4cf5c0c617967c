/**
 * What fits on a full face. Text keeps its size as long as it can: first lines that are only of use go, then the
 * picture gives way, and only then the text gets smaller, never below 11 px.
 */
import type { Words } from '@spaceline/protocol/words';
import { fittingSize, lineCount, rowCount, textWidth } from '../design/metrics.ts';
import { times } from './words.ts';

/** the width of text between the margins */
export const TEXT_WIDTH = 194;

export interface TextSize {
  size: number;
  line: number;
}

const TEXT_SIZES: readonly TextSize[] = [
  { size: 12.5, line: 17 },
  { size: 12, line: 16 },
  { size: 11.5, line: 15 },
  { size: 11, line: 14 },
];

/** Between paragraphs. */
export const PARAGRAPH = 5;

export const textHeight = (lines: readonly Words[], { size, line }: TextSize, width = TEXT_WIDTH): number =>
  lines.reduce((sum, text) => sum + lineCount(text, 'barlow', size, width) * line, 0) +
  Math.max(0, lines.length - 1) * PARAGRAPH;

export interface Fit {
  art: number;
  text: TextSize;
  /** not even the smallest text has room */
  over: boolean;
}

/** The tallest picture and the largest text with which everything has room. */
export function fit(room: number, art: { most: number; least: number }, need: (text: TextSize) => number): Fit {
  for (const text of TEXT_SIZES) {
    const height = room - need(text);
    if (height >= art.least) return { art: Math.min(art.most, Math.floor(height)), text, over: false };
  }
  return { art: art.least, text: TEXT_SIZES[TEXT_SIZES.length - 1], over: true };
}

const NAME_SPACING = 0.025;

/** A name stands on one line and is never cut; only where no size is small enough it takes two. */
export function nameSize(title: string, width: number): { size: number; lines: 1 | 2 } {
  const upper = title.toUpperCase();
  const size = fittingSize(upper, 'antonio', [16, 14.5, 13.5, 12.5], width, NAME_SPACING);
  return size ? { size, lines: 1 } : { size: 12, lines: 2 };
}

/** Rows that skills with their dots take. */
export const skillRows = (skills: readonly { name: string; level: number; who?: string }[]): number =>
  skills.length === 0
    ? 0
    : rowCount(
        skills.map(
          (s) =>
            9 +
            textWidth(times(s.name, s.level), 'condensed', 14) +
            (s.who ? textWidth(` ${s.who}`, 'condensed', 12) : 0),
        ),
        9,
        TEXT_WIDTH,
      );

/** Rows that boxed terms take. */
export const pillRows = (terms: readonly Words[], width = TEXT_WIDTH): number =>
  rowCount(
    terms.map((t) => 15 + textWidth(t, 'condensedBold', 13)),
    4,
    width,
  );
