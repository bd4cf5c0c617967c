import {
  ability,
  boost,
  both,
  discard,
  download,
  event,
  icon,
  itsHost,
  kin,
  ofType,
  onceEachTurn,
  oneOf,
  people,
  playsOn,
  the,
  your,
} from '@spaceline/engine/language';
import { yourCurrentObjective } from '../../words/collective.ts';
import { drone } from '../../words/hive.ts';
import { itIs } from '../../words/origins.ts';

export const cranialTransceiverImplant = event('Cranial Transceiver Implant', {
  plays: [playsOn(your(people).which(drone))],
  modifiers: [boost(['cunning'], 2, itsHost('drone'))],
  abilities: [
    ability(
      'plan',
      oneOf(
        { mark: 'download', effect: download(both(icon('BO'), ofType('Objective'))) },
        { mark: 'discard', effect: discard(the(yourCurrentObjective)) },
      ),
      { limit: onceEachTurn, when: itIs(both(icon('Com'), kin('Borg'))) },
    ),
  ],
});
