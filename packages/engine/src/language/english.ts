/** Small helpers for the English of generated card texts. */
import type { EventName } from '../core/events.ts';

/** When a text acts that answers an event. */
export const MOMENTS: Readonly<Record<EventName, string>> = {
  plays: 'when a card is played',
  reported: 'when a card reports',
  attempt: 'when a mission attempt begins',
  encounters: 'when a seed card is met',
  'q-flash': 'at any Q-Flash',
  dies: 'when somebody is about to die',
  died: 'when somebody has just died',
  destroys: 'when a ship or facility is about to be destroyed',
  destroyed: 'when a ship or facility has just been destroyed',
  solved: 'when a mission has just been solved',
  'attempt-ended': 'when a mission attempt has ended',
  stopped: 'when personnel have just been stopped',
  discarded: 'when a card has just been discarded from play',
  moves: 'when a ship moves',
  docked: 'when a ship docks',
  beamed: 'when personnel beam',
  'turn-begins': 'before a turn begins',
  drew: 'when cards have just been drawn',
  downloads: 'when a card is downloaded',
  captures: 'when somebody is about to be captured',
  captured: 'when somebody has just been captured',
  jailed: 'when a captive has just been put in a Brig',
  'personnel-battle': 'at the start of a personnel battle',
  engaged: 'when two adversaries meet in battle',
  stunned: 'when somebody has just been stunned in battle',
  fought: 'at the end of the combats of a personnel battle',
  won: 'when a personnel battle has just been won',
  'ship-battle': 'at the start of a ship battle',
  'ship-battle-over': 'at the end of a ship battle',
  'between-actions': 'at any time',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
export const count = (n: number): string => NUMBERS[n] ?? String(n);

const capital = (s: string): string => (s === '' ? s : s[0].toUpperCase() + s.slice(1));

/** Ends a clause as a sentence. */
const sentence = (s: string): string => {
  const t = s.trim();
  if (t === '') return '';
  return capital(/[.!?]\)?$/.test(t) ? t : `${t}.`);
};

/** Joins clauses to sentences. */
export const sentences = (...parts: readonly (string | undefined)[]): string =>
  parts
    .filter((p): p is string => p !== undefined && p.trim() !== '')
    .map(sentence)
    .join(' ');

export const list = (parts: readonly string[], word: 'and' | 'or'): string => {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${word} ${parts[parts.length - 1]}`;
};

export const squeeze = (s: string): string => s.replace(/\s+/g, ' ').trim();

/** The clauses of an effect as something to do: "kills it" becomes "kill it", after "you may" or "to". */
export const toDo = (s: string): string =>
  s
    .split('; ')
    .map((t) =>
      t
        .replace(/^(fully repair|kill|stop|discard|damage|destroy|unstop)s\b/, '$1')
        .replace(/^nullifies\b/, 'nullify')
        .replace(/^you (score|lose)\b/, '$1'),
    )
    .join('; ');

/** The opposite of a condition. */
export const negated = (s: string): string => {
  const t = s.replace(/^(it|this card|that card) is /, '$1 is not ').replace(/^you have /, 'you do not have ');
  return t === s ? `not ${s}` : t;
};
