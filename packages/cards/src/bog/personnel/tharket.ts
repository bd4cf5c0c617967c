import {
  ability,
  allOf,
  among,
  both,
  cancelIt,
  captives,
  itsCause,
  oncePerGame,
  people,
  personnel,
  thereIs,
  titled,
  which,
} from '@spaceline/engine/language';
import { nullifiable } from '../../nullifying-interrupts.ts';
import { itIsA } from '../../words/choosing.ts';

const rescue = both(titled('Rescue Captives'), nullifiable);

export const tharket = personnel('Tharket', {
  abilities: [
    ability('nullify', cancelIt, {
      timing: { on: 'plays' },
      limit: oncePerGame,
      when: allOf(itIsA(itsCause, rescue), thereIs(which(captives, among(people.here)))),
    }),
  ],
  capturing: true,
});
