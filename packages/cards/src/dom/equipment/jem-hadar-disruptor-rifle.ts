import { affiliation, either, equipment } from '@spaceline/engine/language';
import { rifle } from '../../hand-weapons.ts';

export const jemHadarDisruptorRifle = equipment("Jem'Hadar Disruptor Rifle", {
  modifiers: rifle(either(affiliation('Dominion'), affiliation('Non-Aligned'))),
});
