/** What is done in place of a draw or of the card play: the player gives up the one for the other. */
import { spendPlay } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import { NORMAL } from '../happenings/drawing.ts';
import { ability } from './builders.ts';
import { allOf, when } from './conditions.ts';
import type { Ability, Condition, Effect, Limit } from './definition.ts';
import { inOrder } from './effects.ts';
import { howOften, toDo } from './english.ts';
import { cancelIt } from './happened.ts';

/** CR-186: in the card-play segment, at the price of the normal card play. */
export const normalCardPlay: { left: Condition; spend: Effect } = {
  left: {
    ...when(
      'you have your normal card play left',
      ({ g, you }) => g.state.turn.segment === 'play' && g.state.players[you].plays > 0,
    ),
    rule: ({ g }) => (g.state.turn.segment === 'play' ? 'R-4.3' : 'CR-186'),
  },
  spend: {
    *run({ g, you }): Flow {
      spendPlay(g, you);
    },
    // CR-191: what is done in its place is done in its segment
    playsCard: true,
    could: () => true,
    text: 'this is your normal card play',
    hint: -1,
  },
};

/** any single draw of yours; the normal one is that at the end of the turn. */
const yourDraw = (normal: boolean): Condition =>
  when('you are about to draw a card', ({ event, you }) => event?.seat === you && (!normal || event.as === NORMAL));

type GivenUp = 'card draw' | 'normal card draw' | 'normal card play';
const GIVEN_UP: Readonly<Record<GivenUp, { said: string; timing: Ability['timing']; left: Condition; spend: Effect }>> =
  {
    'card draw': { said: 'one card draw', timing: { on: 'draws' }, left: yourDraw(false), spend: cancelIt },
    'normal card draw': {
      said: 'your normal card draw',
      timing: { on: 'draws' },
      left: yourDraw(true),
      spend: cancelIt,
    },
    'normal card play': { said: 'your normal card play', timing: 'turn', ...normalCardPlay },
  };

/** "In place of one card draw, you may …" */
export const inPlaceOf = (
  what: GivenUp,
  mark: string,
  effect: Effect,
  o: { word?: string; limit?: Limit; when?: Condition; byAnyone?: true } = {},
): Ability => {
  const { said, timing, left, spend } = GIVEN_UP[what];
  const who = o.byAnyone ? 'either player' : 'you';
  const often = o.limit ? [howOften(o.limit)] : [];
  return ability(mark, inOrder(spend, effect), {
    ...o,
    timing,
    when: o.when ? allOf(left, o.when) : left,
    text: [
      ...often,
      ...(o.when ? [`if ${o.when.text}`] : []),
      `in place of ${said}`,
      `${who} may ${toDo(effect.text)}`,
    ].join(', '),
  });
};
