import { all, kill, people, ship, titled, trigger } from '@spaceline/engine/language';

/** Transfigured, he is another card. */
export const zalkonianVessel = ship('Zalkonian Vessel', {
  triggers: [trigger('end of your turn', kill(all(people.which(titled('John Doe')).here)))],
});
