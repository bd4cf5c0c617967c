import {
  dilemma,
  facilities,
  ifThen,
  kill,
  placeOnMission,
  present,
  random,
  someoneHasInPlay,
  thereIsNo,
} from '@spaceline/engine/language';
import { nowAndAt } from '../../words/dilemmas.ts';
import { onThePlanet } from '../../words/whereabouts.ts';

const eruption = nowAndAt('start of every turn', placeOnMission(false), kill(random(1, present)));

export const volcanicEruption = dilemma('Volcanic Eruption', {
  encounter: ifThen(thereIsNo(facilities.which(onThePlanet).here), eruption.encounter),
  triggers: eruption.triggers,
  nullified: someoneHasInPlay('Thermal Deflectors'),
});
