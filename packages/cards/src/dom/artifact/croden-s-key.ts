import { artifact, missions, opensDoors } from '@spaceline/engine/language';
import { seedsUnder } from '../../words/side-decks.ts';

export const crodensKey = artifact("Croden's Key", {
  seeds: [seedsUnder(missions.inQuadrant('Gamma'))],
  useAs: 'Equipment',
  modifiers: [opensDoors],
});
