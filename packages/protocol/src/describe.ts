/** Questions and their options in plain words, as far as the viewer may know. */
import {
  ablePersonnelAt,
  type Decision,
  type Game,
  isCardSpot,
  isLocationSpot,
  knows,
  NOWHERE,
  type Option,
  rangeLeft,
  rangeTo,
  type Spot,
  spotLocation,
  type Verb,
  type Viewer,
} from '@spaceline/engine';
import { cardName, HIDDEN_CARD, placeName, spotName } from './names.ts';

/** What an option is about, for showing options of one kind together. */
export type Topic =
  | 'missions'
  | 'plays'
  | 'seeds'
  | 'people'
  | 'ships'
  | 'battle'
  | 'captives'
  | 'texts'
  | 'choices'
  | 'done';

/** The topics in the order in which they are shown. */
export const TOPICS: readonly { id: Topic; title: string }[] = [
  { id: 'choices', title: 'Choose' },
  { id: 'seeds', title: 'Seed' },
  { id: 'plays', title: 'Play a card' },
  { id: 'missions', title: 'Attempt a mission' },
  { id: 'people', title: 'Beam and walk' },
  { id: 'ships', title: 'Ships' },
  { id: 'battle', title: 'Battle' },
  { id: 'captives', title: 'Captives' },
  { id: 'texts', title: 'Use a card' },
  { id: 'done', title: 'Go on' },
];

const TOPIC_OF: Readonly<Record<Verb, Topic>> = {
  play: 'plays',
  report: 'plays',
  download: 'plays',
  activate: 'plays',
  seed: 'seeds',
  'take-back': 'seeds',
  ready: 'done',
  beam: 'people',
  walk: 'people',
  move: 'ships',
  dock: 'ships',
  undock: 'ships',
  land: 'ships',
  'take-off': 'ships',
  load: 'ships',
  launch: 'ships',
  cloak: 'ships',
  decloak: 'ships',
  phase: 'ships',
  dephase: 'ships',
  attempt: 'missions',
  scout: 'missions',
  attack: 'battle',
  fight: 'battle',
  fire: 'battle',
  'hold-fire': 'battle',
  commandeer: 'battle',
  'take-custody': 'captives',
  brig: 'captives',
  unbrig: 'captives',
  leave: 'captives',
  release: 'captives',
  rescue: 'captives',
  infiltrate: 'texts',
  expose: 'texts',
  switch: 'texts',
  use: 'texts',
  pick: 'choices',
  pass: 'done',
  'end-turn': 'done',
};

export const topicOf = (o: Option): Topic => TOPIC_OF[o.verb];

/**
 * An option in words. Options that differ only in where they go share their `stem` ("Move Kazon Raider to"), so that a
 * list can say it once; the `tail` ends the sentence.
 */
export interface OptionWords {
  stem: string;
  tail: string;
}

const sentence = (stem: string, tail = ''): OptionWords => ({ stem, tail });

/** The verbs that need only "what, to where". */
const PLAIN: Partial<Record<Verb, readonly [stem: string, link: string]>> = {
  dock: ['Dock', 'at'],
  undock: ['Undock', 'from'],
  land: ['Land', 'on'],
  'take-off': ['Take off with', 'to'],
  load: ['Take aboard:', 'into'],
  launch: ['Launch', 'from'],
  cloak: ['Cloak', ''],
  decloak: ['Decloak', ''],
  phase: ['Phase', ''],
  dephase: ['Dephase', ''],
  attack: ['Attack with', 'against'],
  fire: ['Fire', 'at'],
  'hold-fire': ['Hold fire', 'at'],
  commandeer: ['Commandeer with', 'the ship'],
  'take-custody': ['Take into custody:', 'to'],
  brig: ['Put into the brig:', 'of'],
  unbrig: ['Take out of the brig:', 'to'],
  leave: ['Leave behind:', 'at'],
  release: ['Release', 'at'],
  rescue: ['Rescue', 'at'],
  infiltrate: ['Infiltrate with', 'at'],
  expose: ['Expose', ''],
  activate: ['Activate', ''],
};

