/** A scenario's steps in words: who does what, and what must hold then. */

import type { Words } from '@spaceline/protocol/words';

type Fields = Readonly<Record<string, unknown>>;

const list = (value: unknown): string => (Array.isArray(value) ? value.map(text).join(', ') : text(value));

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return list(value);
  if (typeof value !== 'object') return String(value);
  const { card, ...rest } = value as Fields;
  const more = Object.entries(rest).map(([k, v]) => `${k} ${text(v)}`);
  return [card, ...more].filter((x) => x !== undefined).join(' ');
}

/** {cards} are those that act, {target} what they do it to, {to} where. A part without its field is left out. */
const VERBS: Readonly<Record<string, string>> = {
  attempt: 'attempts {target}| with {cards}',
  scout: 'scouts {target}| with {cards}',
  attack: 'attacks {target}| with {cards}',
  fight: 'starts a fight| at {at}| against {target}',
  fire: 'fires| {cards}| at {target}',
  'hold-fire': 'holds fire',
  play: 'plays {cards}| on {target}',
  report: 'reports {cards}| to {to}',
  seed: 'seeds {cards}| at {target}',
  download: 'downloads {cards}| to {to}| with {using}',
  beam: 'beams {cards}| from {from}| to {to}',
  walk: 'walks {cards}| from {from}| to {to}',
  move: 'flies {cards}| to {to}',
  dock: 'docks {cards}| at {to}',
  undock: 'undocks {cards}',
  land: 'lands {cards}',
  'take-off': 'takes off with {cards}',
  load: 'loads {cards}| into {to}',
  launch: 'launches {cards}',
  cloak: 'cloaks {cards}',
  decloak: 'decloaks {cards}',
  phase: 'phases {cards}',
  dephase: 'dephases {cards}',
  use: 'uses {cards}| on {target}',
  switch: 'switches {cards}| to {affiliation}',
  activate: 'reactivates {cards}',
  commandeer: 'commandeers {target}| with {cards}',
  infiltrate: 'infiltrates| with {cards}',
  expose: 'exposes {cards}',
};

/** What a player does, without saying who: "attacks Kazon Raider with U.S.S. Voyager". */
function deed(action: unknown): string {
  if (action === 'pass') return 'passes';
  if (action === 'end-turn') return 'ends the turn';
  if (typeof action !== 'object' || action === null) return text(action);
  const { verb, because: _, ...rest } = action as Fields;
  if (verb === undefined) return rest.pick === undefined ? text(rest) : `picks ${list(rest.pick)}`;
  const fields: Fields = { ...rest, cards: rest.cards ?? rest.card };
  const parts = (VERBS[String(verb)] ?? `${verb}| {cards}| {target}| {to}`).split('|');
  return parts
    .filter((part) => [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => fields[name] !== undefined))
    .map((part) => part.replace(/\{(\w+)\}/g, (_m, name: string) => list(fields[name])))
    .join('')
    .trim();
}

const PLACES: Readonly<Record<string, string>> = {
  hand: 'in hand',
  deck: 'in the deck',
  'deck top': 'on top of the deck',
  'deck bottom': 'at the bottom of the deck',
  discard: 'in the discard pile',
  points: 'in the point area',
  'out-of-play': 'out of play',
  'side-deck': 'in the side deck',
  table: 'on the table',
};

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];
const many = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const wishes = (value: unknown, say: (who: string, what: string, because: string) => string): string[] =>
  many(value).flatMap((one) =>
    entries(one).flatMap(([who, actions]) =>
      many(actions).map((action) => {
        const because = (action as Fields | null)?.because;
        return say(who, deed(action), because === undefined ? '' : ` (${because})`);
      }),
    ),
  );

const SAID: Readonly<Record<string, (value: unknown) => string[]>> = {
  in: (v) => entries(v).map(([card, place]) => `${card} is ${PLACES[String(place)] ?? text(place)}`),
  is: (v) => entries(v).map(([card, states]) => `${card} is ${list(states)}`),
  'is-not': (v) => entries(v).map(([card, states]) => `${card} is not ${many(states).map(text).join(' or ')}`),
  value: (v) =>
    entries(v).flatMap(([card, values]) =>
      entries(values).map(([name, n]) =>
        name === 'skills'
          ? `${card} has ${entries(n)
              .map(([skill, level]) => `${skill} ×${level}`)
              .join(', ')}`
          : `${card} has ${name.toUpperCase()} ${text(n)}`,
      ),
    ),
  controller: (v) => entries(v).map(([card, who]) => `${card} is controlled by ${who}`),
  points: (v) => entries(v).map(([who, n]) => `${who} has ${n} points`),
  bonus: (v) => entries(v).map(([who, n]) => `${who} has ${n} bonus points`),
  cards: (v) =>
    entries(v).flatMap(([who, piles]) =>
      entries(piles).map(([pile, n]) => `${who} has ${n} ${n === 1 ? 'card' : 'cards'} ${PLACES[pile] ?? pile}`),
    ),
  turn: (v) => entries(v).map(([name, x]) => (name === 'player' ? `it is ${x}’s turn` : `${name}: ${x}`)),
  offered: (v) => wishes(v, (who, what) => `possible: ${who} ${what}`),
  'not-offered': (v) => wishes(v, (who, what, because) => `not possible: ${who} ${what}${because}`),
  winner: (v) => [`${v} wins`],
  result: (v) => [`the result is a ${String(v).replaceAll('-', ' ')}`],
  legal: (v) => [v === true ? 'the deck is legal' : 'the deck is not legal'],
  problems: (v) => many(v).map((x) => `it breaks ${text(x)}`),
};

/** What must hold, one thing after the other. */
export const expectations = (expect: unknown): string[] =>
  entries(expect).flatMap(([key, value]) => SAID[key]?.(value) ?? [`${key}: ${text(value)}`]);

export interface StepWords {
  /** A, B, chance, the clock, or nobody where something must hold */
  who: string | null;
  text: Words;
  holds: Words[];
}

export function stepWords(step: unknown): StepWords {
  const [[key, value]] = entries(step);
  if (key === 'expect') return { who: null, text: 'Now this holds', holds: expectations(value) };
  if (key === 'random') return { who: 'Chance', text: `will choose ${list(value)}`, holds: [] };
  if (key === 'time-up') return { who: 'The clock', text: 'runs out', holds: [] };
  return { who: key, text: deed(value), holds: [] };
}
