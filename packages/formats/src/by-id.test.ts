import { describe, expect, it } from 'vitest';
import { formatById, full, idWithOptions } from './index.ts';

describe('a format by its id', () => {
  it('may have options of its own', () => {
    expect(formatById('full')).toBe(full);
    const id = idWithOptions('full', { rulings: 2001, qFlashRepeats: true, handLimit: 'none', dualMissions: 'either' });
    expect(formatById(id)).toEqual({
      ...full,
      id,
      rulings: '2001',
      qFlashRepeats: true,
      handLimit: null,
      dualMissions: 'either',
    });
    expect(formatById('warp-speed~rulings=1999')).toMatchObject({ name: 'Warp Speed', rulings: '1999' });
  });

  it('is none where it has no such option, or not that value', () => {
    for (const id of [
      'chess',
      'full~',
      'full~hand',
      'full~hand=many',
      'full~rulings=1890',
      'full~name=x',
      'full~__proto__=1',
    ])
      expect(formatById(id), id).toBeUndefined();
  });
});
