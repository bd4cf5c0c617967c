import { describe, expect, it } from 'vitest';
import type { Rule } from './rules.ts';
import { search } from './search.ts';

const rule = (id: string, title: string, more: Partial<Rule> = {}): Rule => ({
  id,
  title,
  text: '',
  kind: 'rule',
  section: '',
  book: '',
  date: '',
  rank: 1,
  notApplicable: null,
  certainty: null,
  see: [],
  cards: [],
  absent: [],
  clauses: [],
  proofs: 0,
  ...more,
});

const BOOK = [
  rule('R-1.1', 'Seventeen card types', { text: 'A ship is one of them, docked or not.' }),
  rule('R-7.8', 'What a docked ship may do'),
  rule('R-7.7', 'Docking and undocking', { text: 'A ship docks at a facility.' }),
  rule('DOCK-1', 'Another matter'),
  rule('CR-9', 'Something else', { cards: ['Dock Master'] }),
  rule('R-8.17', 'Meeting a Q-Flash'),
  rule('R-8.1', 'A team or a crew'),
  rule('CR-70', 'What is nowhere', { cards: ["Q's Planet"] }),
  rule('BOG-07', 'A number with a nought'),
  rule('TENT-1', 'A mover’s tents'),
  rule('TENT-2', "A mover's tents again"),
];
const found = (typed: string) => search(BOOK, typed).map((f) => f.rule.id);

describe('finding a rule', () => {
  it('puts titles before ids, ids before cards, cards before texts', () => {
    expect(found('dock')).toEqual(['R-7.7', 'R-7.8', 'DOCK-1', 'CR-9', 'R-1.1']);
    expect(search(BOOK, 'dock').map((f) => f.ground)).toEqual(['title', 'title', 'id', 'card', 'text']);
  });

  it('finds an id as it is written, the exact one first', () => {
    expect(found('r-8.1')).toEqual(['R-8.1', 'R-8.17']);
    expect(found('R-8.17')).toEqual(['R-8.17']);
  });

  it('finds an id as people type it', () => {
    for (const typed of ['R 8.17', 'r8.17', 'r - 8.17']) expect(found(typed)).toEqual(['R-8.17']);
    expect(found('cr70')[0]).toBe('CR-70');
    expect(found('bog 7')).toEqual(['BOG-07']);
  });

  it('finds what has an apostrophe, straight or curly, whichever is typed', () => {
    for (const typed of ['Mover’s tents', "mover's tents"]) expect(found(typed)).toEqual(['TENT-1', 'TENT-2']);
    for (const typed of ['Q’s Planet', "q's planet"]) expect(found(typed)).toEqual(['CR-70']);
  });

  it('finds a rule by a card that it names, and by several words in any order', () => {
    expect(found('dock master')).toEqual(['CR-9']);
    expect(found('ship docked')).toEqual(['R-7.8', 'R-1.1']);
    expect(found('nothing of the kind')).toEqual([]);
  });

  it('shows the whole book where nothing is looked for', () => {
    expect(found('  ')).toHaveLength(BOOK.length);
  });
});
