import { personnel } from '@spaceline/engine/language';
import { mayJoin } from '../../joining.ts';

export const laForgeImpersonator = personnel('La Forge Impersonator', {
  modifiers: [mayJoin('Taibak', { free: true })],
});
