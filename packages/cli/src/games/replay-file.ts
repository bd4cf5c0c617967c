/** Games on disk: the header, the answers, and the fingerprint of where they lead. */
import type { DeckList, Game } from '@spaceline/engine';
import { type GameHeader, type PlayedBy, type Position, playedBy, positionHash } from '@spaceline/protocol';
import { Complaint } from '../complaint.ts';
import { readText, writeText } from '../files.ts';

export interface ReplayFile {
  header: GameHeader;
  answers: readonly string[];
  hash?: string;
  /** the rules that played it, those it began with first; without them the header says which */
  rules?: readonly PlayedBy[];
  /** who sat where, for people and for going on with a game */
  players?: readonly [string, string];
  /** of a game on a server: the sha256 of its seed, as it was shown at the start */
  commitment?: string;
  /** positions that `!restore` entries speak of */
  positions?: Readonly<Record<string, Position>>;
}

/** The rules that played a game, those it began with first. */
export const rulesOf = (file: ReplayFile): readonly PlayedBy[] =>
  file.rules ?? playedBy({ header: file.header, entries: [] });

export function saveGame(
  path: string,
  header: GameHeader,
  game: Game,
  players: readonly [string, string],
  rules?: readonly PlayedBy[],
): void {
  const file: ReplayFile = {
    header,
    answers: game.answers,
    hash: positionHash(game),
    ...(rules !== undefined && { rules }),
    players,
  };
  writeText(path, `${JSON.stringify(file, null, 1)}\n`);
}

const PILES: readonly (keyof DeckList)[] = ['missions', 'seeds', 'draw'];

const isText = (x: unknown): x is string => typeof x === 'string';
const isTexts = (x: unknown): x is string[] => Array.isArray(x) && x.every(isText);
const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

const isRules = (x: unknown): boolean =>
  isRecord(x) && isText(x.version) && (x.rules === null || isText(x.rules)) && Number.isInteger(x.from);
const areRules = (x: unknown): boolean => Array.isArray(x) && x.length > 0 && x.every(isRules);

function whyNoHeader(h: unknown): string | null {
  if (!isRecord(h)) return 'it has no "header"';
  for (const key of ['format', 'seed', 'version']) if (!isText(h[key])) return `its header has no "${key}"`;
  if (h.rules !== undefined && !isText(h.rules)) return 'its header has "rules" that are no text';
  const { decks } = h;
  if (!Array.isArray(decks) || decks.length !== 2) return 'its header does not have two "decks"';
  const whole = (d: unknown) =>
    isRecord(d) && PILES.every((p) => isTexts(d[p])) && Object.values(d).every((pile) => isTexts(pile));
  return decks.every(whole) ? null : 'a deck in its header is not lists of card ids: missions, seeds and draw';
}

export function readReplay(path: string): ReplayFile {
  const text = readText(path);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Complaint(`${path} is no replay: it is not JSON`);
  }
  const bad = (why: string): never => {
    throw new Complaint(`${path} is no replay: ${why}`);
  };
  if (!isRecord(value)) return bad('it is not an object with "header" and "answers"');
  const why = whyNoHeader(value.header);
  if (why !== null) return bad(why);
  if (!isTexts(value.answers)) return bad('it has no list of "answers"');
  if (value.hash !== undefined && !isText(value.hash)) return bad('its "hash" is not a text');
  if (value.rules !== undefined && !areRules(value.rules)) return bad('its "rules" do not say which played it');
  if (value.commitment !== undefined && !isText(value.commitment)) return bad('its "commitment" is not a text');
  if (value.positions !== undefined && !isRecord(value.positions)) return bad('its "positions" are not an object');
  if (value.players !== undefined && !(isTexts(value.players) && value.players.length === 2))
    return bad('its "players" are not two names');
  return value as unknown as ReplayFile;
}
