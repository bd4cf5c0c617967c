import {
  answers,
  doorway,
  either,
  inOrder,
  onceEachTurn,
  playsOn,
  putOutOfPlay,
  skill,
  the,
  thisCard,
  titled,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { nullifiesClosing } from '../../words/closing.ts';
import { drawUpTo } from '../../words/hands-and-piles.ts';
import { justCameBackTo, peopleMayTimeTravel } from '../../words/time-travel.ts';
import { place } from '../../worlds.ts';

const guardian = titled('The Guardian of Forever');
const scholar = either(skill('Archaeology'), skill('Anthropology'));
const goesOut = putOutOfPlay(the(thisCard));

/** Gateway is where Historical Research is done (docs/decisions/rules.md). */
export const theGuardianOfForever = doorway('The Guardian of Forever', {
  plays: [
    playsOn(place('Gateway'), { stays: true }),
    ...nullifiesClosing(guardian).map((way) => ({
      ...way,
      limit: onePlayEachTurn,
      effect: inOrder(way.effect!, goesOut),
      text: way.text && `once each turn, plays to ${way.text.replace('nullifies', 'nullify')}; ${goesOut.text}`,
    })),
    answers('time-travelled', inOrder(drawUpTo(4), goesOut), {
      mark: 'draw',
      limit: onePlayEachTurn,
      when: justCameBackTo(guardian, scholar),
    }),
  ],
  abilities: peopleMayTimeTravel(onceEachTurn),
  limit: 'not-duplicatable',
});
