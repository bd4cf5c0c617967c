import { boost, itsHost, personnel, titled } from '@spaceline/engine/language';

export const ensignChekov = personnel('Ensign Chekov', {
  modifiers: [boost(['range'], 2, itsHost('ship', titled('Starship Enterprise')))],
  openly: 'aboard theirs',
});
