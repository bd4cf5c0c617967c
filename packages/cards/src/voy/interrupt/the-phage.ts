import { cardsAt, chooseWord, type Game, kill as killCards, type Seat, toPile, Zone } from '@spaceline/engine';
import {
  answers,
  interrupt,
  keyword,
  kill,
  passes,
  playsOn,
  type Reading,
  script,
  select,
  which,
  youChoose,
  yourPersonnel,
} from '@spaceline/engine/language';
import { ignoresThePhage } from '../../phage.ts';

const vidiian = keyword('Vidiian');

/** Anybody's Vidiian there; a player who may ignore The Phage does so, except against the own one. */
const spared = (g: Game, id: number, you: Seat): boolean =>
  g.card(id).controller !== you && ignoresThePhage(g, g.card(id).controller);
const vidiianPresent = select('Vidiian present', 'Vidiians present', ({ g, event, you }: Reading) =>
  event === null
    ? []
    : cardsAt(g, event.spot).filter((id) => g.def(id).personnel && passes(g, vidiian, id) && !spared(g, id, you)),
);

const succumb = kill(youChoose(1, vidiianPresent));

export const thePhage = interrupt('The Phage', {
  plays: [
    answers('attempt', succumb, { name: 'attempt' }),
    answers('personnel-battle', succumb, { name: 'battle' }),
    playsOn(which(yourPersonnel, vidiian), {
      name: 'your own',
      timing: 'any',
      effect: script(
        'kills a Vidiian of yours, who goes to your hand or to the bottom of your draw deck',
        function* (ctx) {
          const { g } = ctx;
          const [dead] = yield* killCards(g, [ctx.target], ctx.source);
          if (dead === undefined) return;
          const place = yield* chooseWord(ctx.you, ['hand', 'beneath draw deck'], {
            id: 'place',
            text: '{card}: where does that personnel go?',
            card: dead,
          });
          if (place === 'hand') toPile(g, dead, Zone.Hand);
          else toPile(g, dead, Zone.Deck, 'bottom');
        },
        { hint: -1 },
      ),
      stays: false,
    }),
  ],
  text: 'When a mission attempt or a personnel battle begins, kills one Vidiian who is there. OR kills a Vidiian of yours, who goes to your hand or to the bottom of your draw deck.',
});
