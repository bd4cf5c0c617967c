import { chooseCard, chooseWord, draw, drawable, toPile, Zone } from '@spaceline/engine';
import {
  ability,
  objective,
  onceEachTurn,
  playsOnTable,
  type Reading,
  script,
  seedsOnTable,
} from '@spaceline/engine/language';

const related = ({ g, you }: Reading): number[] =>
  g.hand(you).filter((id) => g.def(id).keywords.has('Capturing-related card'));

const PILES = [
  { mark: 'deck', word: 'draw deck' },
  { mark: 'discard', word: 'discard pile' },
] as const;

const swap = script(
  'draw a card by placing one capturing-related card from your hand beneath your draw deck or discard pile',
  function* (ctx) {
    const { g, you } = ctx;
    const card = yield* chooseCard(g, you, related(ctx), {
      id: 'place',
      text: '{card}: which card?',
      card: ctx.source,
    });
    const where = yield* chooseWord(g, you, PILES, {
      id: 'pile',
      text: '{card}: beneath which pile?',
      card: ctx.source,
    });
    toPile(g, card, where === 'deck' ? Zone.Deck : Zone.Discard, 'bottom');
    yield* draw(g, you, 1);
  },
  { could: (ctx) => related(ctx).length > 0 && drawable(ctx.g, ctx.you) > 0, hint: 0.5, ways: PILES },
);

/** What it does to Brainwash and Rescue Captives is said there. */
export const prepareThePrisoner = objective('Prepare the Prisoner', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [ability('draw', swap, { limit: onceEachTurn })],
  capturing: true,
  text: 'Seeds or plays on table. Captives you Brainwash need not go to an outpost. Your opponent’s Rescue Captives reaches only captives at one location where your opponent has a crew or Away Team, which they join. Once each turn, you may draw a card by placing one capturing-related card from your hand beneath your draw deck or discard pile.',
});
