import { personnel, titled } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const umatAdan = personnel("Umat'Adan", {
  downloads: [specialDownload(titled('Wormhole Navigation Schematic'), { eachTurn: true })],
});