export function optionWords(g: Game, viewer: Viewer, o: Option): OptionWords {
  const card = (id: number) => cardName(g, viewer, id);
  const spot = (s: Spot) => spotName(g, viewer, s);
  switch (o.verb) {
    case 'report':
      if (o.to === NOWHERE) return sentence(`Report ${card(o.card)}`);
      return sentence(`Report ${card(o.card)} to`, spot(o.to) + thanksTo(g, viewer, o));
    case 'play':
      if (o.word === 'face-down') return sentence(`Play ${card(o.card)} face down`);
      if (o.to === NOWHERE) return sentence(`Play ${card(o.card)}`);
      return sentence(`Play ${card(o.card)} ${isLocationSpot(o.to) ? 'at' : 'on'}`, spot(o.to));
    case 'download':
      return sentence(
        `Download ${card(o.card)}${isCardSpot(o.from) ? ` with the icon of ${card(o.from)}` : ''}${o.to === NOWHERE ? '' : ' to'}`,
        o.to === NOWHERE ? '' : spot(o.to),
      );
    case 'seed':
      return seedWords(g, viewer, o);
    case 'take-back':
      return sentence(`Take back ${card(o.card)}${laidOutAt(g, viewer, o.card)}`);
    case 'beam':
    case 'walk':
      return transportWords(g, viewer, o);
    case 'move':
      if (o.to === NOWHERE) return sentence(`Move ${card(o.card)}`);
      return sentence(`Move ${card(o.card)} to`, spot(o.to) + rangeNote(g, o));
    case 'attempt':
    case 'scout':
      return attemptWords(g, viewer, o);
    case 'fight':
      return sentence('Start a personnel battle', isCardSpot(o.from) ? `aboard ${spot(o.from)}` : `on ${spot(o.from)}`);
    case 'switch':
      return sentence(`Let ${card(o.card)} work as`, o.word);
    case 'use':
      return sentence(
        `Use ${card(o.card)}${o.word === '' ? '' : `: ${o.word}`}${o.to === NOWHERE ? '' : ','}`,
        o.to === NOWHERE ? '' : `on ${spot(o.to)}`,
      );
    case 'pick':
      return pickWords(g, viewer, o);
    case 'ready':
      return sentence('Say that you are ready');
    case 'pass':
      return sentence('Pass');
    case 'end-turn':
      return sentence('End your turn');
    default:
      return plainWords(g, viewer, o);
  }
}

function plainWords(g: Game, viewer: Viewer, o: Option): OptionWords {
  const [verb, link] = PLAIN[o.verb] ?? [o.verb, 'to'];
  const what = o.card >= 0 ? ` ${cardName(g, viewer, o.card)}` : o.group !== null ? ' …' : '';
  const word = o.word === '' ? '' : ` (${o.word})`;
  if (o.to === NOWHERE || link === '') return sentence(verb + what + word);
  return sentence(`${verb}${what} ${link}`, spotName(g, viewer, o.to) + word);
}

/** A report that a card's text allows names that card. */
const thanksTo = (g: Game, viewer: Viewer, o: Option): string =>
  o.via >= 0 && o.via !== o.card ? ` (allowed by ${cardName(g, viewer, o.via)})` : '';

function seedWords(g: Game, viewer: Viewer, o: Option): OptionWords {
  const name = cardName(g, viewer, o.card);
  const d = g.def(o.card);
  if (d.mission && o.to === NOWHERE) {
    const end = o.word === 'left' || o.word === 'right' ? `at the ${o.word} end` : o.word === '' ? '' : `at ${o.word}`;
    return sentence(`Place the mission ${name}`, end);
  }
  if (o.to === NOWHERE) return sentence(`Seed ${name} on the table`);
  if (isCardSpot(o.to)) return sentence(`Seed ${name} aboard`, spotName(g, viewer, o.to));
  const under = d.dilemma || d.facts.type === 'Artifact';
  return sentence(`Seed ${name} ${under ? 'under' : 'at'}`, spotName(g, viewer, o.to));
}

/** Where a seed card is laid out, before the stacks are slid under (WARP-23). */
function laidOutAt(g: Game, viewer: Viewer, id: number): string {
  const top = g.state.processes[g.state.processes.length - 1];
  if (top.kind !== 'seeding') return '';
  const at = top.stacks[g.card(id).owner].findIndex((stack) => stack?.includes(id));
  return at < 0 ? '' : ` from ${placeName(g, viewer, at)}`;
}

