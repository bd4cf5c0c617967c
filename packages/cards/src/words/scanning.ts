/** Looking at the seed cards of a mission from a ship in orbit, and what disturbs it (CR-194). */
import {
  type Affiliation,
  affiliationBit,
  affiliations,
  chooseCard,
  type Flow,
  type Game,
  GameEvent,
  isOpen,
  isPlanetLocation,
  isSpaceLocation,
  knows,
  locationOf,
  lookAt,
  pile,
  putUnder,
  respond,
  Status,
  seedsUnder,
  skillNumber,
  totalSkill,
  whyNotStaffed,
  Zone,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  allBut,
  aloneWith,
  both,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  missions,
  onAPlanet,
  oncePerGame,
  type PlayMode,
  playsOn,
  type Reading,
  remembersCount,
  type Selector,
  script,
  seedCardsAt,
  select,
  ships,
  shows,
  skill,
  staffed,
  type Trigger,
  target,
  thereIs,
  thisCard,
  trigger,
  when,
  your,
} from '@spaceline/engine/language';
import { awakeAt, stopWithCrew } from '../crews.ts';
import { crewHas } from './permissions.ts';

const COMPUTER = skillNumber('Computer Skill');

const iconsAtLeast = (n: number): Filter => ({
  test: ({ g }, id) => (g.def(id).facts.staffing ?? []).length >= n,
  pre: '',
  post: `with at least ${n} staffing icons`,
});
const atSeeds = (where: 'planet' | 'space'): Filter => ({
  test: ({ g }, id) => {
    const { zone, host } = g.card(id);
    if (zone !== Zone.Space || g.location(host).seeds.length === 0 || g.location(host).missions.length === 0)
      return false;
    return where === 'planet' ? isPlanetLocation(g, host) : isSpaceLocation(g, host);
  },
  pre: '',
  post: `at a ${where} mission`,
});

/** the bottom seed card is the one that was seeded last, and is met first. CR-194: its mission is examined. */
function* scanAt({ g, you, source }: Reading, by: number, l: number): Flow {
  const [bottom] = g.location(l).seeds;
  if (bottom === undefined) return;
  lookAt(g, you, [bottom]);
  const e = new GameEvent('scanned', you, source, [by]);
  e.location = l;
  yield* respond(g, e);
}

/** A site scans the mission of its station. */
export const scansBottomSeedHere: Effect = {
  run: (r) => scanAt(r, r.source, locationOf(r.g, r.source)),
  could: ({ g, source }) => g.location(locationOf(g, source)).seeds.length > 0,
  text: 'look at the bottom seed card under the mission',
  hint: 1,
};

const looks: Effect = {
  *run(r): Flow {
    yield* stopWithCrew(target).run(r);
    yield* scanAt(r, r.target, r.g.card(r.target).host);
  },
  could: () => true,
  text: 'it is stopped, and you examine the bottom seed card there',
  hint: 1,
};

/** At the start of your turn: your ship there is stopped for it. */
export const scans = (where: 'planet' | 'space'): PlayMode => {
  const mode = playsOn(
    your(ships).which(both(staffed, iconsAtLeast(3), crewHas(['Computer Skill', 1]), atSeeds(where))),
    {
      mark: 'scan',
      timing: 'start',
      effect: looks,
      stays: false,
    },
  );
  return { ...mode, text: `at the start of your turn, ${mode.text}` };
};

/** Its player has no staffed ship with 2 Computer Skill aboard at the mission that it targets. */
export const poorlyAimed: Filter = {
  test: ({ g, event }, id) => {
    const l = event?.card === id ? event.location : -1;
    const { owner } = g.card(id);
    return !g.tableau.ships.some(
      (ship) =>
        g.card(ship).zone === Zone.Space &&
        g.card(ship).host === l &&
        g.card(ship).controller === owner &&
        whyNotStaffed(g, ship) === null &&
        totalSkill(g, awakeAt(g, ship, owner), COMPUTER) >= 2,
    );
  },
  pre: '',
  post: 'unless its owner has 2 Computer Skill aboard a staffed ship at the targeted mission',
};

const seedable = ({ g, you }: Reading): number[] => [
  ...[Zone.Hand, Zone.Discard, ...(isOpen(g, you, 'tent') ? [Zone.Tent] : [])].flatMap((z) =>
    pile(g, you, z as typeof Zone.Hand).filter((id) => seedsUnder(g, id)),
  ),
];

/** seeded last, it is met first. */
export const seedsOneThere: Effect = {
  *run(r): Flow {
    const { g, you, source, event } = r;
    const question = { id: 'seed', text: '{card}: seed which card there?', card: source };
    const id = yield* chooseCard(g, you, seedable(r), question);
    if (id >= 0 && event !== null) putUnder(g, id, event.location, true);
  },
  could: (r) => r.event !== null && r.event.location >= 0 && seedable(r).length > 0,
  text: 'seed one card there from your hand, discard pile or Q’s Tent',
  hint: 2,
};

/** Once in a game, alone with an archaeologist on a planet: a look at the seed cards there, but for three. */
export const looksForArtifacts: Ability = ability('peek', shows(allBut(3, seedCardsAt(missions.here))), {
  limit: oncePerGame,
  when: thereIs(thisCard.which(both(onAPlanet, aloneWith(skill('Archaeology'))))),
});

/** Nobody starts a battle here in a turn in which such a card was not played by that player on something here. */
export const battleNeedsScan = (f: Filter): { modifier: ForbidModifier; trigger: Trigger } => {
  const scanned = remembersCount('scanned', 'when it was scanned');
  const here = ({ g, source }: Reading, l: number): boolean => l >= 0 && locationOf(g, source) === l;
  return {
    modifier: forbid(
      'battle',
      `${f.pre} must be played to start a battle here`,
      { rule: 'R-9.1', text: '{card}: a battle here needs a scan first', also: ['R-10.1'] },
      (r, l) => here(r, l) && scanned.read(r) !== r.g.state.turn.number,
    ),
    trigger: trigger(
      { on: 'plays' },
      script('', function* (r) {
        scanned.keep(r, r.g.state.turn.number);
      }),
      {
        when: when(
          'one is played here',
          (r) =>
            r.event !== null &&
            f.test(r, r.event.card) &&
            r.event.seat === r.g.state.turn.seat &&
            here(r, r.event.location),
        ),
        text: '',
      },
    ),
  };
};

/** Of an opponent who has cards of that affiliation in play: the hidden agendas that you have not seen. */
export const hiddenAgendasOfA = (a: Affiliation): Selector => ({
  ...select(`a [${a}] player’s hidden agenda`, `the hidden agendas of a [${a}] player`, (r) => {
    const { g, you, opponent } = r;
    const theirs = (id: number): boolean => g.card(id).controller === opponent;
    if (!g.tableau.inPlay.some((id) => theirs(id) && (affiliations(g, id) & affiliationBit(a)) !== 0)) return [];
    return g.state.cards
      .map((c) => c.id)
      .filter((id) => theirs(id) && g.card(id).zone === Zone.Table && isFaceDown(g, id) && !knows(g, you, id));
  }),
  ofPile: true,
});
const isFaceDown = (g: Game, id: number): boolean => (g.card(id).status & Status.FaceDown) !== 0;
