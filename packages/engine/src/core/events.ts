/**
 * Things that happen. An event carries what was known when it happened (its cards may have left play since), so that
 * texts that look back are right. Which of them open a response window, and who speaks first, is the table below.
 */

import type { Spot } from './spot.ts';
import { NOWHERE } from './spot.ts';
import type { Seat } from './state.ts';

export type EventName =
  | 'plays'
  | 'reported'
  | 'attempt'
  | 'encounters'
  | 'q-flash'
  | 'dies'
  | 'died'
  | 'destroys'
  | 'destroyed'
  | 'wrecks'
  | 'solved'
  | 'found'
  | 'acquired'
  | 'scanned'
  | 'hides'
  | 'shows-up'
  | 'attempt-ended'
  | 'stopped'
  | 'selects'
  | 'selected'
  | 'moves'
  | 'flew'
  | 'docked'
  | 'beamed'
  | 'walked'
  | 'time-travelled'
  | 'turn-begins'
  | 'draws'
  | 'drew'
  | 'downloads'
  | 'captures'
  | 'captured'
  | 'jailed'
  | 'abducted'
  | 'assimilated'
  | 'probed'
  | 'commandeered'
  | 'turned-over'
  | 'personnel-battle'
  | 'engaged'
  | 'stunned'
  | 'wounded'
  | 'fought'
  | 'won'
  | 'fight-over'
  | 'ship-battle'
  | 'ship-battle-over'
  | 'between-actions';

/** What a question can belong to besides: no text answers these. */
export type CourseName = 'seeds' | 'turn' | 'turn-ends' | 'takes-over';

export class GameEvent<N extends EventName | CourseName = EventName> {
  /** set by a response: the thing does not happen */
  cancelled = false;
  /** the card whose text did that */
  nullifier = -1;
  /** the spot where it happens, or happened */
  spot: Spot = NOWHERE;
  location = -1;
  /** whoever it is done to was selected at random */
  atRandom = false;
  /** of a random selection: how many there are to be, and who is selected; a text may say so. Of what is found: by whom. Of a flight: over which locations. Of a draw: what is drawn, in the end */
  count = 0;
  chosen: readonly number[] = [];
  /** of a draw: of those given together, how many were given up for a download before; and whether this one is */
  converted = 0;
  fetched = false;
  /** in battle: who fires or fights, where somebody is killed or something destroyed */
  fighters: readonly number[] = [];
  /** what the card was used as, e.g. 'Interrupt'; of a draw: 'normal' at the end of a turn */
  as = '';
  /** a card that is played, or reported, from the hand: at the price of a normal card play, or free */
  paid: 'normal' | 'free' | null = null;

  constructor(
    readonly name: N,
    /** whose doing it is */
    readonly seat: Seat,
    /** the card that does it */
    readonly card: number,
    /** the cards it is done to */
    readonly cards: readonly number[] = [],
  ) {}
}

/** Whatever a question belongs to. */
export type Occasion = GameEvent | GameEvent<CourseName>;

export interface Window {
  /** may players answer this? */
  readonly opens: boolean;
  /** the opponent of the player who acts speaks first, unless the table says otherwise */
  readonly first: 'opponent' | 'actor';
  /** every special download is offered here, since it suspends play; elsewhere only one of a card that answers this */
  readonly suspends: boolean;
  readonly rule: string;
  /** what the players are asked; {card} is the card that caused it */
  readonly text: string;
}

const window = (first: Window['first'], rule: string, text: string, suspends = false): Window => ({
  opens: true,
  first,
  suspends,
  rule,
  text,
});
const silent = (rule: string): Window => ({ opens: false, first: 'opponent', suspends: false, rule, text: '' });

/** Which event opens which window, and who speaks first. */
export const WINDOWS: Readonly<Record<EventName, Window>> = {
  plays: window('opponent', 'R-4.10', '{card} is being played: answer it?'),
  reported: window('opponent', 'R-4.14', '{card} has just reported: answer it?'),
  attempt: window('opponent', 'R-4.10', 'A mission attempt begins: answer it?', true),
  encounters: window('actor', 'R-8.7', '{card} is met: answer it?', true),
  'q-flash': silent('R-11.50'),
  dies: window('actor', 'R-4.11', 'Somebody is about to die: prevent it?'),
  died: window('actor', 'R-4.14', 'Somebody has just died: answer it?'),
  destroys: window('actor', 'R-4.11', 'A ship or facility is about to be destroyed: answer it?'),
  destroyed: silent('R-8.24'),
  wrecks: silent('VOY-18'),
  solved: window('opponent', 'R-4.14', 'A mission has just been solved: answer it?', true),
  found: silent('R-8.16'),
  acquired: silent('R-8.18'),
  hides: window('actor', 'R-4.14', '{card} has just cloaked or phased: answer it?'),
  'shows-up': silent('CR-64'),
  scanned: window('opponent', 'R-4.14', 'A mission has just been scanned: answer it?'),
  'attempt-ended': silent('R-8.14'),
  stopped: window('actor', 'R-4.14', 'Personnel have just been stopped: answer it?'),
  selects: silent('R-4.29'),
  selected: silent('R-4.29'),
  moves: silent('R-7.3'),
  flew: silent('R-7.3'),
  docked: silent('R-7.7'),
  beamed: silent('R-7.9'),
  walked: silent('R-7.15'),
  'time-travelled': window('opponent', 'R-7.17', 'Somebody has just travelled through time: answer it?'),
  'turn-begins': silent('R-4.1'),
  draws: window('actor', 'R-4.6', 'A card is about to be drawn: do something in its place?'),
  drew: window('opponent', 'R-4.14', 'A card has just been drawn: answer it?'),
  downloads: window('opponent', 'R-4.10', '{card} is being downloaded: answer it?'),
  captures: window('opponent', 'R-4.11', 'Somebody is about to be captured: prevent it?'),
  captured: window('actor', 'R-4.14', 'Somebody has just been captured: answer it?', true),
  jailed: silent('BOG-79'),
  abducted: window('actor', 'R-4.14', 'Somebody has just been abducted: answer it?'),
  assimilated: window('actor', 'R-4.14', 'Somebody has just been assimilated: answer it?'),
  probed: window('actor', 'R-11.27', '{card}: a card was turned up; answer it?'),
  commandeered: silent('BOG-93'),
  'turned-over': silent('R-11.6'),
  'personnel-battle': window('opponent', 'R-10.4', 'A personnel battle begins: answer it?', true),
  engaged: window('actor', 'R-10.7', 'Two adversaries meet: answer it?'),
  stunned: window('actor', 'R-10.7', 'Somebody has just been stunned: answer it?'),
  wounded: window('actor', 'R-10.7', 'Somebody has just been mortally wounded: answer it?'),
  fought: window('opponent', 'R-10.9', 'The combats are over: do something before the winner is known?'),
  won: window('actor', 'R-10.10', 'The battle has a winner: answer it before anybody dies?', true),
  'fight-over': window('actor', 'R-10.11', 'The battle is over: answer it before anybody is stopped?'),
  'ship-battle-over': window('actor', 'R-9.17', 'A ship battle is over: answer it?'),
  'ship-battle': window('opponent', 'R-9.9', 'A ship battle begins: answer it?', true),
  'between-actions': window('opponent', 'R-4.12', 'Do something before the other player goes on?', true),
};
