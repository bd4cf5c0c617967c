/** The three lessons, in the order in which they are best taken. */

import type { GameSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { api } from '../net/api.ts';
import { say } from '../net/say.ts';
import { BATTLE, BATTLE_STAGES } from './battle.ts';
import { FIRST_MISSION, FIRST_STAGES } from './first-mission.ts';
import { SEEDING_STAGES } from './seeding.ts';
import type { Stage } from './tutor.ts';

export interface Lesson {
  id: string;
  title: Words;
  about: Words;
  /** the card whose picture it has */
  picture: string;
  /** about so long */
  minutes: number;
  stages: readonly Stage[];
  begin(): Promise<{ id: GameSummary['id'] }>;
}

/** A position that is laid out for the lesson; the other seat plays at random, and does little. */
const board = (doc: object) => () => api.playBench({ text: JSON.stringify(doc), steps: 0, seat: 0, bot: 'random' });

export const LESSONS: readonly Lesson[] = [
  {
    id: 'mission',
    title: say('Your first mission'),
    about: say('Report, beam down, attempt; board a ship, staff her, fly, and win.'),
    picture: 'Stop Bombardment',
    minutes: 6,
    stages: FIRST_STAGES,
    begin: board(FIRST_MISSION),
  },
  {
    id: 'battle',
    title: say('Battle'),
    about: say('A ship fires at a ship with tactics; two teams meet on a planet.'),
    picture: 'Kazon Warship',
    minutes: 5,
    stages: BATTLE_STAGES,
    begin: board(BATTLE),
  },
  {
    id: 'seeding',
    title: say('The full game’s seed phases'),
    about: say(
      'Doorways, missions in two quadrants, dilemmas, facilities: what to lay where, and what the table does for you.',
    ),
    picture: 'Characterize Neutrino Emissions',
    minutes: 8,
    stages: SEEDING_STAGES,
    begin: () =>
      api.playBot({ format: 'full', deck: 'bajoran', against: 'cardassian', go: 'first', clock: { minutes: null } }),
  },
];

export const lessonCalled = (id: string | null): Lesson | undefined => LESSONS.find((x) => x.id === id);
export const lessonAfter = (id: string): Lesson | undefined => LESSONS[LESSONS.findIndex((x) => x.id === id) + 1];
