import { FIRST_IN_PLAY, fightAtOnce } from '@spaceline/engine';
import {
  all,
  allOf,
  fighters,
  inOrder,
  interrupt,
  kin,
  multiply,
  script,
  them,
  thereIs,
  until,
  when,
} from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';

const klingon = kin('Klingon');
const avengers = fighters('your', klingon);
const foes = fighters('opposing');

const died = when('a Klingon was killed in it', (r) =>
  r.event!.cards.some((id) => r.g.card(id).zone < FIRST_IN_PLAY && klingon.test(r, id)),
);
/** At once, before anybody is stopped: no leader is needed and no restriction holds. */
const again = script(
  'those attack again',
  function* (r) {
    yield* fightAtOnce(r.g, r.you, r.event!.spot, [avengers.ids(r), foes.ids(r)], []);
  },
  { hint: 2 },
);

export const klingonRightOfVengeance = interrupt('Klingon Right of Vengeance', {
  plays: [
    at('fight-over', inOrder(until('end of battle', all(avengers), multiply(['strength'], 2, them)), again), {
      if: allOf(died, thereIs(avengers), thereIs(foes)),
    }),
  ],
});
