/** Options of the format, set by a scenario. */
import { it } from 'vitest';
import { decides, fails, isMalformed, passes } from './testing.ts';

const dual = (options: string) => `
${options}
spaceline:
  - { mission: Runabout Search, owner: A, A: { ships: [{ card: U.S.S. Nebula, crew: [Cavit, Beverly Crusher, Tasha Yar] }] } }
steps:
`;

it('shows both readings of an open rule', () => {
  const attempt = '  - A: { verb: attempt, target: Runabout Search }\n  - expect: { points: { A: 40 } }\n';
  passes(`${dual('options: { dualMissions: either }')}${attempt}`);
  fails(`${dual('options: { dualMissions: both }')}${attempt}`, /no option matches/);
  // the rules' default
  fails(`${dual('')}${attempt}`, /no option matches/);
});

it('takes the names of the rules as well as those of the code', () => {
  decides(
    `
options: { clockMinutes: 45, normalPlays: 2, stealMissions: off }
spaceline: [{ mission: Liberation, owner: B, A: { planet: [Cavit] } }]
steps:
`,
    '  - expect: { round: 45, not-offered: { A: { verb: attempt, target: Liberation, because: WARP-33 } } }',
    '  - expect: { round: 90 }',
    /a round has 45 minutes/,
  );
});

it.each([
  ['a limit that is none', 'handLimit: many', /the option "handLimit" is a whole number, or none, not "many"/],
  ['an option nobody knows', 'dualMission: either', /has no option "dualMission"; it knows .*dualMissions/],
  ['a value that is none', 'dualMissions: neither', /the option "dualMissions" is both or either, not "neither"/],
  ['a number where a switch is', 'qFlashRepeats: 3', /"qFlashRepeats" is on or off, not 3/],
])('refuses %s', (_, options, message) => {
  isMalformed(`options: { ${options} }\nsteps: []\n`, message);
});

it('holds for decks, too', () => {
  const deck = (options: string) => `
${options}
deck: { missions: [Liberation, Catalog Phenomena, Combat Training, Kazon Conference], draw: [Maniz x10] }
steps:
`;
  const legal = '  - expect: { legal: true }\n';
  passes(`${deck('options: { missionSlots: 4, minDraw: 10 }')}${legal}`);
  fails(`${deck('options: { minDraw: 10 }')}${legal}`, /must fill exactly 6/);
});
