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
const victim = (cards: number, who: typeof unique) =>
  paying(discard(topOf(cards, 'you', 'deck')), kill(youChoose(1, people.which(who).here)));

/** CR-91 */
export const tantalusField = artifact('Tantalus Field', {
  acquired: ifThen(thereIs(bridge), placeOn(youChoose(1, bridge)), discardThis),
  abilities: [
    ability(
      'kill',
      oneOf({ mark: 'universal', effect: victim(1, universal) }, { mark: 'unique', effect: victim(3, unique) }),
      { limit: onceEachTurn },
    ),
  ],
});
