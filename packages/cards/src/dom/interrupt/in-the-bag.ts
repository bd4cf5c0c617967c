import {
  chooseCard,
  inPlay,
  isCardSpot,
  joinBattle,
  modeFor,
  personnelBattle,
  putAt,
  setMode,
  shown,
  spotOf,
  toPile,
  Zone,
} from '@spaceline/engine';
import { download, interrupt, may, playsOn, type Reading, script, select, titled } from '@spaceline/engine/language';
import { isShapeShifter } from '../../morphing.ts';

const bags = select('your Equipment card in play', 'your Equipment cards in play', ({ g, you }: Reading) =>
  g.state.cards
    .filter((c) => inPlay(c) && c.controller === you && (c.zone === Zone.Aboard || c.zone === Zone.Planet))
    .map((c) => c.id)
    .filter((id) => g.def(id).equipment),
);
const hidden = ({ g, you }: Reading): number[] => g.hand(you).filter((id) => isShapeShifter(g, id));

const morph = script(
  'it and your shape-shifter in hand morph (exchange)',
  function* (ctx) {
    const { g, you, target } = ctx;
    const spot = spotOf(g, target);
    const question = { id: 'morph', text: '{card}: exchange it with which shape-shifter?', card: ctx.source };
    const id = yield* chooseCard(you, hidden(ctx), question);
    toPile(g, target, Zone.Hand);
    putAt(g, id, spot);
    setMode(g, id, modeFor(g, you, id, isCardSpot(spot) ? spot : -1));
    g.tell(() => ({ kind: 'replaced', old: shown(g, target), card: shown(g, id), how: 'exchange' }));
    // whoever appears in the middle of a battle takes part in it
    const p = personnelBattle(g);
    if (p !== null && p.spot === spot) joinBattle(g, p, you, id);
  },
  { could: (ctx) => hidden(ctx).length > 0, hint: 2 },
);

const strike = may(download(titled('Strike Three'), 'Strike Three'));

export const inTheBag = interrupt('In the Bag', {
  plays: [
    playsOn(bags, { name: 'morph', timing: 'any', effect: morph, stays: false }),
    playsOn(bags, {
      name: 'battle',
      timing: { on: 'personnel-battle' },
      effect: script(
        '',
        function* (ctx) {
          yield* morph.run(ctx);
          yield* strike.run(ctx);
        },
        { could: morph.could, hint: 3 },
      ),
      stays: false,
    }),
    playsOn(bags, { name: 'ship battle', timing: { on: 'ship-battle' }, effect: morph, stays: false }),
  ],
  text: 'Your Equipment card in play and your shape-shifter in hand morph (exchange). May be played at the start of a battle, and then also downloads Strike Three there.',
});
