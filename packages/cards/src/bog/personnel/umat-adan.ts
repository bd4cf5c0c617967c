import { personnel, titled } from '@spaceline/engine/language';
import { specialDownloadEachTurn } from '../../words/reporting.ts';

export const umatAdan = personnel("Umat'Adan", {
  downloads: [specialDownloadEachTurn(titled('Wormhole Navigation Schematic'))],
});
