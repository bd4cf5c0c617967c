import { affiliation, both, either, icon, ofType, ship, titled } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const ussEnterpriseA = ship('U.S.S. Enterprise-A', {
  downloads: [
    specialDownload(
      either(both(affiliation('Federation'), icon('Films'), ofType('Personnel')), titled('James T. Kirk')),
    ),
  ],
});