function transportWords(g: Game, viewer: Viewer, o: Option): OptionWords {
  const who = o.group?.length === 1 ? cardName(g, viewer, o.group[0]) : '…';
  const what = o.verb === 'beam' ? `Beam ${who}` : `Have ${who} walk`;
  const choose = (o.group?.length ?? 0) > 1 ? ` (choose who, of ${o.group!.length})` : '';
  return sentence(`${what} from ${spotName(g, viewer, o.from)} to`, spotName(g, viewer, o.to) + choose);
}

function rangeNote(g: Game, o: Option): string {
  const c = g.card(o.card);
  if (!g.def(o.card).ship || !isLocationSpot(o.to)) return '';
  const cost = rangeTo(g, c.controller, c.host, spotLocation(o.to));
  return cost < 0 ? '' : ` (RANGE ${cost} of ${rangeLeft(g, o.card)})`;
}

function attemptWords(g: Game, viewer: Viewer, o: Option): OptionWords {
  const verb = o.verb === 'scout' ? 'Scout' : 'Attempt';
  const stem = `${verb} ${spotName(g, viewer, o.to)} with`;
  const seat = g.state.turn.seat;
  const count = `(${ablePersonnelAt(g, o.from, seat).length} able)`;
  if (isCardSpot(o.from)) return sentence(stem, `the crew of ${cardName(g, viewer, o.from)} ${count}`);
  return sentence(stem, `the Away Team ${count}`);
}

function pickWords(g: Game, viewer: Viewer, o: Option): OptionWords {
  if (o.group !== null) {
    const many = o.min === o.max ? `${o.min}` : `${o.min} to ${o.max}`;
    return sentence(`Choose ${many} of ${o.group.length} cards`);
  }
  if (o.card >= 0) return sentence(pickedCard(g, viewer, o.card));
  if (o.to !== NOWHERE) return sentence(capital(spotName(g, viewer, o.to)));
  return sentence(capital(o.word));
}

/** A card to pick is told with whose it is, when it is not the viewer's. */
function pickedCard(g: Game, viewer: Viewer, id: number): string {
  const name = cardName(g, viewer, id);
  if (name === HIDDEN_CARD || viewer < 0 || g.card(id).controller === viewer) return capital(name);
  return name.includes('opponent') ? name : `${name} (the opponent’s)`;
}

const capital = (s: string): string => s.slice(0, 1).toUpperCase() + s.slice(1);

/** One option as one sentence; with its question, a pass says what it means. */
export function describeOption(g: Game, viewer: Viewer, o: Option, d?: Decision): string {
  if (o.verb === 'pass' && d) return describePass(d);
  const { stem, tail } = optionWords(g, viewer, o);
  return tail === '' ? stem : `${stem} ${tail}`;
}

function describePass(d: Decision): string {
  if (d.prompt.id === 'batch') return 'Done: your seed cards are laid out';
  if (d.prompt.id === 'tactic') return 'Use no Tactic';
  if (d.prompt.id === 'combat') return 'Neither';
  switch (d.kind) {
    case 'optional':
      return 'No';
    case 'seed':
      return 'Pass: seed nothing now';
    default:
      return 'Pass';
  }
}

/** The question itself. */
export function describePrompt(g: Game, viewer: Viewer, d: Decision): string {
  const { text, card } = d.prompt;
  const name = card >= 0 && (knows(g, viewer, card) || d.seat === viewer) ? cardName(g, viewer, card) : HIDDEN_CARD;
  return capital(text.replaceAll('{card}', card >= 0 ? name : 'It'));
}

/** What is under way, in a few words. */
export function describeMoment(g: Game, viewer: Viewer): string {
  const top = g.state.processes[g.state.processes.length - 1];
  if (g.state.result !== null || top === undefined) return 'The game is over';
  switch (top.kind) {
    case 'seeding':
      return `The ${top.phase.replace('-', ' ')}`;
    case 'attempt':
      return `An attempt of ${placeName(g, viewer, top.location)}`;
    default:
      return SEGMENTS[g.state.turn.segment];
  }
}

const SEGMENTS = {
  start: 'Start of the turn',
  play: 'Card plays',
  orders: 'Orders',
  end: 'End of the turn',
} as const;
