/** Finding cards: by words, and by what they are. */

import type { Affiliation, CardType } from '@spaceline/engine';
import { joined, spoken } from '@spaceline/protocol/words';
import type { Card } from '../cards/index.ts';

export interface Query {
  words: string;
  set: string;
  type: string;
  affiliation: string;
  status: string;
}

/** "cunning>7", "points>=35": numbers can be asked for as well as words. */
const COMPARED = /^(integrity|cunning|strength|range|weapons|shields|points|span)(>=|<=|>|<|=)(\d+)$/;

const compares = (have: number, how: string, want: number): boolean =>
  how === '>'
    ? have > want
    : how === '<'
      ? have < want
      : how === '>='
        ? have >= want
        : how === '<='
          ? have <= want
          : have === want;

function fits(card: Card, word: string): boolean {
  const [, name, how, number] = COMPARED.exec(word) ?? [];
  if (name === undefined) return haystack(card).includes(word);
  const have = card.facts[name as 'cunning'];
  return typeof have === 'number' && compares(have, how, Number(number));
}

const haystacks = new WeakMap<Card, string>();

function haystack(card: Card): string {
  let text = haystacks.get(card);
  if (text === undefined) {
    const f = card.facts;
    const skills = (f.skills ?? []).map((s) => s.name).join(' ');
    const parts = [
      f.title,
      f.id,
      f.classification,
      f.class,
      f.species?.join(' '),
      skills,
      f.keywords.join(' '),
      ...card.lines,
      card.damage,
      ...(card.requirement?.flat() ?? []),
    ];
    text = spoken(
      joined(
        parts.filter((part) => part !== undefined),
        ' ',
      ),
    ).toLowerCase();
    haystacks.set(card, text);
  }
  return text;
}

export function find(cards: readonly Card[], query: Query): Card[] {
  const words = query.words.toLowerCase().split(/\s+/).filter(Boolean);
  return cards.filter((card) => {
    const f = card.facts;
    if (query.set && f.set !== query.set) return false;
    if (query.type && f.type !== (query.type as CardType)) return false;
    if (query.status && card.status !== query.status) return false;
    if (query.affiliation) {
      const all = [...f.affiliations, ...(f.missionAffiliations ?? [])];
      if (!all.includes(query.affiliation as Affiliation)) return false;
    }
    return words.every((word) => fits(card, word));
  });
}
