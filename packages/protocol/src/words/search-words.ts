/** What a search of cards has to say: which words it did not understand, and how it understood the others. */
import { spoken, type Words } from '@spaceline/engine';
import type { Note } from '../search/query.ts';
import type { Language } from './language.ts';
import { fill } from './template.ts';

/** Asked by these names; what stands on no card cannot be looked for. */
const KEY_NAMES: Readonly<Record<string, string>> = {
  type: 'type',
  affiliation: 'affiliation',
  skill: 'skill',
  integrity: 'INTEGRITY',
  cunning: 'CUNNING',
  strength: 'STRENGTH',
  range: 'RANGE',
  weapons: 'WEAPONS',
  shields: 'SHIELDS',
  points: 'points',
  span: 'span',
  set: 'set',
  is: 'is',
  icon: 'icon',
  class: 'class',
  keyword: 'keyword',
  quadrant: 'quadrant',
  region: 'region',
  rarity: 'rarity',
  text: 'text',
  title: 'title',
  persona: 'persona',
  requirement: 'needs',
};

export const searchKeyWords = (key: string, language: Language): Words => language(KEY_NAMES[key] ?? key);

export function searchNoteWords(note: Note, language: Language): Words {
  switch (note.kind) {
    case 'key':
      return fill(language('There is no "{typed}:" to ask by. Near it: {near}.'), {
        typed: note.typed,
        near: note.near.map((n) => `${n}:`).join(', '),
      }).text;
    case 'value':
      return fill(language('"{typed}" is no {key}. There is {near}.'), {
        typed: note.typed,
        key: spoken(searchKeyWords(note.key, language)),
        near: note.near.join(', '),
      }).text;
    case 'bracket':
      return language('A bracket is open or closed that has no partner.');
  }
}
