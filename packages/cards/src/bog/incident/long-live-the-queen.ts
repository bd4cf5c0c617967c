import {
  ability,
  awake,
  both,
  discardThis,
  download,
  icon,
  incident,
  inOrder,
  keyword,
  kin,
  not,
  people,
  playsOnTable,
  presentWith,
  putOutOfPlay,
  seedsOnTable,
  thatCard,
  titled,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { capturedInstead } from '../../captives.ts';
import { inTheirDiscardPile, isPlayed, toYour } from '../../words/whenever.ts';
import { youChooseUpTo } from '../../words/who-and-where.ts';

const queen = titled('Borg Queen');
const drone = your(people).which(both(awake, icon('Def'), keyword('Drone'), presentWith(thatCard)));
const waste = inTheirDiscardPile(both(not(icon('BO')), not(kin('Borg'))));

export const longLiveTheQueen = incident('Long Live the Queen', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('queen', inOrder(discardThis, download(queen)), {
      timing: { on: 'died' },
      when: toYour(queen),
    }),
    ability('drone', inOrder(capturedInstead(youChoose(1, drone)), discardThis), {
      timing: { on: 'captures' },
      when: toYour(queen),
    }),
    ability('regenerate', inOrder(putOutOfPlay(youChooseUpTo(6, waste)), discardThis), {
      word: 'Regenerate',
      timing: { on: 'plays' },
      when: isPlayed(titled('Regenerate')),
    }),
  ],
  capturing: true,
});
