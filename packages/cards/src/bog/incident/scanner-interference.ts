import {
  ability,
  both,
  byOpponent,
  discardThis,
  download,
  incident,
  inOrder,
  oneOrMoreOf,
  playsOnTable,
  seedsOnTable,
  titled,
} from '@spaceline/engine/language';
import { poorlyAimed, seedsOneThere } from '../../words/scanning.ts';
import { nullifiesEach } from '../../words/what-it-nullifies.ts';

const fields = oneOrMoreOf(
  download(titled('Atmospheric Ionization')),
  download(titled('Distortion Field')),
  download(titled('Particle Scattering Field')),
);

export const scannerInterference = incident('Scanner Interference', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [nullifiesEach(both(titled('Scan', 'Full Planet Scan'), poorlyAimed))],
  abilities: [
    ability('seed', inOrder(seedsOneThere, discardThis), { timing: { on: 'scanned' }, when: byOpponent }),
    ability('download', inOrder(discardThis, fields), { timing: 'any' }),
  ],
});
