import { ERRATA } from '@spaceline/cards';
import { describe, expect, it } from 'vitest';
import { allRules } from './rules.ts';

describe('errata', () => {
  it('are all the rules that change a card, and no others', () => {
    const changing = allRules().filter((r) => r.kind === 'erratum');
    expect([...new Set(ERRATA.flatMap((e) => e.rules))].sort()).toEqual(changing.map((r) => r.id).sort());
  });
});
