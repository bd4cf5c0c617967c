import { affiliation, both, either, event, icon, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { mayMix } from '../../treaties.ts';

export const organianPeaceTreaty = event('Organian Peace Treaty', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayMix(both(icon('OS'), either(affiliation('Federation'), affiliation('Klingon'))))],
  immuneTo: ['The Devil'],
});
