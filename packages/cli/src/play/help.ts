/** What can be typed, and what it does. What is typed is the same in every language. */
import { phrase, type Words } from '@spaceline/protocol';
import type { Say } from '../speech.ts';

const COMMANDS: readonly (readonly [typed: string, does: string])[] = [
  ['table, t', 'the spaceline, and what is where'],
  ['hand, h', 'the cards in your hand'],
  ['discard, d', 'both discard piles, the last card first'],
  ['battle, b', 'the battle that is being fought'],
  ['options, o', 'what you can do now'],
  ['look CARD', 'everything about a card and how it stands; of a mission, what your people there still lack'],
  ['why WORDS', 'why something cannot be done: "why move kazon raider catalog", "why 3" for card h3 of your hand'],
  ['hint', 'what a bot would do in your place, from what you may know'],
  ['bot', 'why the opponent plays as it does'],
  ['log [all], l', 'what has happened'],
  ['undo', 'take back what you did last, if it told you nothing new'],
  ['draw', 'offer a draw: the opponent agrees when it is behind'],
  ['stops on|off', 'be asked between the opponent’s actions too; off is the default'],
  ['save FILE', 'keep the game, for `spaceline replay` and `spaceline play --resume`'],
  ['quit, q', 'leave, and save the game if --save was given'],
];

const TYPED_WIDTH = 15;

export const helpLines = (say: Say): Words[] => [
  say('Type the number of what you want to do, its sentence, or its verb and cards ({report}, {end}).', {
    report: '"report maniz"',
    end: '"end"',
  }),
  say(
    'Where cards must be chosen, give their numbers ({some}), {all}, or nothing to go back; {both} does both at once.',
    {
      some: '"1 3"',
      all: '"all"',
      both: '"5 all"',
    },
  ),
  say('Of very many things, such as seed cards, what comes first and then where; {both} does both at once.', {
    both: '"5 2"',
  }),
  '',
  ...COMMANDS.map(([typed, does]) => phrase`  ${typed.padEnd(TYPED_WIDTH)}${say(does)}`),
];
