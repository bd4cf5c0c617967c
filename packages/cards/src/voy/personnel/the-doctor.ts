import { personnel, titled } from '@spaceline/engine/language';
import { mayEnterPlay } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

const emitter = titled('Mobile Holo-Emitter');

export const theDoctor = personnel('The Doctor', {
  modifiers: [mayEnterPlay(emitter, { downloadedByThis: true })],
  downloads: [specialDownload(emitter)],
});
