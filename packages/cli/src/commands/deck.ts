/** `spaceline deck`: is a deck legal, and what is in it? */

import { catalogue } from '@spaceline/cards';
import type { CardDef, DeckList, Format } from '@spaceline/engine';
import { type DeckProblem, unfinishedCards } from '@spaceline/formats';
import { phrase } from '@spaceline/protocol';
import type { Command } from 'commander';
import { formatOption } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { checkText, deckText, problemLine } from '../decks/decks.ts';
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

function check(path: string, flags: Flags): void {
  let problems: DeckProblem[];
  let deck: DeckList | null = null;
  try {
    const { name, text } = deckText(path, flags.format);
    ({ problems, deck } = checkText(name, text, flags.format));
  } catch (e) {
    if (!(e instanceof Complaint) || !flags.json) throw e;
    problems = [{ rule: 'deck-file', message: e.message }];
  }
  const legal = problems.length === 0;
  const unfinished = deck === null ? [] : unfinishedCards([deck], catalogue);
  process.exitCode = legal ? 0 : 2;
  if (flags.json) {
    printJson({ legal, problems: problems.map(({ rule, message }) => ({ rule, message })), unfinished });
    return;
  }
  const style = styleFor(process.stdout);
  if (legal) print(phrase`${style.good('Legal')} in ${flags.format.name}.`);
  else {
    print(phrase`${style.bad('Not legal')} in ${flags.format.name}:`);
    for (const p of problems) print(`  ${problemLine(p)}`);
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

export function deckCommand(program: Command): void {
  const deck = program
    .command('deck')
    .summary('check or show a deck')
    .description('Works with deck files as LackeyCCG saves them.');
  const about = (c: Command) =>
    c
      .argument('<deck>', 'a file, or the name of a deck of Spaceline')
      .addOption(formatOption())
      .option('--json', 'print JSON');
  about(deck.command('check').summary('is it legal?'))
    .description(
      'Says whether a deck is legal, and which of its cards are not in Spaceline in full yet. Exits 0 when it is legal, 2 when it is not or cannot be read.',
    )
    .action(check);
  about(deck.command('show').summary('what is in it?')).description('Shows what is in a deck.').action(show);
}
