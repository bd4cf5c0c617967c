import { timeLocation, titled } from '@spaceline/engine/language';
import { downloadsAlong, worthNothingHere } from '../../words/time.ts';
import { world } from '../../worlds.ts';

const whales = titled('George and Gracie');

export const cetaceanInstitute = timeLocation('Cetacean Institute', {
  corresponds: world('Earth'),
  native: titled('Dr. Gillian Taylor', 'George and Gracie'),
  seeds: true,
  atOnce: downloadsAlong(whales),
  modifiers: [worthNothingHere(whales)],
});
