import { discardFromPlay, FIRST_IN_PLAY, type Game, repairFully } from '@spaceline/engine';
import {
  discardThis,
  event,
  nullifyIt,
  placeOnTable,
  type Reading,
  script,
  trigger,
  when,
} from '@spaceline/engine/language';

const BREACH = 'Warp Core Breach';
const inPlay = (g: Game, test: (id: number) => boolean): number[] =>
  g.state.cards.filter((c) => c.zone >= FIRST_IN_PLAY && test(c.id)).map((c) => c.id);
const isBreach = ({ g, event: e }: Reading): boolean => e !== null && e.card >= 0 && g.def(e.card).title === BREACH;

export const intoTheBreach = event('Into the Breach', {
  encounter: placeOnTable(
    script(`repairs all damaged ships in play; nullifies ${BREACH}`, function* ({ g, source }) {
      for (const ship of inPlay(g, (id) => g.def(id).ship)) repairFully(g, ship);
      yield* discardFromPlay(
        g,
        inPlay(g, (id) => g.def(id).title === BREACH),
        source,
      );
    }),
  ),
  triggers: [
    trigger({ on: 'plays' }, nullifyIt(BREACH), { when: when(`${BREACH} is played`, isBreach) }),
    trigger({ on: 'encounters' }, nullifyIt(BREACH), { when: when(`${BREACH} is met`, isBreach) }),
    trigger({ on: 'q-flash' }, discardThis),
  ],
  limit: 'not-duplicatable',
  text: `Place on table until any Q-Flash. Repairs all damaged ships in play, except Borg Ships, and nullifies ${BREACH}. (Not duplicatable.)`,
});
