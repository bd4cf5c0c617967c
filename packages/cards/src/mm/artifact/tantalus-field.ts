import {
  ability,
  artifact,
  discard,
  discardThis,
  icon,
  ifThen,
  kill,
  onceEachTurn,
  oneOf,
  paying,
  people,
  placeOn,
  ships,
  thereIs,
  topOf,
  unique,
  universal,
  youChoose,
  your,
} from '@spaceline/engine/language';

const bridge = your(ships).which(icon('MQ')).here;
const universalOne = kill(youChoose(1, people.which(universal).here));
const uniqueOne = kill(youChoose(1, people.which(unique).here));

/** CR-91 */
export const tantalusField = artifact('Tantalus Field', {
  acquired: ifThen(thereIs(bridge), placeOn(youChoose(1, bridge)), discardThis),
  abilities: [
    ability(
      'kill',
      oneOf(
        { mark: 'universal', effect: paying(discard(topOf(1, 'you', 'deck')), universalOne) },
        { mark: 'unique', effect: paying(discard(topOf(3, 'you', 'deck')), uniqueOne) },
      ),
      { limit: onceEachTurn },
    ),
  ],
});
