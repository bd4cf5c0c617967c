/** What options are about. */
import type { Verb } from '@spaceline/engine';

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
  acquire: 'missions',
  commandeer: 'missions',
  attack: 'battle',
  fight: 'battle',
  fire: 'battle',
  'hold-fire': 'battle',
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

export const topicOf = (o: { verb: Verb }): Topic => TOPIC_OF[o.verb];
