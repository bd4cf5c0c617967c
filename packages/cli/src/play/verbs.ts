/** What a player types for what can be done. These words are what the keyboard knows, whatever language is spoken. */
import { VERBS, type Verb } from '@spaceline/engine';

const TYPED: Readonly<Record<Verb, readonly string[]>> = {
  play: ['play'],
  report: ['report', 'play'],
  seed: ['seed', 'place'],
  'take-back': ['take', 'back'],
  download: ['download'],
  beam: ['beam', 'transport'],
  walk: ['walk', 'board'],
  move: ['move', 'fly', 'go'],
  dock: ['dock'],
  undock: ['undock'],
  land: ['land'],
  'take-off': ['takeoff', 'take', 'off'],
  load: ['load'],
  launch: ['launch'],
  cloak: ['cloak'],
  decloak: ['decloak'],
  phase: ['phase'],
  dephase: ['dephase'],
  attempt: ['attempt', 'solve'],
  scout: ['scout'],
  acquire: ['acquire', 'take'],
  commandeer: ['commandeer'],
  attack: ['attack'],
  fight: ['fight', 'battle'],
  fire: ['fire', 'return'],
  'hold-fire': ['hold', 'fire'],
  'take-custody': ['take', 'custody'],
  brig: ['brig'],
  unbrig: ['unbrig'],
  leave: ['leave'],
  release: ['release'],
  rescue: ['rescue'],
  infiltrate: ['infiltrate'],
  expose: ['expose'],
  activate: ['activate'],
  switch: ['switch', 'work'],
  use: ['use'],
  pick: ['pick', 'choose'],
  pass: ['pass', 'done', 'no', 'none', 'neither'],
  'end-turn': ['end', 'turn'],
};

export const typedFor = (verb: Verb): readonly string[] => TYPED[verb];

/** The verb that a whole word stands for; the first where it stands for several. */
export const verbTyped = (word: string): Verb | undefined => VERBS.find((v) => TYPED[v].includes(word));

type Link = 'to' | 'from' | '';

/** Words that say how the next card is meant, or nothing at all. */
const LINKS: ReadonlyMap<string, Link> = new Map([
  ...['to', 'aboard', 'into', 'onto', 'on', 'at', 'under'].map((w) => [w, 'to'] as const),
  ...['from', 'with'].map((w) => [w, 'from'] as const),
  ...['the', 'a', 'an', 'of', 'my', 'and', 'by', 'i', 'can', 'cannot', 'cant', 'not'].map((w) => [w, ''] as const),
  ...['ship', 'turn', 'team', 'away'].map((w) => [w, ''] as const),
]);

export const linkTyped = (word: string): Link | undefined => LINKS.get(word);
