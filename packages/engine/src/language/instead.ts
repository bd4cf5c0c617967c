/** What is done in place of a draw or of the card play: the player gives up the one for the other. */
import { spendPlay } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import { forbidden } from '../core/permissions.ts';
import { sourceRef } from '../core/telling.ts';
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
      g.tell(() => ({ kind: 'gave-up-play', who: you, by: sourceRef(g, g.acting) }));
    },
    // CR-191: what is done in its place is done in its segment
    playsCard: true,
    could: () => true,
    text: 'this is your normal card play',
    hint: -1,
  },
};

const fetchesCards = (e: Effect): boolean => e.fetches === true || e.parts?.some(fetchesCards) === true;

/** any single draw of yours; the normal one is that at the end of the turn. */
const yourDraw = (normal: boolean, fetches: boolean): Condition =>
  when(
    'you are about to draw a card',
    ({ g, event, you }) =>
      event?.seat === you &&
      (!normal || event.as === NORMAL) &&
      // CR-140: of several draws only one, where a text says so
      !(fetches && event.converted > 0 && forbidden(g, 'convert-draw', -1, you) !== null),
  );

const givesUpDraw = (fetches: boolean): Effect => ({
  ...cancelIt,
  *run(r): Flow {
    yield* cancelIt.run(r);
    if (r.event !== null) r.event.fetched = fetches;
  },
});

type GivenUp = 'card draw' | 'normal card draw' | 'normal card play';
interface Price {
  said: string;
  timing: Ability['timing'];
  left: Condition;
  spend: Effect;
}

const aDraw = (said: string, normal: boolean, fetches: boolean): Price => ({
  said,
  timing: { on: 'draws' },
  left: yourDraw(normal, fetches),
  spend: givesUpDraw(fetches),
});

const priceOf = (what: GivenUp, fetches: boolean): Price => {
  if (what === 'card draw') return aDraw('one card draw', false, fetches);
  if (what === 'normal card draw') return aDraw('your normal card draw', true, fetches);
  return { said: 'your normal card play', timing: 'turn', ...normalCardPlay };
};

/** "In place of one card draw, you may …" */
export const inPlaceOf = (
  what: GivenUp,
  mark: string,
  effect: Effect,
  o: { word?: string; limit?: Limit; when?: Condition; byAnyone?: true } = {},
): Ability => {
  const { said, timing, left, spend } = priceOf(what, fetchesCards(effect));
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
