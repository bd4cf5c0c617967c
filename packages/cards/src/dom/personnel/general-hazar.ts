import { boost, events, personnel, titled } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';

const consoles = events.which(titled('Tactical Console')).on(yourShipAboard(titled('Assault Vessel')));

export const generalHazar = personnel('General Hazar', {
  modifiers: [boost(['weapons'], 1, consoles)],
  openly: true,
});
