import {
  affiliation,
  anything,
  awake,
  both,
  either,
  incident,
  keyword,
  mayNot,
  mayReportHere,
  not,
  ofType,
  onceEachTurn,
  people,
  playsOn,
  playsOnTable,
  reportFree,
  seedsOnTable,
  sharing,
  ships,
  titled,
  your,
} from '@spaceline/engine/language';
import { only } from '../../reaches.ts';
import { onSomething, onTable } from '../../words/lasting-cards.ts';

const kazon = affiliation('Kazon');
/** CR-130: the disabled have no keywords. */
const maje = your(people).which(both(keyword('Maje'), awake));

const sect = {
  called: 'sect',
  among: [
    'Kazon-Hobii',
    'Kazon-Mostral',
    'Kazon-Nistrim',
    'Kazon-Ogla',
    'Kazon-Oglamar',
    'Kazon-Pommar',
    'Kazon-Relora',
  ],
};

/** VOY-04 */
export const theKazonCollective = incident('The Kazon Collective', {
  seeds: [seedsOnTable],
  plays: [playsOnTable(), playsOn(your(ships).which(titled('Kazon Warship')))],
  modifiers: [
    mayNot('assimilate', only(your(anything).which(kazon), onTable)),
    reportFree(both(kazon, ofType('Personnel'), sharing(sect, maje)), { limit: onceEachTurn, while: onTable }),
    mayReportHere(both(not(titled('Kazon Warship')), kazon, either(ofType('Personnel'), ofType('Ship'))), {
      place: 'aboard',
      while: onSomething,
    }),
  ],
});
