import {
  ability,
  affiliation,
  awake,
  both,
  either,
  facilities,
  incident,
  keyword,
  missions,
  onceEachTurn,
  people,
  playsOn,
  seedsOn,
  skill,
  titled,
  under,
  your,
} from '@spaceline/engine/language';
import { clones, revivesAs } from '../../words/cloning.ts';
import { sitesCalled } from '../../words/sites.ts';
import { eitherOf } from '../../words/who-and-where.ts';

/** CR-98: Mariposa and Boreth. */
const worlds = missions.titled('Aid Clone Colony', 'Investigate Disturbance');
const laboratory = eitherOf(worlds, eitherOf(facilities.which(affiliation('Dominion')), sitesCalled('Infirmary')));
const scruples = either(
  both(either(skill('MEDICAL'), skill('Biology'), skill('Exobiology')), under('integrity', 6)),
  titled('Koroth'),
);

/** CR-96 to CR-98 */
export const cloneMachine = incident('Clone Machine', {
  seeds: [seedsOn(laboratory)],
  plays: [playsOn(laboratory)],
  abilities: [
    ability('clone', clones(your(people).which(both(scruples, awake)).present), {
      limit: onceEachTurn,
      timing: 'turn',
    }),
    revivesAs('vorta', keyword('Vorta')),
  ],
});
