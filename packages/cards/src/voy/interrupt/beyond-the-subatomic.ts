import { type CardType, chooseWord, pile, reveal, shownWord, toPile, Zone } from '@spaceline/engine';
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
        'name a card type; reveal cards from the top of your draw deck until one of that type appears; take it into hand and place the others out of play',
        function* (ctx) {
          const { g } = ctx;
          const type = yield* chooseWord(ctx.you, TYPES, {
            id: 'type',
            text: '{card}: name a card type',
            card: ctx.source,
          });
          for (const id of pile(g, ctx.you, Zone.Deck).slice()) {
            reveal(g, id, 'both');
            g.note('{0} is revealed', shownWord(g, id));
            if (g.def(id).facts.type === type) {
              toPile(g, id, Zone.Hand);
              return;
            }
            toPile(g, id, Zone.OutOfPlay);
          }
        },
        { could: ({ g, you }) => g.deck(you).length > 0, hint: 1 },
      ),
      { name: 'reveal', timing: 'any' },
    ),
  ],
  missing: 'who exhausts the draw deck by it does not lose the game yet',
});
