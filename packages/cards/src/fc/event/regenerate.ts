import {
  discardFromPlay,
  type Game,
  isSelfControlled,
  pile,
  printedAttribute,
  repairFully,
  shuffle,
  stop,
  toPile,
  Zone,
} from '@spaceline/engine';
import {
  type AttributeModifier,
  affiliation,
  event,
  passes,
  playsOn,
  playsTo,
  script,
  select,
} from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

const TITLE = 'Regenerate';
const borg = affiliation('Borg');

const vessels = select('any Borg ship or Borg Ship dilemma', 'Borg ships', ({ g }) =>
  g.tableau.inPlay.filter((id) => (g.def(id).ship ? passes(g, borg, id) : isSelfControlled(g, id))),
);

/** Cards that lie in play to be nullified, other than people, ships and places. */
const mayGo = (g: Game, id: number): boolean => {
  const d = g.def(id);
  return !d.personnel && !d.ship && !d.facility && d.facts.type !== 'Mission' && d.facts.type !== 'Site';
};

function reduces(g: Game, source: number, m: AttributeModifier, ship: number): boolean {
  if (!m.applies(g, source, ship)) return false;
  const amount = m.amount(g, source, ship);
  if (m.how === 'add') return amount < 0;
  return m.how === 'multiply' ? amount < 1 : m.attributes.some((a) => amount < printedAttribute(g, ship, a));
}

const reducers = (g: Game, ship: number): number[] => [
  ...new Set(
    g.tableau.attribute.filter((s) => mayGo(g, s.card) && reduces(g, s.card, s.modifier, ship)).map((s) => s.card),
  ),
];

/** BOG-50 */
export const regenerate = event(TITLE, {
  ids: ['fc-regenerate', 'ref-regenerate'],
  plays: [
    playsOn(vessels, {
      name: 'repair',
      stays: false,
      effect: script(
        'fully repairs and stops it, and nullifies any cards that reduce its attributes',
        function* ({ g, source, target, you }) {
          repairFully(g, target);
          const cards = reducers(g, target).filter((id) => mayNullify(g, id, TITLE, you));
          yield* discardFromPlay(g, cards, source);
          yield* stop(g, [target], source);
        },
        { hint: 2 },
      ),
    }),
    playsTo(
      script(
        'shuffle your discard pile into your draw deck',
        function* ({ g, you }) {
          for (const id of pile(g, you, Zone.Discard).slice()) toPile(g, id, Zone.Deck);
          shuffle(g, you, pile(g, you, Zone.Deck));
        },
        { could: ({ g, you }) => pile(g, you, Zone.Discard).length > 0, hint: 2 },
      ),
      { name: 'shuffle' },
    ),
  ],
});
