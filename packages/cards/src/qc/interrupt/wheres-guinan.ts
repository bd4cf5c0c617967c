import { chooseSpot, isA, isPlanetLocation, planetSpot, putAt } from '@spaceline/engine';
import { ifThen, interrupt, present, script, someone, titled } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

export const wheresGuinan = interrupt("Where's Guinan?", {
  encounter: ifThen(
    someone(titled('Guinan', 'Madam Guinan')),
    script(
      'relocate each El-Aurian present to any planet (opponent’s choice)',
      function* (ctx) {
        const { g, opponent } = ctx;
        const planets = g.state.locations.filter((l) => isPlanetLocation(g, l.id)).map((l) => planetSpot(l.id));
        for (const id of present.ids(ctx).filter((x) => isA(g, x, 'El-Aurian'))) {
          const question = { id: 'planet', text: 'To which planet does {card} go?', card: id };
          if (planets.length > 0) putAt(g, id, yield* chooseSpot(opponent, planets, question));
        }
      },
      { hint: -2 },
    ),
  ),
  modifiers: [mayNotBeNullified('may be nullified only by Guinan')],
  missing: 'Guinan cannot nullify it yet',
});
