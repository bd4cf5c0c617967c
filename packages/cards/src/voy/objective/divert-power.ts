import {
  type Attribute,
  ablePersonnelAt,
  affiliationBit,
  affiliations,
  chooseWord,
  type Game,
  hasIcon,
  isA,
  type NamedWay,
  type Seat,
  setMemo,
  skillLevel,
  skillNumber,
  Zone,
} from '@spaceline/engine';
import {
  type AttributeModifier,
  ability,
  discardThis,
  objective,
  onceEachTurn,
  playsOn,
  playsOnTable,
  script,
  ships,
  trigger,
  whoIs,
  your,
} from '@spaceline/engine/language';

const SHIP: readonly Attribute[] = ['range', 'weapons', 'shields'];
const ENGINEER = skillNumber('ENGINEER');
const COMPUTER_SKILL = skillNumber('Computer Skill');
const BORG = affiliationBit('Borg');

const isBorg = (g: Game, id: number, icon: string): boolean =>
  hasIcon(g, id, icon) && (isA(g, id, 'Borg') || (affiliations(g, id) & BORG) !== 0);
const aboard = (g: Game, ship: number): number[] => ablePersonnelAt(g, ship, g.card(ship).controller as Seat);

/** An ENGINEER, or a Borg with this icon. */
const hasTechnician = (g: Game, ship: number, icon: string): boolean =>
  aboard(g, ship).some((id) => skillLevel(g, id, ENGINEER) > 0 || isBorg(g, id, icon));

const powered = your(ships).which(
  whoIs('that has an ENGINEER (or a [Nav] Borg) on it', (g, ship) => hasTechnician(g, ship, 'Nav')),
);
const computed = your(ships).which(
  whoIs(
    'that has Computer Skill and an ENGINEER (or a [Def] Borg) on it',
    (g, ship) => hasTechnician(g, ship, 'Def') && aboard(g, ship).some((id) => skillLevel(g, id, COMPUTER_SKILL) > 0),
  ),
);

const called = (a: Attribute): NamedWay<Attribute> => ({ mark: a, word: a.toUpperCase() });

/** On the table `memo` is the ship times three plus the attribute that gains; on a ship, the attribute; -1 = nothing. */
const transfer = script('transfer power', function* (ctx) {
  const question = { id: 'transfer', text: '{card}: add 2 to which attribute?', card: ctx.source };
  const gains = (yield* chooseWord(ctx.you, SHIP.map(called), question)) as Attribute;
  setMemo(ctx.g, ctx.source, ctx.target * 3 + SHIP.indexOf(gains));
});

const divert = script(
  '4 more WEAPONS, or 4 more SHIELDS, up to your next turn',
  function* (ctx) {
    const question = { id: 'divert', text: '{card}: +4 to which attribute?', card: ctx.source };
    const gains = (yield* chooseWord(ctx.you, (['weapons', 'shields'] as const).map(called), question)) as Attribute;
    setMemo(ctx.g, ctx.source, SHIP.indexOf(gains));
  },
  { hint: 1 },
);

const power = (a: Attribute, i: number): AttributeModifier => ({
  kind: 'attribute',
  attributes: [a],
  amount: (g, source) => {
    const { zone, memo } = g.card(source);
    if (zone === Zone.On) return memo === i ? 4 : 0;
    return memo % 3 === i ? 2 : -1;
  },
  applies: (g, source, id) => {
    const { zone, memo, host } = g.card(source);
    return memo >= 0 && (zone === Zone.On ? host === id : Math.floor(memo / 3) === id);
  },
  cumulative: true,
  how: 'add',
  text: '',
});

export const divertPower = objective('Divert Power', {
  plays: [
    playsOnTable(),
    playsOn(computed, {
      name: 'boost',
      effect: divert,
      stays: true,
    }),
  ],
  modifiers: SHIP.map(power),
  abilities: [
    ability('transfer power', transfer, {
      timing: 'start',
      limit: onceEachTurn,
      targets: powered,
      text: 'transfer power when your turn begins',
    }),
  ],
  triggers: [
    trigger(
      'start of your turn',
      script('', function* (ctx) {
        if (ctx.g.card(ctx.source).zone === Zone.On) yield* discardThis.run(ctx);
        else setMemo(ctx.g, ctx.source, -1);
      }),
      { text: '' },
    ),
  ],
  text: 'Plays on table: when your turn begins, a ship of yours that has an ENGINEER (or a [Nav] Borg) on it can have 2 more of one attribute and 1 less of each of the others up to your next turn. OR plays on a ship of yours that has Computer Skill and an ENGINEER (or a [Def] Borg) on it: 4 more WEAPONS, or 4 more SHIELDS, up to your next turn; it is discarded then.',
});
