import { anything, forEach, interrupt, itsHost, playsOn, titled } from '@spaceline/engine/language';
import { answering, at } from '../../words/answers.ts';
import { doublesWhat, drawsMoreTactics, inShipBattle } from '../../words/fighting.ts';
import { battleOver } from '../../words/lasting-cards.ts';

const consoles = anything.which(titled('Tactical Console')).on(inShipBattle('either'));

export const attackPatternDelta = interrupt('Attack Pattern Delta', {
  plays: [
    answering('ship-battle', playsOn(consoles, { mark: 'double' })),
    at('ship-battle', drawsMoreTactics(forEach(inShipBattle('your', 'ships'))), { mark: 'tactics', word: 'Tactics' }),
  ],
  modifiers: [doublesWhat(itsHost('console'), ['weapons'])],
  nullified: battleOver('ship'),
});
