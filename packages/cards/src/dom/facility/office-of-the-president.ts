import { either, keyword } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';

export const officeOfThePresident = headquarters('Office of the President', {
  world: 'Earth',
  side: 'Federation',
  guests: either(keyword('Ambassador'), keyword('Admiral'), keyword('Vice-Admiral'), keyword('President')),
  words: 'one Federation Ambassador, Admiral, Vice-Admiral or President',
});
