import { describe, expect, it } from 'vitest';
import { cornerFor } from './room.ts';

const phone = { width: 390, height: 844 };
const side = { width: 844, height: 390 };
const at = (left: number, top: number) => ({ left, top, width: 100, height: 60 });

describe('the tutor', () => {
  it('stands where he covers nothing of what he speaks of', () => {
    expect(cornerFor(at(100, 100), 260, phone, 'bottom')).toBe('bottom');
    expect(cornerFor(at(100, 780), 260, phone, 'bottom')).toBe('top');
    expect(cornerFor(at(600, 100), 200, side, 'bottom')).toBe('left');
    expect(cornerFor(at(60, 100), 200, side, 'left')).toBe('right');
  });
  it('stays where he is while that will do', () => {
    expect(cornerFor(at(100, 400), 260, phone, 'top')).toBe('top');
    expect(cornerFor(null, 260, phone, 'top')).toBe('top');
  });
  it('stands in the rail where there is one', () => {
    expect(cornerFor(at(100, 100), 260, { width: 1440, height: 900 }, 'bottom')).toBe('rail');
  });
});
