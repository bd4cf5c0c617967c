import { personnel, titled } from '@spaceline/engine/language';

export const umatAdan = personnel("Umat'Adan", {
  downloads: [{ icon: 0, who: titled('Wormhole Navigation Schematic'), text: 'Wormhole Navigation Schematic' }],
  missing: 'his special download is used once in the game, not once each turn',
});
