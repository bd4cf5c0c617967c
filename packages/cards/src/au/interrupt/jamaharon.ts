import {
  alone,
  interrupt,
  male,
  onAPlanet,
  people,
  planets,
  playsOn,
  relocate,
  target,
  the,
} from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';

/** New Essentialists says itself that Jamaharon nullifies it. */
export const jamaharon = interrupt('Jamaharon', {
  plays: [
    ...nullifies("Horga'hn", 'Parallel Romance', 'New Essentialists'),
    playsOn(people.which(male).which(alone).which(onAPlanet), {
      mark: 'risa',
      word: 'Risa',
      timing: 'any',
      effect: relocate(the(target), planets.elsewhere.titled('Risa Shore Leave')),
    }),
  ],
});
