import {
  disabled,
  hasKeyword,
  inPlay,
  leaveBattle,
  personnelBattle,
  put,
  Status,
  setStatus,
  setUntil,
  shown,
  Zone,
} from '@spaceline/engine';
import {
  answers,
  discardThis,
  interrupt,
  type Reading,
  random,
  script,
  select,
  trigger,
  when,
} from '@spaceline/engine/language';

const ADEPTS = ['Vulcan', 'Soong-type android'];

const adepts = ({ g, you }: Reading): number =>
  (personnelBattle(g)?.sides[you] ?? []).filter(
    (id) => g.card(id).controller === you && !disabled(g, id) && ADEPTS.some((k) => hasKeyword(g, id, k)),
  ).length;

/** The number of the player's next turn: turns alternate. */
const nextTurn = ({ g, you }: Reading): number => g.state.turn.number + (g.state.turn.seat === you ? 2 : 1);

const foes = select('opposing personnel', 'opposing personnel', ({ g, opponent }) =>
  personnelBattle(g)!.sides[opponent].slice(),
);

const pinch = script(
  'each of your Vulcans and Soong-type androids places one opposing personnel or Rogue Borg (random selection) in stasis until the end of your next turn',
  function* (ctx) {
    const { g } = ctx;
    for (const id of yield* random(adepts(ctx), foes).pick(ctx)) {
      setStatus(g, id, Status.Stasis, true);
      setUntil(g, id, nextTurn(ctx));
      g.tell(() => ({ kind: 'stasis', card: shown(g, id) }));
    }
    leaveBattle(g, personnelBattle(g)!, (id) => (g.card(id).status & Status.Stasis) !== 0);
    // it stays until it is over, so that they wake up
    put(g, ctx.source, Zone.Table, -1);
  },
  { could: (ctx) => adepts(ctx) > 0, hint: 4 },
);

export const vulcanNervePinch = interrupt('Vulcan Nerve Pinch', {
  plays: [
    answers('personnel-battle', pinch, {
      name: 'pinch',
      when: when('you have one of them in it', (ctx) => adepts(ctx) > 0),
    }),
  ],
  triggers: [
    trigger(
      'end of your turn',
      script('', function* (ctx) {
        const { g } = ctx;
        for (const c of g.state.cards) {
          if (!inPlay(c) || (c.status & Status.Stasis) === 0 || c.until !== g.state.turn.number) continue;
          setStatus(g, c.id, Status.Stasis, false);
          setUntil(g, c.id, -1);
        }
        yield* discardThis.run(ctx);
      }),
      { when: when('it is the next turn', ({ g, source }) => g.state.turn.number > g.card(source).since), text: '' },
    ),
  ],
  text: 'Plays at the start of a personnel battle: each of your Vulcans and Soong-type androids in it places one opposing personnel or Rogue Borg (random selection) in stasis until the end of your next turn.',
});
