import { boost, both, icon, personnel } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const chiefEngineerScott = personnel('Chief Engineer Scott', {
  modifiers: [boost(['range', 'weapons', 'shields'], 2, shipAboard(both(icon('MQ'), icon('OS'))))],
  openly: 'aboard theirs',
});
