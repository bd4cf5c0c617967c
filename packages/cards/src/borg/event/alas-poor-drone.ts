import {
  ability,
  both,
  discard,
  discardsFromHand,
  draw,
  either,
  event,
  icon,
  keyword,
  not,
  onceEachTurn,
  oneOf,
  paying,
  people,
  playsOnTable,
  presentWith,
  titled,
  youChoose,
  your,
} from '@spaceline/engine/language';

const drone = both(keyword('Drone'), either(icon('Com'), icon('Def')));
const withQueen = presentWith(your(people).which(titled('Borg Queen')));
const drones = your(people).which(drone);

const mourn = oneOf(
  { mark: 'hand', effect: paying(discardsFromHand(1, { which: drone }), draw(1)) },
  { mark: 'with-queen', effect: paying(discard(youChoose(1, drones.which(withQueen))), draw(2)) },
  { mark: 'in-play', effect: paying(discard(youChoose(1, drones.which(not(withQueen)))), draw(1)) },
);

export const alasPoorDrone = event('Alas, Poor Drone', {
  plays: [playsOnTable()],
  abilities: [ability('mourn', mourn, { limit: onceEachTurn })],
});
