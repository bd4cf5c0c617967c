import { either, icon, personnel, titled } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const saavik = personnel('Saavik', {
  ids: ['tmp-062'],
  downloads: [specialDownload(either(icon('Ref'), titled('Kobayashi Maru Scenario')))],
});
