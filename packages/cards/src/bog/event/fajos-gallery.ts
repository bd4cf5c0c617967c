import { draw, type Game } from '@spaceline/engine';
import { event, may, playsOnTable, script, seedsOnTable, trigger, when } from '@spaceline/engine/language';

const drawing = (n: number) =>
  may(
    script(
      n === 1 ? 'draw a card' : 'draw two cards',
      function* ({ g, you }) {
        draw(g, you, n);
      },
      { could: ({ g, you }) => g.deck(you).length > 0, hint: n },
    ),
  );

/** The cards of the Fajo Collection carry his mark. */
const isFajos = (g: Game, id: number): boolean => g.def(id).facts.set === 'faj' || g.def(id).title === 'Mona Lisa';

export const fajosGallery = event("Fajo's Gallery", {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'captured' }, drawing(2), {
      when: when(
        'you have captured a unique personnel',
        ({ g, you, event: taken }) => taken?.seat === you && g.def(taken.cards[0]).unique,
      ),
      text: 'you may draw two cards each time you capture a unique personnel',
    }),
    ...(['plays', 'reported'] as const).map((on) =>
      trigger({ on }, drawing(1), {
        when: when('one of your [Fajo] cards comes', ({ g, you, event: e }) => e?.seat === you && isFajos(g, e.card)),
        text:
          on === 'plays'
            ? 'you may draw one card each time one of your [Fajo] cards or your Mona Lisa enters play'
            : '',
      }),
    ),
  ],
  capturing: true,
});
