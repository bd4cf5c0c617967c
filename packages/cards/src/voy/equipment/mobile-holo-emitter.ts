import { ability, equipment, icon, no, not, people, titled, your } from '@spaceline/engine/language';
import { aimedAt, bearing, isOnACard, placeThisOn, takeThisOff } from '../../words/people-and-ships.ts';

/** VOY-15: a deactivated one may be given it, too. */
const wearers = your(people)
  .which(icon('Holo'))
  .which(not(bearing(titled('Mobile Holo-Emitter')))).present;

/** While it is worn it is no Equipment card of the group: it lies on its wearer and goes where the wearer goes. */
export const mobileHoloEmitter = equipment('Mobile Holo-Emitter', {
  abilities: [
    ability('wear', placeThisOn(aimedAt(wearers)), { targets: wearers, when: no(isOnACard) }),
    ability('remove', takeThisOff, { when: isOnACard }),
  ],
  text: 'During your turn, you may place it on one of your [Holo] personnel present, who then needs no Holodeck, or remove it from its wearer. While it is worn it does not count as an Equipment card.',
});
