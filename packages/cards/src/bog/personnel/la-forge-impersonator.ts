import { personnel, reportsTo, titled } from '@spaceline/engine/language';
import { whereYouHave } from '../../words/reporting.ts';

export const laForgeImpersonator = personnel('La Forge Impersonator', {
  modifiers: [reportsTo(whereYouHave(titled('Taibak')), { free: true })],
});
