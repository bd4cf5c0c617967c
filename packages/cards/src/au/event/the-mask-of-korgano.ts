import { bearing, event, gainsIcon, icon, losesIcon, not, people, playsOn, your } from '@spaceline/engine/language';

const masked = people.which(bearing('The Mask of Korgano'));

export const theMaskOfKorgano = event('The Mask of Korgano', {
  plays: [playsOn(your(people))],
  modifiers: [gainsIcon('AU', masked.which(not(icon('AU')))), losesIcon('AU', masked.which(icon('AU')))],
});
