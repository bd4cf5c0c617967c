import { ability, onceEachTurn, personnel, unstop, which } from '@spaceline/engine/language';
import { yourBorg } from '../../words/hive.ts';
import { isStopped } from '../../words/ships-and-crews.ts';

export const mezoti = personnel('Mezoti', {
  abilities: [ability('unstop', unstop(which(yourBorg.present, isStopped)), { limit: onceEachTurn })],
});
