import {
  allOf,
  crew,
  cure,
  dilemma,
  kill,
  placeOnShip,
  random,
  skilled,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { nowAndAt } from '../../words/dilemmas.ts';

const haunted = nowAndAt('start of your turn', placeOnShip, kill(random(2, crew)));

export const ankariSpirits = dilemma('Ankari "Spirits"', {
  encounter: unless(allOf(skilled('Honor', 3), totalOver('integrity', 35)), haunted.encounter),
  triggers: haunted.triggers,
  cure: cure(allOf(skilled('ENGINEER', 3), skilled('Exobiology'))),
});
