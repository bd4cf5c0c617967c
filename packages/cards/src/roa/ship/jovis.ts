import {
  ability,
  captures,
  keyword,
  oncePerGame,
  people,
  ship,
  ships,
  target,
  the,
  undocked,
} from '@spaceline/engine/language';
import { capturable, onA } from '../../words/people-and-ships.ts';

const androids = capturable(people.which(keyword('Android')).which(onA(ships.which(undocked))).here);

export const jovis = ship('Jovis', {
  abilities: [ability('capture', captures(the(target)), { limit: oncePerGame, targets: androids })],
  capturing: true,
});
