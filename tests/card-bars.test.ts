/** A card reads like its text: how many do not is measured, and they are few. */
import * as engine from '@spaceline/engine';
import * as language from '@spaceline/engine/language';
import { describe, expect, it } from 'vitest';
import { BARS, MOST_LINES, measure, measureCard } from '../scripts/card-bars.mjs';
import { ownWords } from '../scripts/own-words.mjs';
import { parsed } from '../scripts/vocabulary.mjs';

const known = new Set(['Kazon Raider', 'Common Thief', 'end of your turn']);
const of = (source: string) => {
  const { script, internals, handText } = measureCard(source, known);
  return { script, internals, handText };
};
const NOTHING = { script: false, internals: false, handText: false };

describe('the definitions', () => {
  const figures = measure();

  it('are all looked at', () => {
    expect(figures.definitions).toBeGreaterThan(370);
  });

  it('are short: the one in the middle has at most so many lines', () => {
    expect(figures.medianLines).toBeLessThanOrEqual(MOST_LINES);
  });

  it.each(Object.entries(BARS))('%s stays at or below %d %%', (name, bar) => {
    expect(figures[name as keyof typeof BARS]).toBeLessThanOrEqual(bar);
  });
});

describe('a definition', () => {
  it('in words of the language needs nothing else', () => {
    const source = `import { boost, ship, titled } from '@spaceline/engine/language';
      export const raider = ship('Kazon Raider', { modifiers: [boost(['range'], 1, titled('Common Thief'))], missing: 'it does not fly yet' });`;
    expect(of(source)).toEqual(NOTHING);
  });

  it('with a function of its own has a script', () => {
    expect(of(`personnel('Kazon Raider', { points: (r) => 3 });`)).toEqual({ ...NOTHING, script: true });
    expect(of(`personnel('Kazon Raider', { *run(r) { yield 3; } });`)).toEqual({ ...NOTHING, script: true });
  });

  it('that imports the engine reaches into it', () => {
    expect(of(`import { Zone } from '@spaceline/engine';`)).toEqual({ ...NOTHING, internals: true });
  });

  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is a piece of code
  it.each(["text: 'Plays on a ship.'", "when: when('it is your turn')", 'text: `kills ${n} of them at once`'])(
    'with English of its own writes text by hand: %s',
    (part) => {
      expect(of(`ship('Kazon Raider', { ${part} });`)).toEqual({ ...NOTHING, handText: true });
    },
  );
});

describe('a word beside the cards', () => {
  const words = parsed(
    'packages/cards/src/words/x.ts',
    `import { put, type Zone } from '@spaceline/engine';
import { stop } from '@spaceline/engine/language';
const helper = () => put;
export const calmsIt = { run: (r) => helper(r) };
export const calms = (who) => stop(who);
export const wakes = { text: 'it wakes' };
export const shared = { run: () => 2 };
export const both = { ...shared, run: () => 3 };`,
  );
  const cards = ['calmsIt, shared', 'calms, shared', 'both'].map((said, i) =>
    parsed(
      `packages/cards/src/voy/event/${i}.ts`,
      `import { ${said} } from '../../words/x.ts';\nevent('It', { text: [${said}] });`,
    ),
  );
  const found = ownWords([words], cards);

  it('that one card says is known, with what only that word is made of', () => {
    expect(found.map((w) => [w.name, w.card])).toEqual([
      ['helper', 'voy/event/0.ts'],
      ['calmsIt', 'voy/event/0.ts'],
      ['calms', 'voy/event/1.ts'],
      ['both', 'voy/event/2.ts'],
    ]);
  });

  it('is that card’s script if there is a function in it, besides its holes', () => {
    expect(found.filter((w) => w.script).map((w) => w.name)).toEqual(['calmsIt', 'both']);
  });

  it('reaches into the engine if it says one of its names', () => {
    expect(found.filter((w) => w.internals).map((w) => w.name)).toEqual(['helper']);
  });
});

it('the language gives a card no way to the state itself', () => {
  const exported = new Set<unknown>(Object.values(language));
  const inside = Object.entries(engine).filter(([, value]) => typeof value !== 'number' && typeof value !== 'string');
  expect(inside.length).toBeGreaterThan(150);
  // what the rules offer is offered under the language's own words; a reading is what both are given
  const shared = inside.filter(([, value]) => exported.has(value)).map(([name]) => name);
  expect(shared).toEqual([]);
  for (const name of ['Zone', 'Status', 'FIRST_IN_PLAY', 'touch', 'put', 'putAt', 'toPile', 'setStatus', 'makeTableau'])
    expect(Object.keys(language)).not.toContain(name);
});
