import { allOf, anything, just, justBy, ofType, opponents, people, personnel, your } from '@spaceline/engine/language';
import { anyCard } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

const stopped = allOf(justBy(opponents(anything).which(ofType('Dilemma'))), just(your(people).present));

/** CR-199 */
export const vicFontaine = personnel('Vic Fontaine', {
  downloads: [specialDownload(anyCard, { answers: { on: 'stopped', when: stopped } })],
});
