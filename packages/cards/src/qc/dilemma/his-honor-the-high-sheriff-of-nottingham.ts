import {
  capture,
  chooseWord,
  confirm,
  FIRST_IN_PLAY,
  type Flow,
  type Game,
  mayBeCaptured,
  personnelAt,
  putAt,
  randomCards,
  reveal,
  type Seat,
  Status,
  score,
  setFree,
  skillNumber,
} from '@spaceline/engine';
import { type Ctx, dilemma, script, select, youChoose } from '@spaceline/engine/language';

const SECURITY = skillNumber('SECURITY');

/** Your personnel whom the opponent holds (BOG-81). */
const held = select('one of your personnel held captive', 'your personnel held captive', ({ g, you }: Ctx) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.owner === you && (c.status & Status.Captive) !== 0)
    .map((c) => c.id),
);

const guards = (g: Game, seat: Seat): number[] =>
  g.hand(seat).filter((id) => g.def(id).personnel && g.def(id).levels[SECURITY] > 0);

/** The sheriff's men: opponent shows SECURITY and takes two of those present. */
function* ambush(ctx: Ctx): Flow {
  const { g, opponent, source: card } = ctx;
  const [guard] = guards(g, opponent);
  if (guard === undefined) return;
  const question = { id: 'show', text: '{card}: show SECURITY from your hand?', card };
  if (!(yield* confirm(opponent, question))) return;
  reveal(g, guard, 'both');
  // the one who has come back is among them
  const open = personnelAt(g, ctx.attempt!.spot, ctx.you).filter((id) => mayBeCaptured(g, id, opponent));
  for (const id of randomCards(g, open, 2)) yield* capture(g, id, opponent, card);
}

export const hisHonorTheHighSheriffOfNottingham = dilemma('His Honor, The High Sheriff of Nottingham', {
  encounter: script(
    'if any of your personnel are held captive, lose points or return one to this location; just after that opponent may show SECURITY from hand to capture two of your personnel present (random selection)',
    function* (ctx) {
      const { g, you, source: card } = ctx;
      if (held.ids(ctx).length === 0) return;
      const question = { id: 'sheriff', text: '{card}: which?', card };
      if ((yield* chooseWord(you, ['lose points', 'return a captive'], question)) === 'lose points') {
        score(g, you, g.def(card).facts.points ?? 0, true);
        return;
      }
      const [id] = yield* youChoose(1, held).pick(ctx);
      setFree(g, id);
      putAt(g, id, ctx.attempt!.spot);
      yield* ambush(ctx);
    },
  ),
  immuneTo: ['Q-Flash', 'Q2'],
});
