import { all, inPile, interrupt, playsTo, shows } from '@spaceline/engine/language';

export const lifeFormScan = interrupt('Life-form Scan', {
  plays: [playsTo(shows(all(inPile('opponent', 'hand'))), { mark: 'look' })],
});
