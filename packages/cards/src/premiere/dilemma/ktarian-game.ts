import {
  anyOf,
  crew,
  cure,
  dilemma,
  disables,
  keyword,
  placeOnShip,
  random,
  remembersCards,
  someone,
  totalOver,
} from '@spaceline/engine/language';
import { nowAndAt } from '../../words/dilemmas.ts';

const gamers = remembersCards('gamer');

export const ktarianGame = dilemma('Ktarian Game', {
  ...nowAndAt('start of your turn', placeOnShip, gamers.add(random(1, crew))),
  modifiers: [disables(gamers)],
  cure: cure(anyOf(totalOver('cunning', 30), someone(keyword('Android')))),
});
