import { anything, just, personnel, thisCard, titled, trigger } from '@spaceline/engine/language';
import { nullifiesAll } from '../../nullifiers.ts';
import { titleSays } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';
import { nullifiesEach } from '../../words/what-it-nullifies.ts';

const crash = titled('Computer Crash');

export const tenAnd01 = personnel('10 and 01', {
  downloads: [specialDownload(titleSays('Bynars'))],
  triggers: [
    trigger({ on: 'reported' }, nullifiesAll(anything.which(crash)), { when: just(thisCard) }),
    nullifiesEach(crash),
  ],
});
