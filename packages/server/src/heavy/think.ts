/** What a bot does next where finding it out takes long: the game is played again in the thread, and kept for the next question. */
import { type Bot, botOf, DEPTHS, LEVELS, levelOf, looksAhead, makeDice, type Setting } from '@spaceline/bots';
import { answerText, checkGroup, type Seat } from '@spaceline/engine';
import { type GameHeader, isSystemEntry, type Position, Recording, WITNESSED } from '@spaceline/protocol';
import { checkText } from '../lobby/deck-check.ts';
import { stockDecks } from '../lobby/stock-decks.ts';
import { rulesFor } from '../rules-version.ts';
import type { Steps } from './steps.ts';

/** Bots that think for so long that nobody should wait beside them. */
export const THINKERS: readonly string[] = LEVELS.filter(looksAhead);

export interface Question {
  game: string;
  format: string;
  header: GameHeader;
  entries: readonly string[];
  /** the positions that the record speaks of */
  positions: Readonly<Record<string, Position>>;
  seat: Seat;
  bot: string;
  /** milliseconds that it may look ahead for this answer */
  milliseconds: number;
  /** of the bot's own chance, which has nothing to do with that of the game */
  dice: string;
}

interface Kept {
  recording: Recording;
  /** the bot, with what it remembers */
  bot: Bot;
  /** what it may take for the answer that it is asked for */
  time: { milliseconds: number };
}

/** Nobody at a table waits longer than about this for a bot, however many think at once. */
const MOST = 4000;

/** What a bot may take for an answer when so many are being thought out: the more there are, the less. */
export function timeFor(bot: string, thinking: number, threads: number): number {
  const level = levelOf(bot);
  const own = level === 'commander' || level === 'admiral' ? DEPTHS[level].milliseconds : MOST;
  return Math.round(Math.min(own, (MOST * Math.max(1, threads)) / Math.max(1, thinking)));
}

/** A thread keeps the latest bots it was asked about, each with its game. */
const MOST_KEPT = 50;
const kept = new Map<string, Kept>();

/** The record has only grown by answers. */
const isGrown = (recording: Recording, entries: readonly string[]): boolean =>
  recording.n <= entries.length &&
  recording.entries.every((entry, i) => entry === entries[i]) &&
  !entries.slice(recording.n).some(isSystemEntry);

/** What it may take, and which lists others are known to play. */
function circumstances(bot: string, id: string, time: Kept['time']): Setting {
  const level = levelOf(bot);
  if (level !== 'commander' && level !== 'admiral') return {};
  const { format } = rulesFor(id);
  const lists = stockDecks().map((d) => checkText(d.text, format));
  const decks = lists.filter((d) => d.legal).map((d) => d.deck);
  return { now: () => performance.now(), most: () => time.milliseconds, decks };
}

/** The bot and its game where it stands: what is kept is played on. */
function tableOf(question: Question, steps: Steps): Kept {
  const { game, format, header, entries, positions, seat, bot, dice, milliseconds } = question;
  steps.check();
  const name = `${game}/${seat}`;
  const known = kept.get(name);
  kept.delete(name);
  const time = known?.time ?? { milliseconds };
  time.milliseconds = milliseconds;
  const table =
    known !== undefined && isGrown(known.recording, entries)
      ? known
      : {
          recording: new Recording(rulesFor(format), { header, entries, positions }, null, WITNESSED),
          bot: known?.bot ?? botOf(bot)!(makeDice(dice), circumstances(bot, format, time)),
          time,
        };
  for (const entry of entries.slice(table.recording.n)) {
    steps.check();
    table.recording.apply(entry);
  }
  kept.set(name, table);
  for (const oldest of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(oldest);
  return table;
}

/** The bot's answer as it stands in a record; null where it has none that was offered. */
export function think(question: Question, steps: Steps): { entry: string | null } {
  const { recording, bot } = tableOf(question, steps);
  const { game } = recording;
  const { seat } = question;
  const d = game.decisionFor(seat);
  if (d === null || game.decision === null) return { entry: null };
  const { option, cards } = bot.choose(game, seat, d);
  const isOffered = d.options.includes(option) && (option.group === null || checkGroup(d, option, cards) === null);
  return { entry: isOffered ? answerText(game.decision, { seat, option, cards }) : null };
}
