import { inPlay, personnelBattle } from '@spaceline/engine';
import { answers, interrupt, kill, random, select, thereIs, when } from '@spaceline/engine/language';
import { gunsAt } from '../../hand-weapons-present.ts';

const stunnedFoes = select('opposing stunned card', 'opposing stunned cards', ({ g, you }) =>
  (personnelBattle(g)?.stunned ?? []).filter((id) => g.card(id).controller !== you && inPlay(g.card(id))),
);

export const phaserBurns = interrupt('Phaser Burns', {
  plays: [
    answers(
      'fought',
      { ...kill(random(2, stunnedFoes)), hint: 5 },
      {
        name: 'burn',
        when: when(
          'you have phasers or disruptors present',
          (ctx) => gunsAt(ctx.g, ctx.event!.spot, ctx.you).length > 0 && thereIs(stunnedFoes).met(ctx),
        ),
      },
    ),
  ],
  text: 'If you have phasers or disruptors present in a personnel battle, two opposing stunned cards (random selection) die before the winner is known.',
});
