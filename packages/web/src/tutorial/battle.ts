/** The second lesson: a ship fires at a ship, a team meets a team. */
import type { OptionView } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import type { Moment, Stage } from './tutor.ts';

export const BATTLE = {
  title: 'A battle',
  rules: [],
  players: {
    A: { tactics: ['Quantum Torpedo x6'], hand: ['Culluh'], deck: ['Maniz x24'] },
    B: { tactics: ['Photon Torpedo x6'], hand: ['Danara Pel'], deck: ['Drenol x24'] },
  },
  spaceline: [
    {
      mission: 'Ambush Ship',
      owner: 'A',
      A: { ships: [{ card: 'Kazon Warship', crew: ['Maniz', 'Jabin', 'Culluh'] }] },
      B: { ships: [{ card: 'Vidiian Scout Vessel', crew: ['Drenol', 'Sethis'] }] },
    },
    {
      mission: 'Combat Training',
      owner: 'A',
      A: { planet: ['Haliz', 'Halok', 'Narret', 'Kazon Disruptor'] },
      B: { planet: ['Nirata', 'Losarus'] },
    },
    { mission: 'Research Phage', owner: 'B' },
  ],
  turn: { player: 'A', number: 3, segment: 'orders' },
  steps: [],
};

const wasTold = (m: Moment, kinds: readonly string[]): boolean =>
  m.scene.game.log.some(({ told }) => kinds.includes(told.kind));
const first = (m: Moment, verb: OptionView['verb']) => {
  const option = m.scene.game.decision?.options.find((o) => o.verb === verb);
  return option ? { option } : null;
};

export const BATTLE_STAGES: readonly Stage[] = [
  {
    id: 'why',
    title: say('When to fight'),
    text: say(
      'Some affiliations may attack whom they like; Kazon are among them. An attack needs a leader aboard: an OFFICER or somebody with Leadership, and stops your ship afterwards.',
    ),
    done: (m) => m.read.has('why'),
    look: ['[data-testid="question"]'],
  },
  {
    id: 'attack',
    title: say('Attack a ship'),
    text: say(
      'Your Warship and their Scout Vessel are at the same location. Before you commit, the forecast sets your WEAPONS against their SHIELDS.',
    ),
    done: (m) => wasTold(m, ['ship-battle-over']),
    wish: (m) => first(m, 'attack'),
  },
  {
    id: 'fight',
    title: say('A fight on the ground'),
    text: say(
      'On Combat Training two Away Teams stand on one planet. In a personnel battle STRENGTH counts, and equipment adds to it.',
    ),
    done: (m) => wasTold(m, ['fight-over']),
    wish: (m) => first(m, 'fight'),
  },
];
