import { countUse, type Game, scoreBox } from '@spaceline/engine';
import { host, interrupt, playsOn, script, select, trigger, when } from '@spaceline/engine/language';

const justTaken = select('a personnel you just captured', 'personnel you just captured', ({ event, you }) =>
  event?.seat === you ? [...event.cards] : [],
);

/** Once per persona per game. */
const key = (g: Game, id: number): string => `game:Prisoner Escort:${g.def(id).personas.join('/')}`;

export const prisonerEscort = interrupt('Prisoner Escort', {
  plays: [playsOn(justTaken, { timing: { on: 'captured' }, stays: true })],
  triggers: [
    trigger(
      { on: 'jailed' },
      script('', function* (ctx) {
        const { g } = ctx;
        const [captive] = host.ids(ctx);
        countUse(g, key(g, captive));
        scoreBox(g, g.card(captive).owner, ctx.source);
      }),
      {
        when: when(
          'the captive is put into your Brig',
          (ctx) =>
            ctx.event?.seat === ctx.you &&
            host.ids(ctx).some((id) => ctx.event!.cards.includes(id) && !ctx.g.state.used.has(key(ctx.g, id))),
        ),
        text: '',
      },
    ),
  ],
  capturing: true,
  text: 'Plays on a personnel you just captured. If you place the captive in your Brig, its owner loses 5 points (once per persona per game).',
});
