import { affiliation, either, equipment } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

export const cardassianDisruptorRifle = equipment('Cardassian Disruptor Rifle', {
  modifiers: rifle(either(affiliation('Cardassian'), affiliation('Non-Aligned'))),
});
