/** `spaceline deck`: is a deck legal, and what is in it? */

import { catalogue } from '@spaceline/cards';
import type { CardDef, DeckList, Format } from '@spaceline/engine';
import {
  DECK_FORMS,
  type DeckForm,
  type DeckNotes,
  type DeckProblem,
  deckNotes,
  unfinishedCards,
  writeDeckFor,
} from '@spaceline/formats';
import { phrase } from '@spaceline/protocol';
import { type Command, Option } from 'commander';
import { formatOption } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { type CheckedDeck, checkText, deckText, problemLine } from '../decks/decks.ts';
import { tellNotes } from '../decks/errata.ts';
import { tellUnfinished } from '../decks/unfinished.ts';
import { spokenLanguage } from '../language.ts';
import { print, printJson } from '../output.ts';
import { styleFor } from '../style.ts';

interface Flags {
  format: Format;
  json?: true;
}

const NAMES: Readonly<Record<keyof DeckList, string>> = {
  missions: 'Missions',
  seeds: 'Seed cards',
  draw: 'Draw deck',
  tactics: 'Battle Bridge side deck',
  q: 'Q-Continuum side deck',
  tent: "Q's Tent side deck",
};

/** What there is to say of one file. */
function judge(path: string, flags: Flags) {
  let read: CheckedDeck | null = null;
  let problems: readonly DeckProblem[];
  try {
    const { name, text } = deckText(path, flags.format);
    read = checkText(name, text, flags.format);
    ({ problems } = read);
  } catch (e) {
    if (!(e instanceof Complaint) || !flags.json) throw e;
    problems = [{ rule: 'deck-file', message: e.message }];
  }
  return { path, read, problems, unfinished: read === null ? [] : unfinishedCards([read.deck], catalogue) };
}
type Judged = ReturnType<typeof judge>;
const NO_NOTES: DeckNotes = { changed: [], converted: [] };

const count = (read: CheckedDeck) => ({
  cards: Object.values(read.deck).flat().length,
  aside: read.aside.length,
  unknown: read.unknown.reduce((sum, u) => sum + u.copies, 0),
});

const told = ({ read, problems, unfinished }: Judged, { format }: Flags) => ({
  legal: problems.length === 0,
  rulings: format.rulings,
  problems: problems.map(({ rule, message }) => ({ rule, message })),
  unfinished,
  ...(read === null ? NO_NOTES : deckNotes(read.deck, catalogue, format)),
  ...(read !== null && {
    count: count(read),
    unknown: read.unknown.map(({ pile, copies, name, line, near }) => ({ pile, copies, name, line, near })),
  }),
});

function check(paths: readonly string[], flags: Flags): void {
  const judged = paths.map((path) => judge(path, flags));
  process.exitCode = judged.every((d) => d.problems.length === 0) ? 0 : 2;
  if (!flags.json) for (const d of judged) tell(d, flags, judged.length > 1);
  else if (judged.length === 1) printJson(told(judged[0], flags));
  else {
    const decks = judged.map((d) => ({ file: d.path, ...told(d, flags) }));
    const problems = decks.flatMap((d) => d.problems.map((p) => ({ file: d.file, ...p })));
    printJson({ legal: decks.every((d) => d.legal), problems, decks });
  }
}

function tell({ path, read, problems, unfinished }: Judged, { format }: Flags, named: boolean): void {
  const style = styleFor(process.stdout);
  if (named) print(style.bold(path));
  if (problems.length === 0) print(phrase`${style.good('Legal')} in ${format.name}.`);
  else {
    print(phrase`${style.bad('Not legal')} in ${format.name}:`);
    for (const p of problems) print(`  ${problemLine(p)}`);
  }
  if (read !== null) {
    const { cards, aside, unknown } = count(read);
    print(style.dim(phrase`Cards: ${String(cards)}, kept aside: ${String(aside)}, not known: ${String(unknown)}`));
    for (const line of tellNotes(read.deck, format)) print(style.dim(line));
  }
  for (const line of tellUnfinished(unfinished, spokenLanguage())) print(style.dim(line));
}

