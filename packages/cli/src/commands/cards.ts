/** `spaceline cards`: the catalogue, and how much of each card the game plays. */
import { catalogue } from '@spaceline/cards';
import type { CardDef, CardStatus } from '@spaceline/engine';
import type { Command } from 'commander';
import { oneOf } from '../arguments.ts';
import { columns, print, printJson } from '../output.ts';
import { type Style, styleFor } from '../style.ts';

const STATUSES: readonly CardStatus[] = ['complete', 'partial', 'facts-only'];

const told = ({ facts, title, status, missing }: CardDef) => ({
  id: facts.id,
  title,
  set: facts.set,
  type: facts.type as string,
  status,
  ...(status === 'partial' && { missing }),
});

const inkFor = (style: Style, status: CardStatus) =>
  status === 'complete' ? style.good : status === 'partial' ? style.theirs : style.dim;

function show(cards: readonly CardDef[]): void {
  const style = styleFor(process.stdout);
  const rows = cards.map((d) => [d.facts.id, d.title, d.facts.type, d.status]);
  const lines = columns([['id', 'title', 'type', 'status'], ...rows]);
  print(style.bold(lines[0]));
  for (const [i, d] of cards.entries()) {
    print(inkFor(style, d.status)(lines[i + 1]) + (d.missing ? `  (missing: ${d.missing})` : ''));
  }
  const counts = STATUSES.map((s) => `${cards.filter((d) => d.status === s).length} ${s}`);
  print(`${cards.length} cards: ${counts.join(', ')}`);
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
    .summary('list the cards')
    .description('Lists the cards, and how much of each the game plays: all of it, a part, or only its facts.')
    .option('--set <code>', 'only this set: voy, bog, dom …', oneOf(sets))
    .option('--type <type>', 'only this type: personnel, dilemma …', oneOf(types))
    .option('--status <status>', `only these: ${STATUSES.join(', ')}`, oneOf(STATUSES))
    .option('--json', 'print JSON')
    .action((flags: Flags) => {
      const cards = catalogue.defs.filter(
        (d) =>
          (flags.set === undefined || d.facts.set === flags.set) &&
          (flags.type === undefined || d.facts.type === flags.type) &&
          (flags.status === undefined || d.status === flags.status),
      );
      if (flags.json) printJson(cards.map(told));
      else show(cards);
    });
}
