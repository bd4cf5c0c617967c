import { spoken } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import * as english from './english.ts';
import { pseudo } from './language.ts';
import { fill, isLink, joined, phrase, pieces, withLinks, withStop } from './template.ts';

const text = (template: string, holes: Parameters<typeof fill>[1]) => fill(template, holes).text;

describe('a template', () => {
  it('has forms that agree with the hole before them', () => {
    const template = '{who} [draw|draws] {count} [cards|card]';
    expect(text(template, { who: { text: 'you', many: true, common: true }, count: 1 })).toBe('You draw 1 card');
    expect(text(template, { who: 'kim', count: 2 })).toBe('kim draws 2 cards');
    expect(text(template, { who: 'Kim', count: -1 })).toBe('Kim draws −1 card');
  });

  it('leaves out what there is nothing to say of', () => {
    const template = '{who} [are|is] stopped< by {by}>< at {at}>';
    expect(text(template, { who: 'Kim', by: null, at: 'Liberation' })).toBe('Kim is stopped at Liberation');
    expect(text(template, { who: 'Kim', by: 'Armus', at: null })).toBe('Kim is stopped by Armus');
  });

  it('gives the links in the order of the text, and where each begins', () => {
    const link = (title: string) => ({ text: title, links: [{ title, card: title.toLowerCase(), at: 0 }] });
    const { text, links } = fill('{b} and {a}< and {c}>', { a: link('Armus'), b: link('Borg'), c: null });
    expect(links.map((l) => l.card)).toEqual(['borg', 'armus']);
    expect(links.map((l) => spoken(text).slice(l.at, l.at + l.title.length))).toEqual(['Borg', 'Armus']);
  });

  it('must have all its holes filled', () => {
    expect(() => fill('{who} waits', {})).toThrow('nothing was given for {who}');
    expect(() => fill('{who} waits', { who: null })).toThrow('nothing was given for {who}');
  });
});

/** Every template there is. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

describe('the language that nobody speaks', () => {
  const templates = [...new Set(strings({ ...english }))];

  it('keeps holes and length, and no letter', () => {
    expect(templates.length).toBeGreaterThan(200);
    for (const template of templates) {
      const nonsense = spoken(pseudo(template));
      expect(nonsense).toHaveLength(template.length);
      expect(nonsense.match(/\{\w+\}/g)).toEqual(template.match(/\{\w+\}/g));
      expect(nonsense.replace(/\{\w+\}/g, '')).not.toMatch(/[A-Za-z]/);
    }
  });

  it('keeps different sentences different', () => {
    expect(new Set(templates.map(pseudo)).size).toBe(templates.length);
  });
});

describe('words', () => {
  it('are put together with signs and with each other', () => {
    expect(phrase`${'Kazon Raider'} (${2})`).toBe('Kazon Raider (2)');
    expect(joined(['Kes', 'Neelix'], ', ')).toBe('Kes, Neelix');
    expect(withStop('Kes')).toBe('Kes.');
    expect(withStop('Why?')).toBe('Why?');
  });

  it('come in pieces, between the holes of a template', () => {
    expect(pieces('{n} of {all} cards')).toEqual([
      { words: '' },
      { hole: 'n' },
      { words: ' of ' },
      { hole: 'all' },
      { words: ' cards' },
    ]);
  });

  it('come in pieces, between the cards that they name', () => {
    const link = { title: 'Armus', card: 'p-3', at: 4 };
    const parts = withLinks('You meet Armus.', [{ ...link, at: 9 }]);
    expect(parts).toEqual(['You meet ', { ...link, at: 9 }, '.']);
    expect(parts.map(isLink)).toEqual([false, true, false]);
  });
});
