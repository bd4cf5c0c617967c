/** `spaceline play`: a whole game in the terminal against a bot. */
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type Format, type Seat, seatThatGoes } from '@spaceline/engine';
import { formatById, shareQuadrant, unfinishedCards } from '@spaceline/formats';
import type { Language } from '@spaceline/protocol';
import type { Command } from 'commander';
import { formatOption, oneOf } from '../arguments.ts';
import { Complaint, messageOf } from '../complaint.ts';
import { type Deck, loadDeck, stockDecks } from '../decks/decks.ts';
import { tellUnfinished } from '../decks/unfinished.ts';
import { BOT_NAMES, botNamed, DEFAULT_BOT } from '../games/bots.ts';
import { headerFor } from '../games/drive.ts';
import { type ReplayFile, readReplay, rulesOf } from '../games/replay-file.ts';
import { spokenLanguage } from '../language.ts';
import { print } from '../output.ts';
import { Dialogue, isYes } from '../play/dialogue.ts';
import { Lines } from '../play/lines.ts';
import { Session } from '../play/session.ts';
import { type Say, sayIn } from '../speech.ts';
import { NO_STYLE, styleFor } from '../style.ts';
import { HERE } from '../version.ts';
import { giveAnswers, otherRules } from './replay.ts';

interface Flags {
  format: Format;
  deck?: string;
  against?: string;
  bot: string;
  seed?: string;
  seat?: 'first' | 'second';
  blanks?: true;
  save?: string;
  resume?: string;
  playOn?: true;
  plain?: true;
}

interface Decks {
  mine: Deck;
  theirs: Deck;
}

/** The deck that was named; else the first that is legal, for the opponent the first that is another and plays where this one does. */
function decksFor(flags: Flags): Decks {
  const stock = stockDecks(flags.format);
  const named = (name: string | undefined) => (name === undefined ? undefined : loadDeck(name, flags.format));
  const mine = named(flags.deck) ?? stock.find((d) => d.name !== flags.against) ?? stock[0];
  if (mine === undefined) throw new Complaint(`No deck of Spaceline is legal in ${flags.format.name}; give --deck`);
  const others = stock.filter((d) => d.name !== mine.name);
  const meets = (d: Deck) => shareQuadrant(mine.deck, d.deck, catalogue);
  const theirs = named(flags.against) ?? others.find(meets) ?? others[0] ?? mine;
  return { mine, theirs };
}

/** Nobody meets at the table what was not said before the game: unfinished cards are told of, and agreed to. */
async function agree({ mine, theirs }: Decks, blanks: boolean, lines: Lines, language: Language): Promise<void> {
  const cards = unfinishedCards([mine.deck, theirs.deck], catalogue);
  for (const line of tellUnfinished(cards, language)) print(line);
  if (cards.length === 0 || blanks) return;
  const question = sayIn(language)('Play with what is missing as blanks? Type {yes}, or nothing to leave: ', {
    yes: 'yes',
  });
  if (!isYes((await lines.ask(question)) ?? ''))
    throw new Complaint('These decks have unfinished cards. Give others, or --blanks to play with them');
}

async function newSession(flags: Flags, lines: Lines, language: Language): Promise<Session> {
  const say = sayIn(language);
  const decks = decksFor(flags);
  await agree(decks, flags.blanks === true, lines, language);
  const { mine, theirs } = decks;
  const seed = flags.seed ?? randomBytes(6).toString('hex');
  const first = seatThatGoes('first', seed);
  const human: Seat = flags.seat === undefined ? 0 : seatThatGoes(flags.seat, seed);
  const header = headerFor(flags.format, human === 0 ? [mine, theirs] : [theirs, mine], seed);
  const known = stockDecks(flags.format).map((x) => x.deck);
  const bot = botNamed(flags.bot)(makeDice(`${seed}:bot`), { decks: known });
  print(
    say('{format}: you play {mine} against {theirs}, played by the {bot} bot.', {
      format: flags.format.name,
      mine: mine.name,
      theirs: theirs.name,
      bot: bot.name,
    }),
  );
  const order = human === first ? 'You go first.' : 'You go second.';
  print(say('Seed {seed}. {order} Type {help} for what you can type.', { seed, order: say(order), help: 'help' }));
  return new Session({ format: flags.format, header, human, bot, known });
}

