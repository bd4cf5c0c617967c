/** `spaceline fuzz`: random games, with everything that must always hold checked on the way. */

import { join } from 'node:path';
import type { Format } from '@spaceline/engine';
import { FORMATS } from '@spaceline/formats';
import { phrase } from '@spaceline/protocol';
import type { Command } from 'commander';
import { anyFormatOption, names, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { checkText, type Deck, deckText, loadDeck, stockDecks } from '../decks/decks.ts';
import { fuzzGame, type Violation } from '../fuzz/fuzz.ts';
import type { TwoDecks } from '../games/drive.ts';
import { saveGame } from '../games/replay-file.ts';
import { pairsOf } from '../games/simulation.ts';
import { print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { styleFor } from '../style.ts';

interface Flags {
  games: number;
  seed: string;
  format?: Format;
  decks?: string[];
  save?: string;
  json?: true;
}

/** The named decks in a format; where no format was named, none in one where one of them is not legal. */
function namedDecks(named: readonly string[], format: Format, only: boolean): Deck[] {
  if (only) return named.map((name) => loadDeck(name, format));
  const checked = named.map((name) => checkText(name, deckText(name, format).text, format));
  return checked.every((d) => d.problems.length === 0) ? checked : [];
}

/** Every pair of every format, the formats in turn. */
function tables({ format, decks: named }: Flags): { format: Format; decks: TwoDecks }[] {
  const lists = (format ? [format] : FORMATS).map((f) => {
    const decks = named ? namedDecks(named, f, format !== undefined) : stockDecks(f);
    return pairsOf(decks).map((two) => ({ format: f, decks: two }));
  });
  const longest = Math.max(...lists.map((l) => l.length));
  const open = lists.filter((l) => l.length > 0);
  return Array.from({ length: longest }, (_, i) => open.map((l) => l[i % l.length])).flat();
}

export function fuzzCommand(program: Command): void {
  program
    .command('fuzz')
    .summary('play random games and check that the rules of the engine hold')
    .description(
      'Plays random games and checks after every decision that each card is in one place, that nothing overtaken is remembered of them, that what is offered can be done, that what is not offered is refused with a reason, that a fork and a replay give the same game, that every card that moves in public is told of, and that nobody sees or is told what is hidden. Exits 1 when something does not hold.',
    )
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 50)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .addOption(anyFormatOption())
    .option(
      '--decks <a,b,…>',
      'only with these decks, every pair of them: names of decks of Spaceline, or files; without it, with all of Spaceline',
      names,
    )
    .option('--save <folder>', 'write the games with violations into this folder, for `spaceline replay`')
    .option('--json', 'print one JSON object')
    .action((flags: Flags) => {
      const all = tables(flags);
      if (all.length === 0) throw new Complaint('There is no way of playing in which all of these decks are legal');
      const style = styleFor(process.stdout);
      const progress = new Progress('games', flags.games);
      const violations: Violation[] = [];
      let decisions = 0;
      for (let game = 0; game < flags.games; game++) {
        progress.at(game, violations.length > 0 ? `${violations.length} violations` : '');
        const done = fuzzGame({ game, ...all[game % all.length], seed: `${flags.seed}-${game}` });
        violations.push(...done.violations);
        decisions += done.played?.answers.length ?? 0;
        if (flags.save !== undefined && done.violations.length > 0 && done.played !== null)
          saveGame(join(flags.save, `game-${game}.json`), done.header, done.played, ['random', 'random']);
      }
      progress.end();
      if (violations.length > 0) process.exitCode = 1;
      if (flags.json) return printJson({ games: flags.games, violations });
      for (const v of violations) {
        print(
          phrase`${style.bad(v.kind)} game ${v.game} (seed ${v.seed}, ${v.decks.join(' against ')}), decision ${v.decision}: ${v.message}`,
        );
      }
      print(`${flags.games} games, ${decisions} decisions, ${violations.length} violations`);
    });
}
