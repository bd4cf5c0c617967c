import { atEndOf, cure, damageShip, event, host, kin, not, playsOn, ships, skill } from '@spaceline/engine/language';
import { aboardIt } from '../../words/lasting-cards.ts';

export const plasmaFire = event('Plasma Fire', {
  plays: [playsOn(ships.which(not(kin('Borg'))))],
  triggers: [atEndOf("each of its owner's turns", damageShip(host))],
  cure: cure(aboardIt(skill('SECURITY'))),
});
