/** Homeworlds that are defended (R-3.19, CR-120). */
import {
  affiliations,
  chooseCards,
  chooseSpot,
  compatible,
  downloadSources,
  enterAt,
  enterByDownload,
  everythingAboard,
  type Flow,
  type Game,
  isCardSpot,
  locationOf,
  locationSpot,
  payForDownload,
  personnelBattle,
  type Spot,
  shipBattle,
  shown,
  shuffleDrawDeck,
  sourceRef,
  vesselOf,
  waysToDownload,
  whyNotEnter,
} from '@spaceline/engine';
import {
  both,
  type Condition,
  type Effect,
  either,
  type ForbidModifier,
  forbid,
  keyword,
  leader,
  ofType,
  type Reading,
  skill,
  titled,
  when,
} from '@spaceline/engine/language';
import { homeOf } from '../worlds.ts';
import { around } from './arriving.ts';
import { opponentStartsNoBattle } from './fighting.ts';

/** Is the card of the affiliation whose homeworld that location is? */
const matchesHomeworld = (g: Game, location: number, id: number): boolean =>
  (affiliations(g, id) & homeOf(g, location)) !== 0;

/** The card of yours that is being attacked at its homeworld, or -1: the target of a ship battle, or one of those who are fought. */
const attackedAtHome = ({ g, you, event }: Reading): number => {
  if (event === null || event.seat === you) return -1;
  const ships = shipBattle(g)?.attack.map((e) => e.target) ?? [];
  const team = personnelBattle(g)?.sides[you] ?? [];
  const at = (id: number): number => locationOf(g, id);
  return [...ships, ...team].find((id) => g.card(id).controller === you && matchesHomeworld(g, at(id), id)) ?? -1;
};

export const attackedAtHomeworld: Condition = when(
  'your opponent starts a battle against your card at a homeworld of its affiliation',
  (r) => attackedAtHome(r) >= 0,
);

const defender = either(
  ofType('Ship'),
  both(ofType('Personnel'), either(leader, skill('SECURITY'))),
  keyword('hand weapon'),
);

/** CR-102: they are compatible with the card that was attacked, and with each other. */
export const defendersArrive: Effect = {
  *run(r): Flow {
    const { g, you, source } = r;
    const home = attackedAtHome(r);
    const at = locationOf(g, home);
    const come: number[] = [];
    const fits = (id: number): boolean =>
      g.def(id).equipment || [home, ...come].every((x) => g.def(x).equipment || compatible(g, id, x));
    const joins = (id: number, vessel: number): boolean =>
      fits(vessel) && (g.def(id).equipment || compatible(g, id, vessel));
    const spots = (id: number): Spot[] => {
      const there: Spot[] = g.def(id).ship
        ? [locationSpot(at)]
        : around(r, at).filter((spot) => !isCardSpot(spot) || joins(id, vesselOf(g, spot)));
      return g.def(id).equipment || fits(id) ? there : [];
    };
    const hq = titled('HQ');
    for (;;) {
      const found = downloadSources(g, you).filter((id) =>
        hq.test(r, id)
          ? waysToDownload(g, you, id, at, r.event).length > 0
          : defender.test(r, id) && whyNotEnter(g, you, id) === null && spots(id).length > 0,
      );
      const question = { id: 'defend', text: '{card}: download which card?', card: source };
      const [id] = yield* chooseCards(g, you, found, 0, 1, question);
      if (id === undefined) break;
      if (!(yield* payForDownload(g, you, id))) break;
      g.tell(() => ({ kind: 'downloaded', who: you, card: shown(g, id), using: sourceRef(g, source) }));
      const where = { id: 'defend-at', text: '{card}: where?', card: id };
      if (hq.test(r, id)) {
        const spot = yield* chooseSpot(g, you, waysToDownload(g, you, id, at, r.event), where);
        yield* enterByDownload(g, you, id, spot, at, r.event);
      } else {
        yield* enterAt(g, you, id, yield* chooseSpot(g, you, spots(id), where));
        come.push(id);
      }
    }
    shuffleDrawDeck(g, you);
  },
  playsCard: true,
  fetches: true,
  could: (r) => attackedAtHome(r) >= 0,
  text: 'download there any number of HQ cards and compatible ships, leaders, SECURITY personnel and hand weapons',
  hint: 5,
};

/** Nobody attacks there whoever is at home, nor plays such a card in a battle against them. */
export const defendsHomeworlds = (title: string): ForbidModifier[] => {
  const named = titled(title);
  return [
    opponentStartsNoBattle(
      `or play ${title} at a homeworld against your force with a card of its affiliation`,
      (r, location, foe) => matchesHomeworld(r.g, location, foe),
    ),
    forbid('play', '', { rule: 'R-4.26', text: '{card} keeps you from playing that card there' }, (r, id, seat) => {
      const battle = shipBattle(r.g);
      if (seat !== r.opponent || battle === null || !named.test(r, id)) return false;
      return [...battle.attack, ...battle.answer].some((e) =>
        [e.target, ...everythingAboard(r.g, e.target)].some(
          (x) => r.g.card(x).controller === r.you && matchesHomeworld(r.g, battle.location, x),
        ),
      );
    }),
  ];
};
