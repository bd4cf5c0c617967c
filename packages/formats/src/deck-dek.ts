/** LackeyCCG's own deck file (.dek): XML with a zone for each pile, and each copy a card of its own. */
import type { Said } from './deck-lines.ts';
import { type Pile, sectionOf, WRITTEN } from './deck-sections.ts';

export const isDek = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?<deck\b/i.test(text);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five names that XML knows, and numbers; any other stays as it is. */
const plainly = (xml: string): string =>
  xml
    .replace(/<!\[CDATA\[(.*?)\]\]>/gs, '$1')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (all, ten, sixteen, name) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()];
      const code = Number.parseInt(ten ?? sixteen, ten === undefined ? 16 : 10);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : all;
    })
    .replace(/\s+/g, ' ')
    .trim();

const written = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => `&${Object.keys(ENTITIES).find((name) => ENTITIES[name] === c)};`);

/**
 * Only what a deck file has is looked for: zones, cards, names and sets. Whatever else stands there (numbers of pictures, settings) is
 * Lackey's own affair.
 */
export function readDek(text: string): Said[] {
  const said: Said[] = [];
  const lineAt = (index: number): number => text.slice(0, index).split('\n').length;
  for (const zone of text.matchAll(/<superzone\b[^>]*?\bname\s*=\s*"([^"]*)"[^>]*>(.*?)<\/superzone>/gis)) {
    const [all, name, body] = zone;
    const start = zone.index + all.indexOf(body);
    const place = sectionOf(plainly(name));
    if (place === undefined && body.trim() !== '')
      said.push({
        line: lineAt(zone.index),
        why: `There is no section "${plainly(name)}"; its cards lie where such cards belong`,
      });
    for (const card of body.matchAll(/<card\b[^>]*>(.*?)<\/card>/gis)) {
      const title = plainly(/<name\b[^>]*>(.*?)<\/name>/is.exec(card[1])?.[1] ?? '');
      const set = plainly(/<set\b[^>]*>(.*?)<\/set>/is.exec(card[1])?.[1] ?? '');
      const line = lineAt(start + card.index);
      if (title === '') said.push({ line, why: 'Here is a card without a name' });
      else {
        // Lackey's own codes of sets are not all ours: where the set is not known, the title alone says enough
        const ways = set === '' ? [title] : [`${title} [${set}]`, title];
        const before = said.at(-1);
        const again = before !== undefined && 'ways' in before && before.ways[0].name === ways[0];
        // copies stand one below the other
        if (again && before.place === (place ?? 'home')) for (const way of before.ways) way.copies++;
        else said.push({ line, place: place ?? 'home', ways: ways.map((n) => ({ copies: 1, name: n })) });
      }
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
    lines.push(`\t<superzone name="${written(name)}">`);
    for (const c of cards) {
      const card = `\t\t<card><name>${written(c.name)}</name><set>${written(c.set)}</set></card>`;
      for (let n = 0; n < c.copies; n++) lines.push(card);
    }
    lines.push('\t</superzone>');
  }
  return `${[...lines, '</deck>'].join('\n')}\n`;
}
