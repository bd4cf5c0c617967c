import {
  all,
  anything,
  discard,
  inOrder,
  interrupt,
  itsCause,
  justBy,
  playsOn,
  the,
  them,
  titled,
  until,
} from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { cancelsTheBattle, rogueBorgWho } from '../../words/fighting.ts';
import { keptFrom } from '../../words/keeping-from.ts';
import { locationsAll } from '../../worlds.ts';

export const hugh = interrupt('Hugh', {
  plays: [
    at('ship-battle', inOrder(cancelsTheBattle, until('end of turn', the(itsCause), keptFrom('attack', them))), {
      mark: 'calm',
      if: justBy(anything.which(titled('Borg Ship'))),
    }),
    playsOn(locationsAll, {
      mark: 'rogue-borg',
      word: 'Rogue Borg',
      timing: 'any',
      effect: discard(all(rogueBorgWho('here'))),
    }),
  ],
});
