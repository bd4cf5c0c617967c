import { FIRST_IN_PLAY, openContinuum, qFlash } from '@spaceline/engine';
import {
  answers,
  discard,
  doorway,
  locations,
  nullifyIt,
  playsOn,
  type Reading,
  script,
  seedsOn,
  seedsOnTable,
  select,
  target,
  the,
  when,
} from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const isQ = ({ g, you }: Reading, id: number): boolean =>
  id >= 0 && g.def(id).facts.q === true && mayNullify(g, id, 'Q-Flash', you);

const qCards = select('one [Q] card in play', '[Q] cards in play', (ctx) =>
  ctx.g.state.cards.filter((c) => c.zone >= FIRST_IN_PLAY && isQ(ctx, c.id)).map((c) => c.id),
);
const qCardMet = when('a [Q] card is being experienced', (ctx) => ctx.event !== null && isQ(ctx, ctx.event.card));

/** */
export const qFlashDoorway = doorway('Q-Flash', {
  seeds: [
    {
      ...seedsOnTable,
      phases: ['doorway-phase'],
      effect: script('opens your Q-Continuum side deck', function* (ctx) {
        openContinuum(ctx.g, ctx.you);
      }),
    },
    {
      ...seedsOn(
        locations('any mission', (ctx, l) => ctx.g.location(l).missions.length > 0),
        ['dilemma-phase'],
      ),
      under: true,
    },
  ],
  encounter: script(
    'crew or Away Team experiences a card from opponent’s Q-Continuum for each personnel present',
    function* (ctx) {
      yield* qFlash(ctx.g, ctx.attempt!, ctx.source);
    },
    { hint: -4 },
  ),
  plays: [
    playsOn(qCards, { timing: 'turn', effect: { ...discard(the(target)), hint: 2 } }),
    answers('plays', nullifyIt('a [Q] card'), { when: qCardMet }),
    answers('encounters', nullifyIt('a [Q] card'), { when: qCardMet }),
  ],
  limit: 'unique',
  text: 'Seeds atop your Q-Continuum side deck in the doorway phase (one): it is open. OR seeds under any mission like a dilemma: whoever meets it experiences as many cards from opponent’s Q-Continuum, one at a time, as personnel are present. OR plays from hand to nullify one [Q] card.',
});
