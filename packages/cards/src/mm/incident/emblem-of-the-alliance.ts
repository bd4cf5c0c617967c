import {
  anything,
  awake,
  both,
  either,
  icon,
  incident,
  leader,
  mayAttack,
  ofType,
  onceEachTurn,
  people,
  reportFree,
  titled,
  your,
} from '@spaceline/engine/language';
import { mayMix } from '../../treaties.ts';
import { emblemComes, oreUnitsWithEngineers } from '../../words/emblems.ts';
import { namesInLore } from '../../words/origins.ts';
import { anyCard } from '../../words/permissions.ts';

const alliance = icon('KCA');
const allies = either(alliance, titled('Grand Nagus Zek', "Maihar'du", 'Rom', 'Quark'));
const leaders = your(people).which(both(alliance, leader, awake));

export const emblemOfTheAlliance = incident('Emblem of the Alliance', {
  ...emblemComes,
  modifiers: [
    mayMix(allies),
    mayAttack(your(anything).which(allies), anyCard),
    reportFree(both(alliance, ofType('Personnel'), namesInLore(leaders, { orIsNamed: true })), {
      limit: onceEachTurn,
    }),
    oreUnitsWithEngineers(icon('MQ')),
  ],
});
