import { all, anything, discard, inOrder, interrupt, justBy, playsOn, titled } from '@spaceline/engine/language';
import { calmsTheBorgShip } from '../../borg-ship-calmed.ts';
import { at } from '../../words/answers.ts';
import { cancelsTheBattle, rogueBorgWho } from '../../words/fighting.ts';
import { locationsAll } from '../../worlds.ts';

export const hugh = interrupt('Hugh', {
  plays: [
    at('ship-battle', inOrder(cancelsTheBattle, calmsTheBorgShip), {
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