/**
 * The rules that play a game from here on, with those that played it before. A game goes on under the rules it began with; or
 * under ours, where they lead to the same position and its player agrees.
 */
function rulesToGoOnWith(file: ReplayFile, playOn: boolean, say: Say): Session['setting']['rules'] {
  const other = otherRules(file);
  if (other === null) return file.rules;
  if (!playOn) throw new Complaint(`${other}. Give --play-on to go on under these rules`);
  print(say('{other}. It goes on under these rules.', { other }));
  return [...rulesOf(file), { ...HERE, from: file.answers.length }];
}

function resumed(path: string, { bot: botName, playOn = false }: { bot: string; playOn?: boolean }, say: Say): Session {
  const file = readReplay(path);
  const seat = file.players?.indexOf('you') ?? -1;
  if (seat < 0) throw new Complaint(`${path} is not the game of a person: its "players" do not include "you"`);
  const rules = rulesToGoOnWith(file, playOn, say);
  giveAnswers(file);
  const name = BOT_NAMES.find((n) => n === file.players![1 - seat]) ?? botName;
  const format = formatById(file.header.format)!;
  const known = stockDecks(format).map((x) => x.deck);
  const bot = botNamed(name)(makeDice(`${file.header.seed}:bot:${file.answers.length}`), { decks: known });
  print(say('You go on with the game of {path}, against the {bot} bot.', { path, bot: bot.name }));
  return new Session({ format, header: file.header, rules, human: seat as Seat, bot, known }, file.answers);
}

async function play(flags: Flags): Promise<void> {
  const language = spokenLanguage();
  const lines = new Lines(flags.plain !== true);
  try {
    await playAt(flags, lines, language);
  } finally {
    lines.close();
  }
}

async function playAt(flags: Flags, lines: Lines, language: Language): Promise<void> {
  const session =
    flags.resume === undefined
      ? await newSession(flags, lines, language)
      : resumed(flags.resume, flags, sayIn(language));
  const dialogue = new Dialogue(session, lines, {
    style: flags.plain ? NO_STYLE : styleFor(process.stdout),
    plain: flags.plain === true,
    language,
    save: flags.save ?? flags.resume ?? null,
  });
  process.once('SIGINT', () => {
    print();
    dialogue.keep();
    process.exit(130);
  });
  try {
    await dialogue.run();
  } catch (e) {
    if (e instanceof Complaint) throw e;
    // A failure of the engine must not lose the game
    const path = flags.save ?? join(tmpdir(), `spaceline-${session.setting.header.seed}.json`);
    dialogue.keep(path);
    throw new Complaint(`The engine failed: ${messageOf(e)}. The game up to there is in ${path}; please report it`, 1);
  }
}

export function playCommand(program: Command): void {
  program
    .command('play')
    .summary('play a game in the terminal against a bot')
    .description('Plays a whole game in the terminal against a bot.')
    .addOption(formatOption())
    .option('--deck <deck>', 'your deck: the name of a deck of Spaceline, or a file')
    .option('--against <deck>', 'the deck of your opponent')
    .option('--bot <bot>', `who you play against: ${BOT_NAMES.join(', ')}`, oneOf(BOT_NAMES), DEFAULT_BOT)
    .option('--seed <text>', 'the same seed gives the same shuffles')
    .option('--seat <seat>', 'go first or second, instead of by chance', oneOf(['first', 'second']))
    .option('--blanks', 'play with cards that are not in Spaceline in full yet, without being asked')
    .option('--save <file>', 'keep the game in this file when it ends or you quit')
    .option('--resume <file>', 'go on with a game that was saved')
    .option('--play-on', 'with --resume: go on although other rules began it, where these lead to the same position')
    .option('--plain', 'sentences instead of drawings, for screen readers')
    .action(play);
}
