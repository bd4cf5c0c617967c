import { chooseNumber, hide, lookAt, pile, rearrangeTop, Zone } from '@spaceline/engine';
import { ability, artifact, onceEachTurn, script } from '@spaceline/engine/language';

const glance = script(
  'glance at the top card of your draw deck and put it anywhere within the deck',
  function* ({ g, you, source }) {
    const [top] = pile(g, you, Zone.Deck);
    lookAt(g, you, [top]);
    const places = pile(g, you, Zone.Deck).map((_, i) => i + 1);
    const question = { id: 'place', text: '{card}: as which card from the top does it go back?', card: source };
    const place = yield* chooseNumber(g, you, places, question);
    rearrangeTop(g, you, Zone.Deck, [...pile(g, you, Zone.Deck).slice(1, place), top]);
    // only a look: a later shuffle must leave nothing that the player could recognise
    hide(g, [top]);
  },
  { could: ({ g, you }) => g.deck(you).length > 0, hint: 0.5 },
);

export const orbOfProphecyAndChange = artifact('Orb of Prophecy and Change', {
  useAs: 'Equipment',
  abilities: [ability('glance', glance, { limit: onceEachTurn })],
  limit: 'not-duplicatable',
});
