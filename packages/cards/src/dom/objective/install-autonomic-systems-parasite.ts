import {
  attribute,
  beginShipBattle,
  chooseCard,
  chooseSpot,
  dock,
  FIRST_IN_PLAY,
  flyTo,
  type Game,
  hasKeyword,
  hiddenIn,
  inPlay,
  locationOf,
  locationSpot,
  newShipBattle,
  rangeLeft,
  rangeTo,
  skillNumber,
  spotLocation,
  stopped,
  totalSkill,
  Zone,
} from '@spaceline/engine';
import {
  ability,
  discardThis,
  forbid,
  mayNot,
  type OfflineModifier,
  objective,
  playsOn,
  type Reading,
  reach,
  script,
  select,
  takesOffLine,
  trigger,
  when,
} from '@spaceline/engine/language';
import { awakeAt } from '../../crews.ts';
import { called } from '../../titles.ts';

const ENGINEER = skillNumber('ENGINEER');
const SECURITY = skillNumber('SECURITY');
const finder = called("Miles O'Brien", 'Odo');
const DEVICES = ['transporters', 'Cloaking Device', 'Phasing Cloak', 'Tractor Beam', 'Invasive Transporters'];

const infested = select('an opponent’s ship with your Founder aboard', 'such ships', ({ g, you, opponent }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === opponent && g.defs[c.def].ship)
    .map((c) => c.id)
    .filter((ship) => g.tableau.aboard[ship].some((x) => g.card(x).controller === you && hasKeyword(g, x, 'Founder'))),
);

/** The ship it is on, or -1. */
const shipOf = (g: Game, source: number): number => (g.card(source).zone === Zone.On ? g.card(source).host : -1);
/** It was played in a turn of yours; the next one is two turns later. */
const isRipe = (g: Game, source: number): boolean => g.state.turn.number >= g.card(source).since + 2;
const frozen = reach('that ship', ({ g, source }, id) => shipOf(g, source) === id && !isRipe(g, source));

const offline = (what: string): OfflineModifier => ({ ...takesOffLine(what, frozen), text: '' });

const ready = ({ g, source, you }: Reading): boolean => {
  const ship = shipOf(g, source);
  return ship >= 0 && isRipe(g, source) && g.state.turn.seat === you && !stopped(g, ship);
};

function reachOf({ g, source, you }: Reading): number[] {
  const ship = shipOf(g, source);
  if (ship < 0 || g.card(ship).zone !== Zone.Space) return [];
  const from = g.card(ship).host;
  return g.state.lines[g.location(from).quadrant].filter(
    (l) => l !== from && rangeTo(g, you, from, l) <= rangeLeft(g, ship),
  );
}

/** Other ships and facilities of your opponent's that the ship could fire at. */
function preyOf({ g, source, opponent }: Reading): number[] {
  const ship = shipOf(g, source);
  if (ship < 0 || g.card(ship).zone !== Zone.Space || hiddenIn(g, ship) >= 0 || attribute(g, ship, 'weapons') <= 0)
    return [];
  const l = locationOf(g, ship);
  return [...g.tableau.space[l], ...g.tableau.planet[l]].filter(
    (id) =>
      id !== ship &&
      (g.def(id).facility || (g.def(id).ship && g.card(id).zone === Zone.Space)) &&
      g.card(id).controller === opponent &&
      hiddenIn(g, id) < 0,
  );
}

const once = { times: 1, per: 'turn', by: 'card' } as const;

export const installAutonomicSystemsParasite = objective('Install Autonomic Systems Parasite', {
  plays: [playsOn(infested)],
  limit: 'unique',
  modifiers: [
    ...DEVICES.map(offline),
    { ...mayNot('disengage', frozen), text: '' },
    forbid(
      'fire',
      '',
      { rule: 'BOG-102', text: 'Install Autonomic Systems Parasite: its WEAPONS cannot be used' },
      frozen.has,
    ),
  ],
  abilities: [
    ability(
      'move',
      script(
        'move that ship',
        function* (ctx) {
          const { g, you, source } = ctx;
          const ship = shipOf(g, source);
          const question = { id: 'to', text: '{card}: where does the ship go?', card: source };
          const spot = yield* chooseSpot(g, you, reachOf(ctx).map(locationSpot), question);
          dock(g, ship, -1);
          yield* flyTo(g, you, ship, spotLocation(spot));
        },
        { could: (ctx) => ready(ctx) && reachOf(ctx).length > 0, hint: 1 },
      ),
      { timing: 'order', limit: once, when: when('it is your next turn', ready), text: '' },
    ),
    ability(
      'battle',
      script(
        'have that ship attack another card of your opponent',
        function* (ctx) {
          const { g, you, opponent, source } = ctx;
          const ship = shipOf(g, source);
          const question = { id: 'target', text: '{card}: what does the ship fire at?', card: source };
          const target = yield* chooseCard(g, you, preyOf(ctx), question);
          dock(g, ship, -1);
          const attack = [{ firing: [ship], target }];
          beginShipBattle(g, newShipBattle(locationOf(g, ship), [you, opponent], attack));
        },
        { could: (ctx) => ready(ctx) && preyOf(ctx).length > 0, hint: 3 },
      ),
      { timing: 'order', limit: once, when: when('it is your next turn', ready), text: '' },
    ),
  ],
  triggers: [
    trigger('end of your turn', discardThis, {
      when: when('that turn is over', ({ g, source }) => inPlay(g.card(source)) && isRipe(g, source)),
      text: '',
    }),
  ],
  nullified: when('Miles O’Brien, Odo, or 3 ENGINEER and 3 SECURITY are aboard', ({ g, source, opponent }) => {
    const ship = shipOf(g, source);
    if (ship < 0) return false;
    // CR-12: those titles, not every version: stopped or not
    const crew = awakeAt(g, ship, opponent);
    if (crew.some((id) => finder(g, id))) return true;
    return totalSkill(g, crew, ENGINEER) >= 3 && totalSkill(g, crew, SECURITY) >= 3;
  }),
  text: 'Plays on an opponent’s ship with your Founder aboard. Until your next turn that ship may not engage or disengage special equipment, transporters and WEAPONS; in that turn you may use it to move and to battle other cards of your opponent, whatever its staffing and affiliation; then discard objective. Nullified if Miles O’Brien, Odo, or 3 ENGINEER and 3 SECURITY are aboard. (Unique.)',
});
