import { artifact, multiply, yourPersonnelPresent } from '@spaceline/engine/language';

export const varonTDisruptor = artifact('Varon-T Disruptor', {
  useAs: 'Equipment',
  modifiers: [multiply(['strength'], 2, yourPersonnelPresent())],
});