interface Line {
  copies: number;
  card: CardDef;
}

function lines(ids: readonly string[]): Line[] {
  const out = new Map<string, Line>();
  for (const id of ids) {
    const line = out.get(id);
    if (line) line.copies++;
    else out.set(id, { copies: 1, card: catalogue.byId(id)! });
  }
  const order = (l: Line) => `${l.card.facts.type} ${l.card.title}`;
  return [...out.values()].sort((a, b) => order(a).localeCompare(order(b)));
}

function show(path: string, flags: Flags): void {
  const { name, text } = deckText(path, flags.format);
  const { deck, problems } = checkText(name, text, flags.format);
  const unread = problems.filter((p) => p.rule === 'deck-file');
  if (unread.length > 0)
    throw new Complaint(`${path} cannot be read:\n${unread.map((p) => `  ${p.message}`).join('\n')}`);
  const piles = (Object.keys(NAMES) as (keyof DeckList)[]).filter((p) => (deck[p] ?? []).length > 0);
  if (flags.json) {
    const told = piles.map((p) => [
      p,
      lines(deck[p]!).map(({ copies, card }) => ({
        copies,
        id: card.facts.id,
        title: card.title,
        type: card.facts.type,
        status: card.status,
      })),
    ]);
    printJson({ name, ...Object.fromEntries(told) });
    return;
  }
  const style = styleFor(process.stdout);
  print(style.bold(name));
  for (const pile of piles) {
    print(`\n${NAMES[pile]}: ${deck[pile]!.length}`);
    let type = '';
    for (const { copies, card } of lines(deck[pile]!)) {
      if (card.facts.type !== type && pile !== 'missions') print(style.dim(`  ${card.facts.type}`));
      type = card.facts.type;
      const mark = card.status === 'complete' ? '' : style.dim(phrase`  (${card.missing ?? card.status})`);
      print(phrase`  ${String(copies).padStart(2)} ${card.title}${mark}`);
    }
  }
}

/** Nothing of the list is lost: what names no card we know is written as it was. */
function write(path: string, { format, as }: { format: Format; as: DeckForm }): void {
  const { name, text } = deckText(path, format);
  const { deck, aside, unknown, problems } = checkText(name, text, format);
  const whole = problems.find((p) => p.rule === 'deck-file' && p.line === undefined);
  if (whole !== undefined) throw new Complaint(`${path} cannot be read: ${whole.message}`);
  print(writeDeckFor(deck, catalogue, format, { aside, unknown }, as).trimEnd());
}

export function deckCommand(program: Command): void {
  const deck = program
    .command('deck')
    .summary('check or show a deck')
    .description(
      'Works with deck files as LackeyCCG saves them (text or .dek), lists from web pages and spreadsheets, and our JSON.',
    );
  const about = (c: Command, argument: string) =>
    c
      .argument(argument, 'a file, or the name of a deck of Spaceline')
      .addOption(formatOption())
      .option('--json', 'print JSON');
  about(deck.command('check').summary('is it legal?'), '<decks...>')
    .description(
      'Says whether decks are legal, which of their cards are not in Spaceline in full yet, and which lines name no card that it knows. Exits 0 when all are legal, 2 when one is not or cannot be read.',
    )
    .action(check);
  about(deck.command('show').summary('what is in it?'), '<deck>').description('Shows what is in a deck.').action(show);
  deck
    .command('write')
    .summary('write it in another form')
    .description(
      'Writes a deck in another form: LackeyCCG text or its .dek, a list to paste, a table, or JSON. Lines that name no card are kept.',
    )
    .argument('<deck>', 'a file, or the name of a deck of Spaceline')
    .addOption(formatOption())
    .addOption(new Option('--as <form>', 'the form').choices(DECK_FORMS).default('lackey'))
    .action(write);
}
