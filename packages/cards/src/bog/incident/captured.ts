import {
  ability,
  both,
  captures,
  incident,
  inOrder,
  keyword,
  kin,
  not,
  playsOnTable,
  random,
  seedsOnTable,
  skill,
  thatCard,
  the,
} from '@spaceline/engine/language';
import { discardUnlessTrap, opposingThere, stunnedByYour } from '../../captives.ts';
import { yourTeamsWithMore } from '../../words/permissions.ts';

const strong = yourTeamsWithMore({ of: 'SECURITY', orOf: keyword('hand weapon'), without: kin('Borg') });

export const captured = incident('Captured', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [
    ability('capture', inOrder(captures(random(1, opposingThere)), discardUnlessTrap), { targets: strong }),
    ability('stunned', inOrder(captures(the(thatCard)), discardUnlessTrap), {
      timing: { on: 'stunned' },
      when: stunnedByYour(both(not(kin('Borg')), skill('SECURITY'))),
    }),
  ],
  capturing: true,
});
