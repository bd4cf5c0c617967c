import {
  both,
  discard,
  fighters,
  icon,
  inOrder,
  interrupt,
  not,
  people,
  playsOn,
  stop,
  target,
  the,
  youChoose,
} from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { cancelsTheBattle } from '../../words/fighting.ts';
import { isStopped } from '../../words/ships-and-crews.ts';

export const imADoctorNotADoorstop = interrupt("I'm a Doctor, Not a Doorstop", {
  plays: [
    playsOn(people.which(both(icon('Holo'), not(isStopped))), {
      mark: 'stop',
      timing: 'any',
      effect: stop(the(target)),
    }),
    at('personnel-battle', inOrder(discard(youChoose(1, fighters('your', icon('Holo')))), cancelsTheBattle), {
      mark: 'cancel',
    }),
  ],
});
