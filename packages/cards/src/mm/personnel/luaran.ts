import { mayReportAboard, personnel, titled } from '@spaceline/engine/language';

export const luaran = personnel('Luaran', { modifiers: [mayReportAboard(titled('Enhanced Attack Ship'))] });
