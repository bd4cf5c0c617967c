import { personnel, titled } from '@spaceline/engine/language';
import { downloadsThroughNoDoor } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

const emitter = titled('Mobile Holo-Emitter');

export const theDoctor = personnel('The Doctor', {
  modifiers: [downloadsThroughNoDoor(emitter)],
  downloads: [specialDownload(emitter)],
});
