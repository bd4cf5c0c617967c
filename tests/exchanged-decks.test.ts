/** Deck files as players exchange them, where they lie beside the project: nothing of them is lost. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import { DECK_FORMS, full, parseDeckFor, writeDeckFor } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../scripts/root.mjs';

const FOLDER = join(ROOT, '../shared/decks');
const files = existsSync(FOLDER) ? readdirSync(FOLDER).filter((f) => f.endsWith('.txt')) : [];

describe.skipIf(files.length === 0)('a deck file of players', () => {
  it.each(files)('%s: every line is a card, or is kept as one that is not known', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const { deck, aside, unknown, problems } = parseDeckFor(text, catalogue, full);
    const written = text.split(/\r?\n/).filter((line) => /^\d/.test(line));
    const copies = written.reduce((sum, line) => sum + Number.parseInt(line, 10), 0);
    const read = Object.values(deck).flat().length + aside.length;
    expect(read + unknown.reduce((sum, u) => sum + u.copies, 0)).toBe(copies);
    // what is wrong with the file is what we know nothing of, and nothing else
    expect(problems.map((p) => p.line)).toEqual(unknown.map((u) => u.line));
  });

  it.each(files)('%s comes back from whatever we write as it was', (file) => {
    const once = parseDeckFor(readFileSync(join(FOLDER, file), 'utf8'), catalogue, full);
    const nameless = ({ unknown, problems, ...rest }: typeof once) => ({
      ...rest,
      unknown: unknown.map(({ line, ...u }) => u),
    });
    for (const form of DECK_FORMS) {
      const again = parseDeckFor(writeDeckFor(once.deck, catalogue, full, once, form), catalogue, full);
      expect(nameless(again), form).toEqual(nameless(once));
    }
  });

  it('is known but for cards of later years in the six that are simple', () => {
    const later = ['Shinzon *CoC', 'The Viceroy', 'I.K.C. Qam-chee *CoC', 'Rusot *VP', 'Dr. Reyga *LfL'];
    for (const file of files.filter((f) => f.startsWith('simple-'))) {
      const { unknown } = parseDeckFor(readFileSync(join(FOLDER, file), 'utf8'), catalogue, full);
      expect(unknown.map((u) => u.name).filter((name) => !later.includes(name))).toEqual([]);
    }
  });
});
