import {
  dilemma,
  facilities,
  ifThen,
  kill,
  placeOnMission,
  present,
  random,
  someoneHasInPlay,
} from '@spaceline/engine/language';
import { thereIsNo } from '../../words/dilemma-conditions.ts';
import { nowAndAt } from '../../words/dilemmas.ts';
import { onThePlanet } from '../../words/whereabouts.ts';

const eruption = nowAndAt('start of every turn', placeOnMission(false), kill(random(1, present)));

export const volcanicEruption = dilemma('Volcanic Eruption', {
  encounter: ifThen(thereIsNo(facilities.which(onThePlanet).here), eruption.encounter),
  triggers: eruption.triggers,
  nullified: someoneHasInPlay('Thermal Deflectors'),
});
