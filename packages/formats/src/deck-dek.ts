/** LackeyCCG's own deck file (.dek): XML with a zone for each pile, and each copy a card of its own. */
import type { Said } from './deck-lines.ts';
import { type Pile, type Place, sectionOf, WRITTEN } from './deck-sections.ts';
import { withEntities, withoutEntities } from './deck-text.ts';

const COMMENT = /<!--.*?(?:-->|$)/gs;

/** What is commented out is not there, but its lines still count. */
const uncommented = (text: string): string => text.replace(COMMENT, (c) => c.replace(/[^\n]/g, ''));

export const isDek = (text: string): boolean => /^\s*(?:<[?!][^>]*>\s*)*<deck\b/i.test(text.replace(COMMENT, ''));

const plainly = (xml: string): string =>
  withoutEntities(xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1'))
    .replace(/\s+/g, ' ')
    .trim();

/** What a thing in the file is called or comes from: a tag inside of it, or an attribute of its own. */
function told(what: 'name' | 'set', attributes: string, body: string): string {
  const inside = new RegExp(`<${what}\\b[^>]*>(.*?)(?:</${what}|$)`, 'is').exec(body)?.[1];
  const [, double, single] = new RegExp(`\\b${what}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(attributes) ?? [];
  return plainly(inside ?? double ?? single ?? '');
}

/** Zones and cards in their order. A file that was cut off ends in one of them; a card is over where the next begins. */
const PARTS =
  /<(\/?)superzone\b([^>]*)>|<card\b((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(?:\/>|>(.*?)(?:<\/card>|(?=<card\b|<\/?superzone\b|<\/deck\b)|$))/gis;

/**
 * Only what a deck file has is looked for: zones, cards, names and sets. Whatever else stands there (numbers of pictures, settings) is
 * Lackey's own affair.
 */
export function readDek(file: string): Said[] {
  const text = uncommented(file);
  const said: Said[] = [];
  let place: Place = 'home';
  let line = 1;
  let counted = 0;
  for (const part of text.matchAll(PARTS)) {
    line += text.slice(counted, part.index).split('\n').length - 1;
    counted = part.index;
    const [, closes, zone, attributes, body = ''] = part;
    if (zone !== undefined) {
      const name = closes === '' ? told('name', zone, '') : '';
      const section = sectionOf(name);
      if (name !== '' && section === undefined)
        said.push({ line, why: `There is no section "${name}"; its cards lie where such cards belong` });
      place = section ?? 'home';
      continue;
    }
    const title = told('name', attributes, body);
    const set = told('set', attributes, body);
    if (title === '')
      said.push({ line, why: 'Here is a card without a name', kept: { place, text: set === '' ? '?' : `? [${set}]` } });
    else {
      // Lackey's own codes of sets are not all ours: where the set is not known, the title alone says enough
      const ways = set === '' ? [title] : [`${title} [${set}]`, title];
      const before = said.at(-1);
      const again = before !== undefined && 'ways' in before && before.ways[0].name === ways[0];
      // copies stand one below the other
      if (again && before.place === place) for (const way of before.ways) way.copies++;
      else said.push({ line, place, ways: ways.map((n) => ({ copies: 1, name: n })) });
    }
  }
  return said;
}

export interface NamedCopies {
  copies: number;
  name: string;
  set: string;
}

export function writeDek(piles: ReadonlyMap<Pile, readonly NamedCopies[]>): string {
  const lines = ['<deck version="0.8">', '\t<meta>', '\t\t<game>Star Trek CCG 1E</game>', '\t</meta>'];
  for (const [pile, name] of WRITTEN) {
    const cards = piles.get(pile) ?? [];
    if (cards.length === 0) continue;
    lines.push(`\t<superzone name="${withEntities(name)}">`);
    for (const c of cards) {
      const card = `\t\t<card><name>${withEntities(c.name)}</name><set>${withEntities(c.set)}</set></card>`;
      for (let n = 0; n < c.copies; n++) lines.push(card);
    }
    lines.push('\t</superzone>');
  }
  return `${[...lines, '</deck>'].join('\n')}\n`;
}
