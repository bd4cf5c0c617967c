/** The whole command line. */
import { Command } from 'commander';
import { analyseCommand } from './commands/analyse.ts';
import { arenaCommand } from './commands/arena.ts';
import { benchCommand } from './commands/bench.ts';
import { cardsCommand } from './commands/cards.ts';
import { deckCommand } from './commands/deck.ts';
import { eventCommand } from './commands/event.ts';
import { fuzzCommand } from './commands/fuzz.ts';
import { judgeCommand } from './commands/judge/command.ts';
import { keepingCommands } from './commands/keeping.ts';
import { operatorCommand, orderCommand } from './commands/order.ts';
import { playCommand } from './commands/play.ts';
import { replayCommand } from './commands/replay.ts';
import { rulesCommand } from './commands/rules.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { sealedCommand } from './commands/sealed.ts';
import { serveCommand } from './commands/serve.ts';
import { simulateCommand } from './commands/simulate.ts';
import { HERE } from './version.ts';

const EXAMPLES = `
Examples:
  spaceline serve                                     the table in the browser
  spaceline play                                      a game against the bot, in the terminal
  spaceline play --deck my-deck.txt --seat first      with a deck of your own, and you begin
  spaceline deck check my-deck.txt                    is it legal?
  spaceline simulate --bots random,random --games 50  let bots play
  spaceline arena --bots commander,lieutenant --games 16   which of two is stronger, and by how much
  spaceline event simulate --players 32 --rounds 5     a whole tournament with bots
  spaceline replay game.json --verify                 a saved game again
  spaceline analyse game.json                         where it was won and lost
  spaceline scenario packages/rulebook/scenarios      run every scenario of the rulebook
  spaceline rules --show R-7.3                        what a rule says
  spaceline judge board.yaml --say "A: end-turn"        what the rules do with a table that you lay out
  spaceline cards --set voy --status complete         what the game can play
  spaceline cards Astral Eddy                         one card: its text, and where it is written
  spaceline sealed --product voyager-starter --seed 7 open a starter
  spaceline fuzz --games 500                          look for mistakes in the engine
  spaceline operator Ines                             makes an account of your server an operator
  spaceline order reports                             what players have reported there
  spaceline backup all.gz                             everything your server keeps, in one file

Exit codes: 0 all is well; 1 something failed or does not hold; 2 the input is at fault.
SPACELINE_DEBUG=1 prints where an error came from. NO_COLOR=1 turns colours off.
Spaceline is an unofficial fan project.`;

export function makeProgram(): Command {
  const program = new Command('spaceline')
    .description('The Star Trek Customizable Card Game, First Edition, as software.')
    .version(`${HERE.version} (rules ${HERE.rules})`, '-V, --version', 'print the version and the name of its rules')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText('after', EXAMPLES)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'spaceline: ')) })
    .showHelpAfterError('(--help lists what there is)');
  serveCommand(program);
  playCommand(program);
  simulateCommand(program);
  arenaCommand(program);
  eventCommand(program);
  replayCommand(program);
  analyseCommand(program);
  deckCommand(program);
  cardsCommand(program);
  rulesCommand(program);
  scenarioCommand(program);
  judgeCommand(program);
  fuzzCommand(program);
  sealedCommand(program);
  keepingCommands(program);
  benchCommand(program);
  operatorCommand(program);
  orderCommand(program);
  return program;
}
