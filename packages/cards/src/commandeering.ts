/** Commandeering a ship (BOG-93 to BOG-95). */
import {
  AFFILIATIONS,
  affiliationBit,
  affiliations,
  dock,
  type Game,
  type Seat,
  setController,
  setMode,
  shown,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  type Effect,
  type Filter,
  fillsIcons,
  type Reach,
  reach,
  remembersCards,
  type Selector,
  type StaffingModifier,
  select,
  the,
} from '@spaceline/engine/language';
import { crewOf, isBorgCube } from './crews.ts';

export const UNAFFILIATED: number = affiliationBit('Non-Aligned') | affiliationBit('Neutral');

/** neither Non-Aligned nor Neutral. */
export const isAffiliated = (g: Game, id: number): boolean => (affiliations(g, id) & ~UNAFFILIATED) !== 0;

/** The ship is the player's, in the affiliation of whoever took it; equipment aboard goes along. */
export function commandeer(g: Game, ship: number, by: number, seat: Seat): void {
  setController(g, ship, seat);
  dock(g, ship, -1);
  const bits = by < 0 ? 0 : affiliations(g, by) & ~UNAFFILIATED;
  if (bits !== 0)
    setMode(
      g,
      ship,
      AFFILIATIONS.findIndex((a) => (affiliationBit(a) & bits) !== 0),
    );
  for (const id of g.tableau.aboard[ship].slice()) if (g.def(id).equipment) setController(g, id, seat);
  g.tell(() => ({ kind: 'commandeered', who: seat, ship: shown(g, ship) }));
}

const taken = remembersCards('commandeered', 'the ship');

/** The ship that this personnel is aboard becomes yours. */
export const commandeersItsShip = (by: Selector): Effect => ({
  *run(r) {
    for (const id of by.ids(r)) {
      const ship = select('the ship', 'the ship', () => [r.g.card(id).host]);
      yield* taken.note(the(ship)).run(r);
      commandeer(r.g, r.g.card(id).host, id, r.you);
    }
  },
  could: (r) => by.ids(r).some((id) => r.g.card(id).zone === Zone.Aboard),
  text: `${by.one} commandeers the ship`,
  hint: 6,
});

/** BOG-95, R-12.14: on somebody else's ship, with nobody of that player aboard. */
export const aboardEmptyShip: Filter = {
  test: ({ g }, id) => {
    const c = g.card(id);
    if (c.zone !== Zone.Aboard || !g.def(c.host).ship || isBorgCube(g, c.host)) return false;
    const { controller } = g.card(c.host);
    return controller !== c.controller && crewOf(g, c.host, controller).length === 0;
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
    reach('the ship', (r, ship) => taken.anywhere(r).length === 0 || taken.has(r, ship)),
  );
