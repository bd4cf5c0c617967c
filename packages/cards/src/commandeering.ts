/** Commandeering a ship (BOG-93 to BOG-95). */
import {
  affiliatedAs,
  chooseCard,
  commandeer,
  type Flow,
  type Game,
  mayBeCommandeered,
  personnelAt,
  type Seat,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  affiliation,
  type Effect,
  type Filter,
  fillsIcons,
  not,
  type Reach,
  reach,
  remembersCards,
  type Selector,
  type StaffingModifier,
  select,
  the,
  which,
  youChoose,
} from '@spaceline/engine/language';
import { isBorgCube } from './crews.ts';

/** DOM-72, BOG-93: of those who commandeer, the one whose affiliation it takes; it is asked where they are of several. */
export function* chooseTaker(g: Game, seat: Seat, crew: readonly number[], source: number, what: string): Flow<number> {
  const affiliated = crew.filter((id) => affiliatedAs(g, id) !== 0);
  const kinds = new Set(affiliated.map((id) => affiliatedAs(g, id)));
  const takers = kinds.size > 1 ? affiliated : [affiliated[0] ?? crew[0]];
  const question = { id: 'commandeer', text: `{card}: whose affiliation does the ${what} take?`, card: source };
  return yield* chooseCard(g, seat, takers, question);
}

/** BOG-96: the Borg do not; they assimilate, which their affiliation does (docs/decisions/rules.md). */
export const mayCommandeer: Filter = not(affiliation('Borg'));

const taken = remembersCards('commandeered', 'the ship');

/** The ship that this personnel is aboard becomes yours. */
export const commandeersItsShip = (by: Selector): Effect => ({
  *run(r) {
    for (const id of by.ids(r)) {
      const ship = select('the ship', 'the ship', () => [r.g.card(id).host]);
      yield* taken.note(the(ship)).run(r);
      yield* commandeer(r.g, r.g.card(id).host, id, r.you);
    }
  },
  could: (r) => by.ids(r).some((id) => r.g.card(id).zone === Zone.Aboard),
  text: `${by.one} commandeers the ship`,
  hint: 6,
});

/** BOG-95: no text keeps the other player from taking it. */
const freeToTake: Filter = {
  test: ({ g, opponent }, id) => mayBeCommandeered(g, id, opponent),
  pre: '',
  post: '',
};

/** One of your ships, of your choice, falls to the other player, who has nobody aboard: it keeps its affiliation. */
export const opponentTakesOneOf = (s: Selector): Effect => {
  const p = youChoose(1, which(s, freeToTake));
  return {
    *run(r) {
      for (const id of yield* p.pick(r)) yield* commandeer(r.g, id, -1, r.opponent);
    },
    could: (r) => p.any(r),
    text: `your opponent commandeers ${p.text}`,
    hint: -6,
  };
};

/** BOG-95, R-12.14: on somebody else's ship, with nobody of that player aboard; captives there are nobody's crew (BOG-68, BOG-80). */
export const aboardEmptyShip: Filter = {
  test: ({ g }, id) => {
    const c = g.card(id);
    if (c.zone !== Zone.Aboard || !g.def(c.host).ship || isBorgCube(g, c.host)) return false;
    if (!mayBeCommandeered(g, c.host, c.controller)) return false;
    const { controller } = g.card(c.host);
    return controller !== c.controller && personnelAt(g, c.host, controller).length === 0;
  },
  pre: '',
  post: 'aboard your opponent’s empty ship (except a Borg cube)',
};

/** Alone they fill so many staffing icons of the ship that was commandeered, and of no other. */
export const fillsCommandeeredIcons = (n: Amount, who: Reach): StaffingModifier =>
  fillsIcons(
    n,
    who,
    // laid out, and not played: it does not know which ship it was
    reach('the ship it commandeered', (r, ship) => taken.anywhere(r).length === 0 || taken.has(r, ship)),
  );
