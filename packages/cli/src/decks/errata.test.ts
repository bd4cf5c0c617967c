import { erratumOf } from '@spaceline/cards';
import { full } from '@spaceline/formats';
import { spoken } from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';
import { changeOf, tellErratum, tellNotes } from './errata.ts';

const DECK = { missions: [], seeds: ['fc-intermix-ratio'], draw: ['ds9-oof', 'ds9-oof'], tactics: [], q: [], tent: [] };

describe('an erratum', () => {
  it('is told with its rules, its date, and what is known of before', () => {
    const lines = tellErratum(erratumOf('ds9-oof')!).map(spoken);
    expect(lines[0]).toBe('Erratum: Current Rulings, 2011-07-04');
    expect(lines.map((l) => l.trim().split(':')[0])).toEqual(['Erratum', 'CR-144', 'CR-145', 'Before']);
  });

  it('has no earlier text that no source says', () => {
    expect(changeOf('premiere-kevin-uxbridge')?.earlier).toBeNull();
    expect(changeOf('voy-001')).toBeNull();
  });

  it('is listed once for a deck, if the rulings of the format have it', () => {
    expect(tellNotes(DECK, full).map(spoken)).toEqual([
      'By the rulings of 2011-07-04 another text than the first one has: Intermix Ratio (CR-121); Oof! (CR-144, CR-145)',
    ]);
    expect(tellNotes(DECK, { ...full, rulings: '2001' })).toEqual([]);
  });

  it('is told apart from a card that was converted from the Second Edition', () => {
    expect(tellNotes({ ...DECK, seeds: [], draw: ['2e-wylb-075', '2e-wylb-075'] }, full).map(spoken)).toEqual([
      'Converted from the Second Edition (CR-99, CR-171): Benjamin Sisko 2E (Bold Captain)',
    ]);
  });
});
