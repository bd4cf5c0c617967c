import { event, gainsIcon, icon, losesIcon, not, people, playsOn, your } from '@spaceline/engine/language';
import { bearing } from '../../words/whereabouts.ts';

const masked = people.which(bearing('The Mask of Korgano'));

export const theMaskOfKorgano = event('The Mask of Korgano', {
  plays: [playsOn(your(people))],
  modifiers: [gainsIcon('AU', masked.which(not(icon('AU')))), losesIcon('AU', masked.which(icon('AU')))],
});
