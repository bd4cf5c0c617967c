import { Zone } from '@spaceline/engine';
import { ability, onceEachTurn, personnel, script, select } from '@spaceline/engine/language';
import { addMadredBonus } from '../../madred.ts';

const TITLES = ['Interrogation', 'Torture'];

/** BOG-98: both aboard the same outpost of yours. */
const ordeals = select('Interrogation or Torture', 'Interrogation or Torture', ({ g, source, you }) => {
  const { zone, host: outpost } = g.card(source);
  if (zone !== Zone.Aboard || g.def(outpost).facts.facility !== 'outpost' || g.card(outpost).controller !== you)
    return [];
  const isHere = (captive: number) => g.card(captive).zone === Zone.Aboard && g.card(captive).host === outpost;
  return g.state.cards
    .filter((c) => c.zone === Zone.On && TITLES.includes(g.defs[c.def].title))
    .filter((c) => c.controller === you && isHere(c.host))
    .map((c) => c.id);
});

export const madred = personnel('Madred', {
  abilities: [
    ability(
      'add',
      script(
        'add 1 to it',
        function* ({ g, target }) {
          addMadredBonus(g, target);
        },
        { hint: 0.2 },
      ),
      {
        limit: onceEachTurn,
        targets: ordeals,
        text: 'once each turn, aboard your outpost, you may add 1 to Interrogation or Torture of a captive aboard it',
      },
    ),
  ],
  capturing: true,
});
