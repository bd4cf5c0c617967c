/** `spaceline cards`: the catalogue, and how much of each card the game plays; or one card, with all that there is to say of it. */

import { cardText, catalogue } from '@spaceline/cards';
import type { CardDef, CardStatus } from '@spaceline/engine';
import { Names } from '@spaceline/formats';
import { joined, phrase, spoken } from '@spaceline/protocol';
import type { Command } from 'commander';
import { oneOf } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { spokenLanguage } from '../language.ts';
import { columns, print, printJson, width } from '../output.ts';
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

const wholly = (d: CardDef) => ({ ...told(d), facts: d.facts, text: cardText(d), ...filesOf(d) });

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
    const { definition, scenarios } = filesOf(d);
    print(phrase`Status: ${inkFor(style, d.status)(d.status)}`);
    print(`Definition: ${definition ?? (d.status === 'facts-only' ? 'none yet' : 'needs none')}`);
    if (definition !== null) print(`Scenarios: ${scenarios.length > 0 ? scenarios.join(', ') : 'none of its own'}`);
  }
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
      'Lists the cards, and how much of each the game plays: all of it, a part, or only its facts. With a title it shows that card: its facts, its text, what is missing, and the files of its definition and its scenarios.',
    )
    .argument('[title...]', 'a title, with the set where one printing is meant ("Data [fc]"), or an id')
    .option('--set <code>', 'only this set: voy, bog, dom …', oneOf(sets))
    .option('--type <type>', 'only this type: personnel, dilemma …', oneOf(types))
    .option('--status <status>', `only these: ${STATUSES.join(', ')}`, oneOf(STATUSES))
    .option('--json', 'print JSON')
    .action((title: readonly string[], flags: Flags) => {
      const name = title.join(' ');
      const cards = (name === '' ? catalogue.cards : printingsOf(name)).filter(
        (d) =>
          (flags.set === undefined || d.facts.set === flags.set) &&
          (flags.type === undefined || d.facts.type === flags.type) &&
          (flags.status === undefined || d.status === flags.status),
      );
      if (name !== '' && cards.length === 0) throw new Complaint(`No printing of "${name}" is like that`);
      if (flags.json) printJson(cards.map(name === '' ? told : wholly));
      else if (name === '') show(cards);
      else showWhole(cards);
    });
}
