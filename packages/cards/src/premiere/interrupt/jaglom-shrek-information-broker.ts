import { all, inPile, interrupt, playsTo, shows } from '@spaceline/engine/language';

export const jaglomShrekInformationBroker = interrupt('Jaglom Shrek - Information Broker', {
  plays: [playsTo(shows(all(inPile('opponent', 'deck'))), { mark: 'look' })],
});
