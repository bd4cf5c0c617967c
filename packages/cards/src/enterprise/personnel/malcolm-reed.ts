import { boost, personnel, skill } from '@spaceline/engine/language';
import { othersPresent } from '../../reaches.ts';

export const malcolmReed = personnel('Malcolm Reed', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 1, othersPresent(skill('SECURITY')))],
  openly: true,
});
