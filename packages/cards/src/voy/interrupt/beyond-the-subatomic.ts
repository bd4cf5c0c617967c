import { type CardType, chooseWord, lose, pile, reveal, shown, sourceRef, toPile, Zone } from '@spaceline/engine';
import { interrupt, playsTo, script } from '@spaceline/engine/language';

/** What may lie in a draw deck. */
const TYPES: readonly CardType[] = [
  'Artifact',
  'Doorway',
  'Equipment',
  'Event',
  'Facility',
  'Incident',
  'Interrupt',
  'Objective',
  'Personnel',
  'Ship',
  'Site',
  'Time Location',
];

export const beyondTheSubatomic = interrupt('Beyond the Subatomic', {
  plays: [
    playsTo(
      script(
        'choose a card type; your draw deck is turned up from the top until a card of it appears, which goes to your hand; the rest of what was turned up is out of play. If no card is left in your draw deck, you lose the game',
        function* (ctx) {
          const { g } = ctx;
          const type = yield* chooseWord(
            ctx.you,
            TYPES.map((t) => ({ mark: t, word: t })),
            { id: 'type', text: '{card}: name a card type', card: ctx.source },
          );
          for (const id of pile(g, ctx.you, Zone.Deck).slice()) {
            reveal(g, id, 'both');
            g.tell(() => ({ kind: 'revealed', card: shown(g, id), by: sourceRef(g, ctx.source) }));
            const found = g.def(id).facts.type === type;
            toPile(g, id, found ? Zone.Hand : Zone.OutOfPlay);
            if (found) break;
          }
          if (g.deck(ctx.you).length === 0) lose(g, ctx.you);
        },
        { could: ({ g, you }) => g.deck(you).length > 0, hint: 1 },
      ),
      { name: 'reveal', timing: 'any' },
    ),
  ],
});
