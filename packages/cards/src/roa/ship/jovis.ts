import { ability, captures, keyword, oncePerGame, people, ship, ships, the } from '@spaceline/engine/language';
import { aimedAt, capturable, onA, undocked } from '../../words/people-and-ships.ts';

const androids = capturable(people.which(keyword('Android')).which(onA(ships.which(undocked))).here);

export const jovis = ship('Jovis', {
  abilities: [ability('capture', captures(the(aimedAt(androids))), { limit: oncePerGame, targets: androids })],
  capturing: true,
});
