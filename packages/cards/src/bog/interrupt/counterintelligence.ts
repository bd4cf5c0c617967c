import {
  has,
  infiltrating,
  interrupt,
  people,
  playsOn,
  target,
  the,
  them,
  until,
  your,
} from '@spaceline/engine/language';

export const counterintelligence = interrupt('Counterintelligence', {
  plays: [
    playsOn(your(people).which(infiltrating), {
      timing: 'any',
      effect: until('end of turn', the(target), has('counts-against', them, infiltrating)),
    }),
  ],
});
