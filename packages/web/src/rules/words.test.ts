import { describe, expect, it } from 'vitest';
import { stepWords } from './words.ts';

describe('a scenario in words', () => {
  it('says who does what', () => {
    expect(stepWords({ A: { verb: 'attack', card: 'Kazon Warship', target: 'Vidiian Interceptor' } })).toMatchObject({
      who: 'A',
      text: 'attacks Vidiian Interceptor with Kazon Warship',
    });
    expect(stepWords({ B: 'end-turn' }).text).toBe('ends the turn');
    expect(stepWords({ A: { pick: ['Kes', 'Neelix'] } }).text).toBe('picks Kes, Neelix');
    expect(stepWords({ A: { verb: 'beam', cards: ['Kes'], to: 'planet' } }).text).toBe('beams Kes to planet');
    expect(stepWords({ random: ['Cavit', true] })).toMatchObject({ who: 'Chance', text: 'will choose Cavit, true' });
  });

  it('says what must hold', () => {
    const { who, holds } = stepWords({
      expect: {
        in: { 'Photon Torpedo': 'side-deck', Kes: 'aboard U.S.S. Voyager' },
        value: { Kes: { cunning: 7, skills: { ENGINEER: 2 } } },
        cards: { A: { discard: 1 } },
        'not-offered': { A: [{ verb: 'play', card: 'Escape Pod', because: 'R-1.1' }] },
      },
    });
    expect(who).toBeNull();
    expect(holds).toEqual([
      'Photon Torpedo is in the side deck',
      'Kes is aboard U.S.S. Voyager',
      'Kes has CUNNING 7',
      'Kes has ENGINEER ×2',
      'A has 1 card in the discard pile',
      'not possible: A plays Escape Pod (R-1.1)',
    ]);
  });
});
