import {
  capture,
  chooseCard,
  chooseCards,
  chooseWord,
  personnelAt,
  putAt,
  ref,
  reveal,
  scoreBox,
  selectAtRandom,
  setFree,
  skillLevel,
  skillNumber,
  sourceRef,
} from '@spaceline/engine';
import { dilemma, ifThen, type Reading, script, simply, when } from '@spaceline/engine/language';
import { captivesOf } from '../../captives.ts';

const SECURITY = skillNumber('SECURITY');
const lost = ({ g, you, opponent }: Reading): number[] =>
  captivesOf(g, opponent).filter((id) => g.card(id).owner === you);

const verdict = script(
  'you must either lose 5 points OR return a captive to this location; if opponent then shows SECURITY from hand, opponent captures two of your personnel present (random selection)',
  function* (ctx) {
    const { g, you, opponent, source } = ctx;
    const ways = ['lose points', 'return a captive'];
    const way = yield* chooseWord(you, ways, { id: 'way', text: '{card}: which?', card: source });
    if (way === 'lose points') {
      scoreBox(g, you, source);
      return;
    }
    const who = { id: 'return', text: '{card}: who returns?', card: source };
    const back = yield* chooseCard(you, lost(ctx), who);
    const { spot } = ctx.attempt!;
    setFree(g, back);
    putAt(g, back, spot);
    const guards = g.hand(opponent).filter((id) => g.def(id).personnel && skillLevel(g, id, SECURITY) > 0);
    const [shown] = yield* chooseCards(opponent, guards, 0, 1, {
      id: 'show',
      text: '{card}: show SECURITY?',
      card: source,
    });
    if (shown === undefined) return;
    reveal(g, shown, you);
    g.tell(() => ({ kind: 'revealed', card: ref(g, shown), by: sourceRef(g, source) }));
    for (const id of yield* selectAtRandom(g, personnelAt(g, spot, you), 2))
      yield* capture(g, id, opponent, source, true);
  },
  { hint: -1 },
);

/** BOG-81 */
export const hisHonorTheHighSheriffOfNottingham = dilemma('His Honor, The High Sheriff of Nottingham', {
  encounter: simply(
    ifThen(
      when('any of your personnel are held captive', (ctx) => lost(ctx).length > 0),
      verdict,
    ),
  ),
  immuneTo: ['Q-Flash', 'Q2'],
  capturing: true,
});
