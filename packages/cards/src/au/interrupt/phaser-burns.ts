import { inPlay, kill, personnelBattle, randomCards } from '@spaceline/engine';
import { answers, type Ctx, interrupt, script, when } from '@spaceline/engine/language';
import { gunsAt } from '../../hand-weapons-present.ts';

const stunnedFoes = ({ g, you }: Ctx): number[] =>
  (personnelBattle(g)?.stunned ?? []).filter((id) => g.card(id).controller !== you && inPlay(g.card(id)));

export const phaserBurns = interrupt('Phaser Burns', {
  plays: [
    answers(
      'fought',
      script(
        'two opposing stunned cards (random selection) die',
        function* (ctx) {
          yield* kill(ctx.g, randomCards(ctx.g, stunnedFoes(ctx), 2), ctx.source, true);
        },
        { could: (ctx) => stunnedFoes(ctx).length > 0, hint: 5 },
      ),
      {
        name: 'burn',
        when: when(
          'you have phasers or disruptors present',
          (ctx) => gunsAt(ctx.g, ctx.event!.spot, ctx.you).length > 0 && stunnedFoes(ctx).length > 0,
        ),
      },
    ),
  ],
  text: 'If you have phasers or disruptors present in a personnel battle, two opposing stunned cards (random selection) die before the winner is known.',
});
