/** Attempts, seed cards, points. */
import { all, armus, type Cases, halok, kim, mission, needs, planet, tuvok, voyager, who } from './case.ts';

export const MISSIONS: Cases<
  | 'commandeer-attempt'
  | 'aimed'
  | 'scouting'
  | 'scouted'
  | 'completed'
  | 'attempted'
  | 'met'
  | 'judged'
  | 'void-seed'
  | 'encounter-over'
  | 'experienced'
  | 'probed'
  | 'probe-over'
  | 'solved'
  | 'not-solved'
  | 'attempt-over'
  | 'acquired'
  | 'points'
> = {
  'commandeer-attempt': [
    [
      { who, station: voyager, team: [tuvok] },
      kim('make a commandeer attempt on U.S.S. Voyager', 'makes a commandeer attempt on U.S.S. Voyager'),
      'There: Tuvok',
    ],
  ],
  aimed: [
    [{ who, card: armus, at: { location: 0 } }, kim('aim Armus at Liberation', 'aims Armus at Liberation')],
    [{ who, card: armus, at: voyager }, kim('aim Armus at U.S.S. Voyager', 'aims Armus at U.S.S. Voyager')],
  ],
  scouting: [
    [
      { who, at: 0, from: voyager, team: [tuvok, halok] },
      kim('scout Liberation with the crew of U.S.S. Voyager', 'scouts Liberation with the crew of U.S.S. Voyager'),
      'There: Tuvok and Halok',
    ],
    [
      { who, at: 0, from: planet, team: [] },
      kim('scout Liberation with an Away Team', 'scouts Liberation with an Away Team'),
    ],
  ],
  scouted: [[{ who, at: { location: 0 } }, kim('have scouted Liberation', 'has scouted Liberation')]],
  completed: [
    [{ who, card: armus, at: { location: 0 } }, kim('complete Armus at Liberation', 'completes Armus at Liberation')],
  ],
  attempted: [
    [
      { who, at: 0, from: voyager, team: [tuvok, halok] },
      kim('attempt Liberation with the crew of U.S.S. Voyager', 'attempts Liberation with the crew of U.S.S. Voyager'),
      'There: Tuvok and Halok',
    ],
    [
      { who, at: 0, from: planet, team: [] },
      kim('attempt Liberation with an Away Team', 'attempts Liberation with an Away Team'),
    ],
  ],
  met: [[{ who, card: armus, at: 0, team: [tuvok], needs }, kim('meet Armus', 'meets Armus'), 'There: Tuvok']],
  judged: [
    [{ of: 'asked', who, card: armus, met: true, needs }, kim('have what Armus asks', 'has what Armus asks')],
    [{ of: 'asked', who, card: armus, met: false, needs }, kim('have not what Armus asks', 'has not what Armus asks')],
    [
      { of: 'people', who, card: armus, met: false, needs },
      kim('have not as many as Armus selects', 'has not as many as Armus selects'),
    ],
    [
      { of: 'depends', who, card: armus, met: true, needs },
      [
        'What Armus depends on is so for you',
        'What Armus depends on is so for Kim',
        'What Armus depends on is so for Kim',
      ],
    ],
    [
      { of: 'depends', who, card: armus, met: false, needs },
      [
        'What Armus depends on is not so for you',
        'What Armus depends on is not so for Kim',
        'What Armus depends on is not so for Kim',
      ],
    ],
  ],
  'void-seed': [
    [{ card: armus, why: 'mis-seed' }, all('Armus was seeded against the rules and is out of play')],
    [{ card: armus, why: 'no-door' }, all('Armus needs an open door and is out of play')],
    [{ card: armus, why: 'no-trigger' }, all('Nothing sets Armus off; it is discarded')],
    [{ card: armus, why: 'second-copy' }, all('Armus is in play already; this copy is discarded')],
    [{ card: armus, why: 'no-text' }, all('Armus is not in Spaceline yet: it plays as a blank and is discarded')],
  ],
  'encounter-over': [
    [{ who, card: armus, at: 0, outcome: 'overcome' }, kim('overcome Armus', 'overcomes Armus')],
    [{ who, card: armus, at: 0, outcome: 'failed' }, kim('fail to overcome Armus', 'fails to overcome Armus')],
    [{ who, card: armus, at: 0, outcome: 'placed' }, all('Armus stays in play')],
    [{ who, card: armus, at: 0, outcome: 'nullified' }, all('Armus is nullified')],
    [{ who, card: armus, at: 0, outcome: 'void' }, all('Armus does nothing')],
  ],
  experienced: [
    [
      { who, card: armus, left: 2 },
      kim('experience Armus (Q-Flash, 2 more to come)', 'experiences Armus (Q-Flash, 2 more to come)'),
    ],
    [
      { who, card: armus, left: 0 },
      kim('experience Armus (Q-Flash, the last card)', 'experiences Armus (Q-Flash, the last card)'),
    ],
  ],
  probed: [
    [{ who, card: tuvok, by: armus, line: null }, kim('probe for Armus: Tuvok', 'probes for Armus: Tuvok')],
    [
      { who, card: tuvok, by: armus, line: '[Cmd]: draw a card' },
      kim('probe for Armus: Tuvok', 'probes for Armus: Tuvok'),
      'It means: [Cmd]: draw a card',
    ],
  ],
  'probe-over': [
    [{ who, by: armus, fits: true }, all('The probe is over')],
    [{ who, by: armus, fits: false }, all('Nothing comes of the probe')],
  ],
  solved: [[{ who, at: 0, team: [tuvok], needs }, kim('solve Liberation', 'solves Liberation')]],
  'not-solved': [
    [
      { who, at: 0, team: [tuvok], needs, why: 'requirement', by: null },
      kim('cannot solve Liberation', 'cannot solve Liberation'),
    ],
    [
      { who, at: 0, team: [tuvok], needs, why: 'ban', by: armus },
      kim('may not solve Liberation because of Armus', 'may not solve Liberation because of Armus'),
    ],
    [
      { who, at: 0, team: [tuvok], needs, why: 'mis-seed', by: null },
      kim(
        'may not solve Liberation, having seeded a card there against the rules',
        'may not solve Liberation, having seeded a card there against the rules',
      ),
    ],
  ],
  'attempt-over': [
    [{ who, at: 0, scouting: false }, all('The attempt of Liberation is over')],
    [{ who, at: 0, scouting: true }, all('The scouting of Liberation is over')],
  ],
  acquired: [[{ who, card: armus }, kim('acquire Armus', 'acquires Armus')]],
  points: [
    [
      { who, points: 35, bonus: false, source: mission, how: 'scored', by: null },
      kim('score 35 points for Liberation', 'scores 35 points for Liberation'),
    ],
    [
      { who, points: 1, bonus: true, source: armus, how: 'scored', by: null },
      kim('score 1 bonus point for Armus', 'scores 1 bonus point for Armus'),
    ],
    [
      { who, points: -5, bonus: false, source: armus, how: 'scored', by: null },
      kim('lose 5 points because of Armus', 'loses 5 points because of Armus'),
    ],
    [
      { who, points: -5, bonus: true, source: null, how: 'scored', by: null },
      kim('lose 5 bonus points', 'loses 5 bonus points'),
    ],
    [
      { who, points: -35, bonus: false, source: mission, how: 'taken-back', by: armus },
      kim(
        'lose the 35 points for Liberation again because of Armus',
        'loses the 35 points for Liberation again because of Armus',
      ),
    ],
    [
      { who, points: -1, bonus: true, source: tuvok, how: 'taken-back', by: null },
      kim('lose the 1 point for Tuvok again', 'loses the 1 point for Tuvok again'),
    ],
    [
      { who, points: 5, bonus: true, source: armus, how: 'taken-back', by: tuvok },
      kim(
        'get back the 5 points lost to Armus because of Tuvok',
        'gets back the 5 points lost to Armus because of Tuvok',
      ),
    ],
    [
      { who, points: 35, bonus: false, source: mission, how: 'multiplied', by: tuvok },
      kim(
        'score 35 more points for Liberation because of Tuvok',
        'scores 35 more points for Liberation because of Tuvok',
      ),
    ],
    [
      { who, points: -1, bonus: true, source: armus, how: 'multiplied', by: null },
      kim('lose 1 more point for Armus', 'loses 1 more point for Armus'),
    ],
    [
      { who, points: 35, bonus: false, source: mission, how: 'stolen', by: tuvok },
      [
        'You get 35 points for Liberation from Maje because of Tuvok',
        'Kim gets 35 points for Liberation from you because of Tuvok',
        'Kim gets 35 points for Liberation from Maje because of Tuvok',
      ],
    ],
    [
      { who, points: -4, bonus: true, source: null, how: 'stolen', by: armus },
      [
        'You lose 4 points to Maje because of Armus',
        'Kim loses 4 points to you because of Armus',
        'Kim loses 4 points to Maje because of Armus',
      ],
    ],
  ],
};
