import { personnel, reportsTo, titled } from '@spaceline/engine/language';
import { whereYouHave } from '../../words/reporting.ts';

export const damar = personnel('Damar', { modifiers: [reportsTo(whereYouHave(titled('Dukat')))] });
