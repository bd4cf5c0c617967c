import { boost, itsHost, personnel, shipClass } from '@spaceline/engine/language';

export const mrScott = personnel('Mr. Scott', {
  ids: ['twt-071'],
  modifiers: [boost(['range', 'weapons', 'shields'], 2, itsHost('ship', shipClass('Constitution')))],
  openly: 'aboard theirs',
});
