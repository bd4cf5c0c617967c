import { countUse, type Game, Status, score } from '@spaceline/engine';
import {
  type Ctx,
  discardThis,
  host,
  interrupt,
  playsOn,
  script,
  select,
  trigger,
  when,
} from '@spaceline/engine/language';

const justTaken = select('a personnel you just captured', 'personnel you just captured', ({ event, you }) =>
  event?.seat === you ? [...event.cards] : [],
);

/** Once per persona per game. */
const key = (g: Game, id: number): string => `game:Prisoner Escort:${g.def(id).personas.join('/')}`;

const isJailed = (ctx: Ctx): boolean => host.ids(ctx).some((id) => (ctx.g.card(id).status & Status.Jailed) !== 0);

export const prisonerEscort = interrupt('Prisoner Escort', {
  plays: [playsOn(justTaken, { timing: { on: 'captured' }, stays: true })],
  triggers: [
    trigger(
      'end of every turn',
      script('', function* (ctx) {
        const { g } = ctx;
        const [captive] = host.ids(ctx);
        if (!g.state.used.has(key(g, captive))) {
          countUse(g, key(g, captive));
          score(g, g.card(captive).owner, g.def(ctx.source).facts.points ?? 0, true);
        }
        yield* discardThis.run(ctx);
      }),
      {
        when: when('the captive is in your Brig', isJailed),
        text: '',
      },
    ),
  ],
  capturing: true,
  text: 'Plays on a personnel you just captured. If you place the captive in your Brig, its owner loses 5 points (once per persona per game).',
  missing: 'the points are lost at the end of the turn, not at once',
});
