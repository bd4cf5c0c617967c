/** Where cards come from and whom they belong with: native quadrants, matching affiliations, sects. */
import {
  affiliationBit,
  affiliations,
  hasKeyword,
  locationOf,
  QUADRANTS,
  type Quadrant,
  Zone,
} from '@spaceline/engine';
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
  const said = words.endsWith(' ship') ? withArticle(words) : words;
  return when(`it is ${said}`, (r) => hostOf(r) >= 0 && f.test(r, hostOf(r)));
};
export const itIsOutside = (q: Quadrant): Condition =>
  when(`it is not in the ${q} Quadrant`, (r) => quadrantOf(r) !== QUADRANTS.indexOf(q));
/** Away from the native quadrant of what it is on. */
export const itIsAbroad: Condition = when(
  'it is outside its native quadrant',
  (r) => hostOf(r) >= 0 && quadrantOf(r) !== r.g.def(hostOf(r)).native,
);

/** Native to the quadrant where this card is. */
export const nativeHere: Filter = {
  test: (r, id) => quadrantOf(r) >= 0 && r.g.def(id).native === quadrantOf(r),
  pre: '',
  post: 'native to this quadrant',
};
/** Of an affiliation of what this card is on. */
export const matchingIt: Filter = {
  test: (r, id) => hostOf(r) >= 0 && (affiliations(r.g, id) & affiliations(r.g, hostOf(r))) !== 0,
  pre: 'matching',
  post: '',
};
export const nativeLikeIt: Filter = {
  test: (r, id) => hostOf(r) >= 0 && r.g.def(id).native === r.g.def(hostOf(r)).native,
  pre: '',
  post: 'of its native quadrant',
};

const SECTS = [
  'Kazon-Hobii',
  'Kazon-Mostral',
  'Kazon-Nistrim',
  'Kazon-Ogla',
  'Kazon-Oglamar',
  'Kazon-Pommar',
  'Kazon-Relora',
];

/** Of the Kazon sect of one of these. */
export const ofTheSectOf = (s: Selector): Filter => ({
  test: (r, id) => {
    const sects = SECTS.filter((x) => hasKeyword(r.g, id, x));
    return sects.length > 0 && s.ids(r).some((other) => sects.some((x) => hasKeyword(r.g, other, x)));
  },
  pre: '',
  post: `of the sect of ${s.one}`,
});

const UNALIGNED = affiliationBit('Non-Aligned') | affiliationBit('Neutral');

/** Its lore names one of those (CR-129); who is named is among the facts. */
export const namesInLore = (s: Selector): Filter => ({
  test: (r, id) => {
    const names = r.g.def(id).facts.loreNames ?? [];
    return s.ids(r).some((x) => names.includes(r.g.def(x).title) || r.g.def(x).personas.some((p) => names.includes(p)));
  },
  pre: '',
  post: `that names ${s.one} in its lore`,
});

/** The lore of one of those names it. */
export const namedInLoreOf = (s: Selector): Filter => ({
  test: (r, id) => {
    const d = r.g.def(id);
    return s.ids(r).some((x) => {
      const names = r.g.def(x).facts.loreNames ?? [];
      return names.includes(d.title) || d.personas.some((p) => names.includes(p));
    });
  },
  pre: '',
  post: `that the lore of ${s.one} names`,
});

/** it has an affiliation, and not only Non-Aligned or Neutral. */
export const aligned: Filter = {
  test: ({ g }, id) => (affiliations(g, id) & ~UNALIGNED) !== 0,
  pre: 'aligned',
  post: '',
};
