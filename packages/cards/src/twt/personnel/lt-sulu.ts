import { boost, itsHost, personnel, titled } from '@spaceline/engine/language';

export const ltSulu = personnel('Lt. Sulu', {
  modifiers: [boost(['weapons'], 2, itsHost('ship', titled('Starship Enterprise')))],
  openly: 'aboard theirs',
});
