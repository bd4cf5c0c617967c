/** `spaceline cards`: the catalogue, and how much of each card the game plays; or one card, with all that there is to say of it. */

import { cardText, catalogue, erratumOf, isConverted } from '@spaceline/cards';
import type { CardDef, CardStatus } from '@spaceline/engine';
import { Names } from '@spaceline/formats';
import { joined, phrase, searchNoteWords, spoken } from '@spaceline/protocol';
import { CardIndex, KEYS } from '@spaceline/protocol/search';
import type { Command } from 'commander';
import { oneOf } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { changeOf, tellErratum } from '../decks/errata.ts';
import { spokenLanguage } from '../language.ts';
import { columns, note, print, printJson, width } from '../output.ts';
import { type Style, styleFor } from '../style.ts';
import { wholeCard } from '../table/card.ts';
import { wrap } from '../table/wrap.ts';
import { filesOf } from './card-files.ts';

const STATUSES: readonly CardStatus[] = ['complete', 'partial', 'facts-only'];

const told = ({ facts, title, status, missing }: CardDef) => ({
  id: facts.id,
  title,
  set: facts.set,
  type: facts.type as string,
  status,
  ...(status === 'partial' && { missing }),
});

const wholly = (d: CardDef) => ({
  ...told(d),
  facts: d.facts,
  text: cardText(d),
  erratum: changeOf(d.facts.id),
  converted: isConverted(d.facts),
  ...filesOf(d),
});

const inkFor = (style: Style, status: CardStatus) =>
  status === 'complete' ? style.good : status === 'partial' ? style.theirs : style.dim;

function show(cards: readonly CardDef[]): void {
  const style = styleFor(process.stdout);
  const rows = cards.map((d) => [d.facts.id, d.title, d.facts.type, d.status]);
  const lines = columns([['id', 'title', 'type', 'status'], ...rows]);
  print(style.bold(lines[0]));
  for (const [i, d] of cards.entries()) {
    print(phrase`${inkFor(style, d.status)(lines[i + 1])}${d.missing ? phrase`  (missing: ${d.missing})` : ''}`);
  }
  const counts = STATUSES.map((s) => `${cards.filter((d) => d.status === s).length} ${s}`);
  print(`${cards.length} cards: ${counts.join(', ')}`);
}

/** Every printing with that title, or the one that an id or a set behind the title names. */
function printingsOf(name: string): readonly CardDef[] {
  const found = new Names(catalogue, () => 0).find(name);
  if ('why' in found) throw new Complaint(found.why);
  const { card } = found;
  const isOne = card.facts.id === name.trim().toLowerCase() || /\]$/.test(name.trim());
  return isOne ? [card] : catalogue.byTitle(card.title);
}

/** What was asked for: a card by its name, shown whole, or whatever the language of the page finds, listed. */
function asked(words: string): { cards: readonly CardDef[]; listed: boolean } {
  if (words === '') return { cards: catalogue.cards, listed: true };
  if (isQuery(words)) return { cards: search(words), listed: true };
  try {
    return { cards: printingsOf(words), listed: false };
  } catch (e) {
    const found = search(words);
    if (!(e instanceof Complaint) || found.length === 0) throw e;
    // several printings of one title are one card
    return { cards: found, listed: new Set(found.map((d) => d.title)).size > 1 };
  }
}

/** Printings that read the same are shown once. */
function showWhole(cards: readonly CardDef[]): void {
  const style = styleFor(process.stdout);
  const language = spokenLanguage();
  const groups = new Map<string, CardDef[]>();
  for (const d of cards) {
    const [, ...lines] = wholeCard(d, language);
    const key = spoken(joined([...lines, d.status], '\n'));
    groups.set(key, [...(groups.get(key) ?? []), d]);
  }
  for (const [i, group] of [...groups.values()].entries()) {
    const [d] = group;
    if (i > 0) print();
    const [, ...lines] = wholeCard(d, language);
    print(style.bold(`${d.title}  ${group.map((x) => x.facts.id).join(', ')}`));
    for (const line of lines) for (const part of wrap(line, Math.min(width(), 100))) print(part);
    if (isConverted(d.facts)) print('Converted from the Second Edition (CR-99)');
    const erratum = erratumOf(d.facts.id);
    if (erratum !== undefined)
      for (const line of tellErratum(erratum)) for (const part of wrap(line, Math.min(width(), 100))) print(part);
    const { definition, scenarios } = filesOf(d);
    print(phrase`Status: ${inkFor(style, d.status)(d.status)}`);
    print(`Definition: ${definition ?? (d.status === 'facts-only' ? 'none yet' : 'needs none')}`);
    if (definition !== null) print(`Scenarios: ${scenarios.length > 0 ? scenarios.join(', ') : 'none of its own'}`);
  }
}

/** Does it look like a query, and not like a name? A title may have a colon, but no word in front of it that is a key. */
const isQuery = (words: string): boolean =>
  KEYS.some((k) => k.words.some((w) => new RegExp(`(?:^|[\\s(-])${w}(?:[:<>=]|!=)\\S`, 'i').test(words)));

/** Cards by the language of the page: docs/searching.md. */
function search(query: string): readonly CardDef[] {
  const language = spokenLanguage();
  const searched = catalogue.cards.map((d) => ({ def: d, facts: d.facts, status: d.status, lines: cardText(d) }));
  const found = new CardIndex(searched).find(query);
  for (const n of found.notes) note(searchNoteWords(n, language));
  return found.cards.map((c) => c.def);
}

interface Flags {
  set?: string;
  type?: string;
  status?: string;
  json?: true;
}

export function cardsCommand(program: Command): void {
  const sets = [...new Set(catalogue.defs.map((d) => d.facts.set))];
  const types = [...new Set(catalogue.defs.map((d) => d.facts.type))].sort();
  program
    .command('cards')
    .summary('list the cards, or show one')
    .description(
      'Lists the cards, and how much of each the game plays: all of it, a part, or only its facts. With a query, be it a plain word, it lists what fits, in the language of the page (docs/searching.md). With a title it shows that card: its facts, its text, what is missing, and the files of its definition and its scenarios.',
    )
    .argument(
      '[query...]',
      'a title, with the set where one printing is meant ("Data [fc]"), an id, or a query: voyager, t:personnel a:kazon "skill:engineer>=2" "str>7" set:voy is:playable',
    )
    .option('--set <code>', 'only this set: voy, bog, dom …', oneOf(sets))
    .option('--type <type>', 'only this type: personnel, dilemma …', oneOf(types))
    .option('--status <status>', `only these: ${STATUSES.join(', ')}`, oneOf(STATUSES))
    .option('--json', 'print JSON')
    .action((title: readonly string[], flags: Flags) => {
      const name = title.join(' ');
      const { cards: all, listed } = asked(name);
      const cards = all.filter(
        (d) =>
          (flags.set === undefined || d.facts.set === flags.set) &&
          (flags.type === undefined || d.facts.type === flags.type) &&
          (flags.status === undefined || d.status === flags.status),
      );
      if (name !== '' && !listed && cards.length === 0) throw new Complaint(`No printing of "${name}" is like that`);
      if (flags.json) printJson(cards.map(listed ? told : wholly));
      else if (listed) show(cards);
      else showWhole(cards);
    });
}
