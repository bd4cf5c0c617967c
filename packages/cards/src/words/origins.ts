/** Where cards come from and whom they belong with: native quadrants, matching affiliations, sects. */

import { type Game, locationOf, Zone } from '@spaceline/engine';
import {
  type Condition,
  type Filter,
  type Reading,
  type Selector,
  when,
  withArticle,
} from '@spaceline/engine/language';

/** The quadrant this card is in, by what it is on; -1 where it is nowhere. */
const quadrantOf = ({ g, source }: Reading): number => {
  const l = locationOf(g, source);
  return l < 0 ? -1 : g.location(l).quadrant;
};
const hostOf = ({ g, source }: Reading): number => (g.card(source).zone === Zone.On ? g.card(source).host : -1);

/** What this card is on passes: "it is Borg", "it is a … ship". */
export const itIs = (f: Filter): Condition => {
  const words = `${f.pre} ${f.post}`.trim();
  const isNoun = words.endsWith(' ship');
  const said = isNoun ? withArticle(words) : f.pre && f.post ? `${f.pre} and ${f.post}` : words;
  return when(`it is ${said}`, (r) => hostOf(r) >= 0 && f.test(r, hostOf(r)));
};

/** Native to the quadrant where this card is. */
export const nativeHere: Filter = {
  test: (r, id) => quadrantOf(r) >= 0 && r.g.def(id).native === quadrantOf(r),
  pre: '',
  post: 'native to this quadrant',
};

const namesIt = (g: Game, by: number, id: number): boolean => {
  const names = g.def(by).facts.loreNames ?? [];
  return names.includes(g.def(id).title) || g.def(id).personas.some((p) => names.includes(p));
};

/** Its lore names one of those (CR-129), or it is one of those that does; who is named is among the facts. */
export const namesInLore = (s: Selector, o: { orIsNamed?: true } = {}): Filter => ({
  test: (r, id) => s.ids(r).some((x) => namesIt(r.g, id, x) || (o.orIsNamed === true && namesIt(r.g, x, id))),
  pre: '',
  post: o.orIsNamed ? `that names ${s.one} in its lore, or is named there` : `that names ${s.one} in its lore`,
});
