import { affiliation, both, mission, ofType, universal } from '@spaceline/engine/language';
import { landedShip } from '../../words/missions.ts';
import { eachMaySeed } from '../../words/reporting.ts';

export const rescuePrisoners = mission('Rescue Prisoners', {
  specials: { 'landed-ship': landedShip },
  modifiers: [eachMaySeed('any number of', both(universal, affiliation('Bajoran'), ofType('Personnel')))],
});
