import { fillsIcons, personnel, ships, thisCard, titled } from '@spaceline/engine/language';

export const lilySloane = personnel('Lily Sloane', {
  modifiers: [fillsIcons(2, thisCard, ships.which(titled('Phoenix')))],
});
