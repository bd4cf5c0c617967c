import { inStasis, interrupt, kill, people, playsOn, target, the } from '@spaceline/engine/language';

export const deadInBed = interrupt('Dead in Bed', {
  plays: [playsOn(people.which(inStasis), { effect: kill(the(target)) })],
});
