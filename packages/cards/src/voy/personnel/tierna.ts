import {
  aside,
  GameEvent,
  locationOfSpot,
  personnelAt,
  pile,
  respond,
  reveal,
  seatWord,
  shownWord,
  shuffle,
  spotOf,
  toPile,
  Zone,
} from '@spaceline/engine';
import { Ctx, personnel, script } from '@spaceline/engine/language';
import { suspending } from '../../special-downloads.ts';

/** A Kazon Bomb in the draw deck, else in hand; -1 if there is none. */
const bombOf = ({ g, you }: Ctx): number =>
  [...pile(g, you, Zone.Deck), ...pile(g, you, Zone.Hand)].find((id) => g.def(id).title === 'Kazon Bomb') ?? -1;

/** Played as an interrupt: it can be answered as one; then each group present with him meets it. */
const setOff = script(
  'download Kazon Bomb (as an interrupt, where Tierna is present)',
  function* (ctx) {
    const { g, you } = ctx;
    const bomb = bombOf(ctx);
    const spot = spotOf(g, ctx.source);
    const searched = g.card(bomb).zone === Zone.Deck;
    aside(g, bomb);
    reveal(g, bomb, 'both');
    g.note('{0} plays {1} as an interrupt', seatWord(you), shownWord(g, bomb));
    const played = new GameEvent('plays', you, bomb);
    played.spot = spot;
    played.location = locationOfSpot(g, spot);
    played.as = 'Interrupt';
    yield* respond(g, played);
    if (!played.cancelled) {
      for (const seat of [ctx.opponent, you]) {
        if (personnelAt(g, spot, seat).length === 0) continue;
        const met = new Ctx(g, bomb, seat);
        met.target = spot;
        yield* g.def(bomb).rules!.encounter!.run(met);
      }
    }
    if (g.card(bomb).zone === Zone.Aside) toPile(g, bomb, Zone.Discard);
    if (searched) shuffle(g, pile(g, you, Zone.Deck));
  },
  {
    could: (ctx) => {
      const bomb = bombOf(ctx);
      return bomb >= 0 && ctx.g.def(bomb).rules?.encounter !== undefined;
    },
  },
);

export const tierna = personnel('Tierna', {
  abilities: suspending(setOff, 'special download: Kazon Bomb (as an interrupt, where Tierna is present)'),
});
