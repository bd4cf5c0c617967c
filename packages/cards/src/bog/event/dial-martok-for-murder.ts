import {
  able,
  awake,
  boost,
  both,
  event,
  infiltrating,
  itsHost,
  opponents,
  people,
  playsOn,
  presentWith,
  target,
  your,
} from '@spaceline/engine/language';
import { startsBattle } from '../../words/doing.ts';
import { battleOver } from '../../words/lasting-cards.ts';
import { youChooseUpTo } from '../../words/who-and-where.ts';

const foes = opponents(people).which(awake).which(presentWith(target));

/** DOM-27 says otherwise; this text is the exception. The stopped start no battle. It lies on the infiltrator for as long as the battle lasts. */
export const dialMartokForMurder = event('Dial Martok for Murder', {
  plays: [
    playsOn(your(people).which(both(able, infiltrating)), {
      effect: startsBattle(target, youChooseUpTo(2, foes)),
      stays: true,
    }),
  ],
  modifiers: [boost(['strength'], 4, itsHost('infiltrator'), { cumulative: true })],
  nullified: battleOver('personnel'),
});
