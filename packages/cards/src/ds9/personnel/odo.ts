import { ability, people, personnel, stop, target, the } from '@spaceline/engine/language';
import { oncePerTurn } from '../../limits.ts';
import { persona } from '../../words/whereabouts.ts';

/** CR-10: any version of Quark. */
export const odo = personnel('Odo', {
  ids: ['ds9-odo', 'ref-odo'],
  abilities: [
    ability('stop', stop(the(target)), {
      limit: oncePerTurn,
      targets: people.which(persona('Quark')).present,
    }),
  ],
});
