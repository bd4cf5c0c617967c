/**
 * What the page of a card or a rule is called, in its HTML: search engines and whoever previews a link read no script. The client itself
 * looks at the address.
 */
import { catalogue } from '@spaceline/cards';
import { addressOfCard, addressOfRule, slugOf, spoken } from '@spaceline/protocol';
import { allRules } from '@spaceline/rulebook';

export interface PageHead {
  title: string;
  description: string;
  /** the one address of what can be reached by several */
  canonical: string;
}

const LONGEST = 220;

/** A text that is too long ends where a word does. */
const cut = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST - 2))} …`;

interface Heads {
  cards: ReadonlyMap<string, PageHead>;
  rules: ReadonlyMap<string, PageHead>;
}

/** Made at the first question: neither cards nor rules change while a server runs. */
let made: Heads | undefined;
const heads = (): Heads => (made ??= { cards: cardHeads(), rules: ruleHeads() });

function cardHeads(): Map<string, PageHead> {
  const out = new Map<string, PageHead>();
  for (const { title, facts, rules } of catalogue.defs) {
    const kind = [facts.type, ...facts.affiliations].join(', ');
    const text = rules?.text === undefined ? '' : ` ${spoken(rules.text)}`;
    const canonical = addressOfCard(title);
    const head = {
      title: `${title} · Spaceline`,
      description: cut(`${title}: ${kind}.${text} Text, rulings, scenarios and printings.`),
      canonical,
    };
    // the newest printing speaks for a title
    out.set(slugOf(title), head);
    out.set(facts.id, head);
  }
  return out;
}

const ruleHeads = (): Map<string, PageHead> =>
  new Map(
    allRules().map((r) => [
      r.id.toLowerCase(),
      { title: `${r.id} ${r.title} · Spaceline`, description: cut(r.text), canonical: addressOfRule(r.id) },
    ]),
  );

/** The head of a page; null where it has none of its own. */
export function headOf(path: string): PageHead | null {
  const [, kind, name] = /^\/(cards|rules)\/([^/]+)/.exec(path) ?? [];
  if (name === undefined) return null;
  return heads()[kind as keyof Heads].get(name.toLowerCase()) ?? null;
}

/** Every page that has a head, by its one address. */
export const allAddresses = (): string[] => [
  ...new Set([heads().cards, heads().rules].flatMap((all) => [...all.values()].map((h) => h.canonical))),
];

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

/** The client's page with this head. */
export function withHead(html: string, { title, description, canonical }: PageHead): string {
  const [t, d] = [escaped(title), escaped(description)];
  const tags = [
    `<title>${t}</title>`,
    `<meta name="description" content="${d}" />`,
    `<meta property="og:title" content="${t}" />`,
    `<meta property="og:description" content="${d}" />`,
    `<link rel="canonical" href="${escaped(canonical)}" />`,
  ];
  return html.replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
}
