/** What there is to know of a card beside its facts: its text, what a ruling changed, scenarios, decks, and whom it names. */
import { cardText, catalogue, erratumOf, isConverted } from '@spaceline/cards';
import { type CardDef, type Format, isInPool } from '@spaceline/engine';
import { FORMATS } from '@spaceline/formats';
import { type CardPage, slugOf, spoken } from '@spaceline/protocol';
import { notFound } from '../problem.ts';
import type { DeckShelf } from './deck-shelf.ts';
import { allScenarios } from './scenario-files.ts';

const MOST_SCENARIOS = 24;
const MOST_NAMES = 12;

const SLUGS: ReadonlyMap<string, string> = new Map(catalogue.defs.map((d) => [slugOf(d.title), d.title]));
/** The longest first, so that a name within another is not taken for it. */
const TITLES: readonly string[] = [...new Set(catalogue.defs.map((d) => d.title))].sort((a, b) => b.length - a.length);

const escaped = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A title where a scenario file names a card: alone, with its set, its number, or how many of it. */
const asCard = (title: string): RegExp =>
  new RegExp(`(?:^|[[{,:"]\\s*|- |[AB]:)${escaped(title)}(?=\\s*(?:[[#,\\]}:"]|x\\d|$))`, 'm');

/** A title in a sentence. */
const inText = (title: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(title)}(?![\\p{L}\\p{N}])`, 'u');

/** Shorter than this, a word of the text is as likely as a title. */
const SHORTEST = 5;

const sentences = (defs: readonly CardDef[]): string =>
  defs.map((d) => (d.rules === null ? '' : spoken(d.rules.text))).join(' ');

let texts: ReadonlyMap<string, string> | undefined;

/** What every title says; made at the first question. */
function textsByTitle(): ReadonlyMap<string, string> {
  texts ??= new Map(TITLES.map((title) => [title, sentences(catalogue.byTitle(title))]));
  return texts;
}

function namesIn(title: string): string[] {
  let text = textsByTitle().get(title) ?? '';
  return TITLES.filter((t) => {
    if (t === title || t.length < SHORTEST || !text.includes(t) || !inText(t).test(text)) return false;
    text = text.replaceAll(t, '');
    return true;
  }).slice(0, MOST_NAMES);
}

function namedBy(title: string): string[] {
  if (title.length < SHORTEST) return [];
  const there = inText(title);
  return [...textsByTitle()]
    .filter(([t, text]) => t !== title && text.includes(title) && there.test(text))
    .map(([t]) => t)
    .slice(0, MOST_NAMES);
}

/** WARP-09, R-2.12: whether a format lets it be played at all. */
const isIn = (format: Format, { facts, title }: CardDef): boolean =>
  !format.banned.includes(title) && isInPool(facts, format.pool);

/** Those beside the card first, then those of rules; the rest only have it on the table. */
function scenariosWith(title: string): { name: string; title: string }[] {
  const there = asCard(title);
  const beside = new RegExp(`^cards/[^/]+/[^/]+/${escaped(slugOf(title))}(?:-|$)`);
  const rank = (name: string) => (beside.test(name) ? 0 : name.startsWith('cards/') ? 2 : 1);
  return allScenarios()
    .filter((s) => beside.test(s.name) || (s.text.includes(title) && there.test(s.text)))
    .map((s) => ({ name: s.name, title: s.title }))
    .sort((a, b) => rank(a.name) - rank(b.name));
}

export async function cardPage(name: string, shelf: DeckShelf, user: string | null): Promise<CardPage> {
  const title = SLUGS.get(name) ?? catalogue.byId(name)?.title;
  if (title === undefined) throw notFound('card');
  const defs = catalogue.byTitle(title);
  const change = erratumOf(defs[0].facts.id);
  const scenarios = scenariosWith(title);
  const held = await shelf.holding(user, new Set(defs.map((d) => d.facts.id)));
  return {
    title,
    printings: defs.map((d) => ({ id: d.facts.id, lines: cardText(d) })),
    erratum:
      change === undefined
        ? null
        : {
            rules: change.rules,
            source: change.source.name,
            date: change.source.date,
            fresh: change.fresh,
            earlier: change.earlier,
          },
    converted: defs.every((d) => isConverted(d.facts)),
    formats: FORMATS.filter((f) => defs.some((d) => isIn(f, d))).map((f) => f.name),
    scenarios: scenarios.slice(0, MOST_SCENARIOS),
    more: Math.max(0, scenarios.length - MOST_SCENARIOS),
    decks: held.map(({ deck, copies }) => ({
      id: deck.id,
      name: deck.name,
      kind: deck.kind,
      format: deck.format,
      copies,
      affiliation: deck.affiliations[0] ?? null,
    })),
    names: namesIn(title),
    namedBy: namedBy(title),
  };
}
