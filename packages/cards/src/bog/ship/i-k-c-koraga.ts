import { boost, either, ship, ships, titled, youHaveInPlay, your } from '@spaceline/engine/language';

export const ikcKoraga = ship('I.K.C. Koraga', {
  modifiers: [
    boost(['range'], 1, your(ships).which(either(titled('I.K.C. Koraga'), titled('I.K.C. Rotarran'))), {
      while: youHaveInPlay('I.K.C. Rotarran'),
    }),
  ],
});
