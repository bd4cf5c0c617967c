/**
 * Sentences are templates. `{who}` is a hole. `[play|plays]` agrees with the hole before it: the first form for several and for
 * "you", the second for one. `< by {by}>` is left out when what it speaks of is not there.
 */

import { spoken, type Words } from '@spaceline/engine';

/** A card that a text names: its title, its printing, and where in the text the title begins. */
export interface Link {
  readonly title: string;
  readonly card: string;
  readonly at: number;
}

/** What is put into a hole. */
export interface Value {
  readonly text: Words;
  /** several, or "you" */
  readonly many?: boolean;
  /** no name: it has a capital letter where it begins a sentence */
  readonly common?: boolean;
  readonly links?: readonly Link[];
}

/** null: there is nothing to say. */
export type Hole = Value | Words | number | null;
export type Holes = Readonly<Record<string, Hole>>;

const PART = /\{(\w+)\}|\[([^|\]]*)\|([^\]]*)\]|<([^>]*)>/g;
const HOLE = /\{(\w+)\}/g;

export const capital = (words: Words): Words => {
  const text = spoken(words);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** A text that stands by itself ends as a sentence does; a title may have its own "?" or "!" there. */
export const withStop = (words: Words): Words => (/[.?!…]$/.test(spoken(words)) ? words : phrase`${words}.`);

/** Words one after the other, with signs between them: phrase`${name} (${place})`. */
export const phrase = (signs: TemplateStringsArray, ...parts: readonly (Words | number)[]): Words =>
  String.raw({ raw: signs }, ...parts);

/** Words all in capitals. */
export const inCapitals = (words: Words): Words => spoken(words).toUpperCase();

/** Words in a row: "Kes, Neelix". */
export const joined = (words: readonly Words[], between: Words): Words => words.join(spoken(between));

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

const isValue = (hole: Value | Words): hole is Value => typeof hole === 'object';

function given(hole: Hole | undefined, name: string, template: string): Value {
  if (hole === undefined || hole === null) throw new Error(`nothing was given for {${name}} of "${template}"`);
  if (typeof hole === 'number') return { text: minus(hole), many: Math.abs(hole) !== 1 };
  return isValue(hole) ? hole : { text: hole };
}

const isSaid = (part: string, holes: Holes): boolean =>
  [...part.matchAll(HOLE)].every(([, name]) => holes[name] !== null);

interface Sentence {
  text: string;
  /** of the hole that was filled last */
  many: boolean;
  links: Link[];
}

function write(template: string, holes: Holes, out: Sentence): void {
  let at = 0;
  for (const found of template.matchAll(PART)) {
    out.text += template.slice(at, found.index);
    at = found.index + found[0].length;
    const [, hole, several, one, part] = found;
    if (hole !== undefined) {
      const value = given(holes[hole], hole, template);
      const start = out.text.length;
      out.links.push(...(value.links ?? []).map((link) => ({ ...link, at: start + link.at })));
      out.text += spoken(value.common && out.text === '' ? capital(value.text) : value.text);
      out.many = value.many === true;
    } else if (part !== undefined) {
      if (isSaid(part, holes)) write(part, holes, out);
    } else out.text += out.many ? several : one;
  }
  out.text += template.slice(at);
}

/** A template with its holes filled; the links are in the order of the text. */
export function fill(template: Words, holes: Holes = {}): { text: Words; links: readonly Link[] } {
  const out: Sentence = { text: '', many: false, links: [] };
  write(spoken(template), holes, out);
  return { text: out.text, links: out.links };
}

/** A template in pieces: its words, and the names of the holes between them. */
export const pieces = (template: Words): readonly ({ readonly words: Words } | { readonly hole: string })[] =>
  spoken(template)
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 0 ? { words: part } : { hole: part }));

/** A text in pieces: its words, and the cards that it names between them. */
export function withLinks(text: Words, links: readonly Link[]): (Words | Link)[] {
  const all = spoken(text);
  const parts: (Words | Link)[] = [];
  let done = 0;
  for (const link of links) {
    parts.push(all.slice(done, link.at), link);
    done = link.at + link.title.length;
  }
  return [...parts, all.slice(done)];
}

/** Is this piece a card? */
export const isLink = (piece: Words | Link): piece is Link => typeof piece === 'object';
