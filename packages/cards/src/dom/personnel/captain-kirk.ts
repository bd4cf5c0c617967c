import {
  affiliationBit,
  affiliations,
  disabled,
  type Game,
  present,
  spotOf,
  stop,
  stunInBattle,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  female,
  grant,
  onceEveryTurn,
  passes,
  personnel,
  type Reading,
  script,
  select,
} from '@spaceline/engine/language';

const FEDERATION = affiliationBit('Federation');

/** the ship he is aboard is freed with him, others who fight alongside are not. */
const isHisShip = (g: Game, source: number, id: number): boolean =>
  g.def(id).ship && g.card(source).zone === Zone.Aboard && g.card(source).host === id;

/** Whom he has just engaged, or -1. */
const adversary = ({ g, source, event }: Reading): number => {
  if (event === null || !event.cards.includes(source)) return -1;
  const [a, b] = event.cards;
  const foe = a === source ? b : a;
  return g.card(foe).controller === g.card(source).controller ? -1 : foe;
};

const ladies = select('one female present', 'females present', ({ g, source }) =>
  g.state.cards
    .map((c) => c.id)
    .filter((id) => g.def(id).personnel && id !== source && present(g, source, id))
    .filter((id) => spotOf(g, id) === spotOf(g, source) && passes(g, female, id) && !disabled(g, id)),
);

export const captainKirk = personnel('Captain Kirk', {
  modifiers: [
    grant(
      'attack',
      'he may start battles against anybody but the Federation',
      (g, source, attacker, target) =>
        (attacker === source || isHisShip(g, source, attacker)) &&
        affiliations(g, target) !== 0 &&
        (affiliations(g, target) & FEDERATION) === 0,
    ),
  ],
  abilities: [
    ability(
      'stun',
      script(
        'stun the adversary he has just engaged',
        function* (ctx) {
          stunInBattle(ctx.g, adversary(ctx));
        },
        { could: (ctx) => adversary(ctx) >= 0, hint: 3 },
      ),
      { timing: { on: 'engaged' }, text: 'he may stun the adversary he has just engaged' },
    ),
    ability(
      'stop',
      script('stop one female present', function* (ctx) {
        yield* stop(ctx.g, [ctx.target], ctx.source);
      }),
      {
        timing: 'any',
        limit: { ...onceEveryTurn, by: 'card' },
        targets: ladies,
        text: 'once in every turn he may stop one female present',
      },
    ),
  ],
});
