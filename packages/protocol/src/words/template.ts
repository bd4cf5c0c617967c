/**
 * Sentences are templates. `{who}` is a hole. `[play|plays]` agrees with the hole before it: the first form for several and for
 * "you", the second for one. `< by {by}>` is left out when what it speaks of is not there.
 */

/** A card that a text names: its title, its printing, and where in the text the title begins. */
export interface Link {
  readonly title: string;
  readonly card: string;
  readonly at: number;
}

/** What is put into a hole. */
export interface Value {
  readonly text: string;
  /** several, or "you" */
  readonly many?: boolean;
  /** no name: it has a capital letter where it begins a sentence */
  readonly common?: boolean;
  readonly links?: readonly Link[];
}

/** null: there is nothing to say. */
export type Hole = Value | string | number | null;
export type Holes = Readonly<Record<string, Hole>>;

const PART = /\{(\w+)\}|\[([^|\]]*)\|([^\]]*)\]|<([^>]*)>/g;
const HOLE = /\{(\w+)\}/g;

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A text that stands by itself ends as a sentence does; a title may have its own "?" or "!" there. */
export const withStop = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

function given(hole: Hole | undefined, name: string, template: string): Value {
  if (hole === undefined || hole === null) throw new Error(`nothing was given for {${name}} of "${template}"`);
  if (typeof hole === 'number') return { text: minus(hole), many: Math.abs(hole) !== 1 };
  return typeof hole === 'string' ? { text: hole } : hole;
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
      out.text += value.common && out.text === '' ? capital(value.text) : value.text;
      out.many = value.many === true;
    } else if (part !== undefined) {
      if (isSaid(part, holes)) write(part, holes, out);
    } else out.text += out.many ? several : one;
  }
  out.text += template.slice(at);
}

/** A template with its holes filled; the links are in the order of the text. */
export function fill(template: string, holes: Holes = {}): { text: string; links: readonly Link[] } {
  const out: Sentence = { text: '', many: false, links: [] };
  write(template, holes, out);
  return { text: out.text, links: out.links };
}
