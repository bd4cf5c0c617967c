/** Abduction: whom the Borg take along, where they are held, and what becomes of them. */

import {
  abduct,
  assimilate,
  beamEnds,
  beamOver,
  cardsAt,
  chooseSpot,
  confirm,
  type Flow,
  inPlay,
  mayBeAssimilated,
  personnelAt,
  type Spot,
  Status,
  sendTo,
  setController,
  spotOf,
} from '@spaceline/engine';
import {
  type Ability,
  ability,
  anything,
  type Condition,
  type Effect,
  isPresent,
  type Picker,
  people,
  Reading,
  remembersCards,
  type Selector,
  select,
  target,
  the,
  titled,
  when,
  which,
  your,
} from '@spaceline/engine/language';
import { otherThan } from './dilemma-people.ts';
import { eitherOf } from './who-and-where.ts';

/** Whoever of yours has met or stunned that personnel; -1 where no combat has brought them together. */
function takerOf({ g, you, event }: Reading, victim: number): number {
  const met = event === null ? [] : [event.card, ...event.cards];
  return met.find((id) => id >= 0 && id !== victim && g.card(id).controller === you) ?? -1;
}

const berths = ({ g, you }: Reading, from: Spot): Spot[] =>
  beamEnds(g, you, from).filter((to) => to >= 0 && g.state.cards[to]?.controller === you);

/** taken in a combat, both leave the battle, and may beam away at once. */
function* take(r: Reading, id: number): Flow {
  const { g, you } = r;
  const by = takerOf(r, id);
  yield* abduct(g, id, you, by);
  if (!inPlay(g.card(id))) return;
  const ships = by < 0 ? [] : berths(r, spotOf(g, id));
  if (ships.length === 0) return;
  if (!(yield* confirm(you, { id: 'away', text: '{card}: beam away with the victim?', card: by }))) return;
  const to = yield* chooseSpot(g, you, ships, { id: 'to', text: '{card}: where to?', card: by });
  yield* beamOver(g, you, spotOf(g, id), to, [by, id]);
}

export const abducts = (p: Picker): Effect => ({
  *run(r): Flow {
    for (const id of yield* p.pick(r)) yield* take(r, id);
  },
  could: (r) => p.any(r),
  text: `abduct ${p.text}`,
  hint: 4 * p.hint,
});

/** taken from wherever they are to one of these ships. */
export const abductsTo = (s: Selector, to: Selector): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    for (const id of s.ids(r)) {
      const ships = to.ids(r);
      if (ships.length === 0) return;
      const ship = yield* chooseSpot(g, you, ships, { id: 'to', text: '{card}: where to?', card: source });
      yield* abduct(g, id, you, -1);
      if ((g.card(id).status & Status.Abducted) !== 0) sendTo(g, id, ship);
    }
  },
  could: (r) => s.ids(r).length > 0 && to.ids(r).length > 0,
  text: `if ${to.one} is at the same location, ${s.one} is abducted and relocated to that ship`,
  hint: 5,
});

/** and at once a drone of the Collective. */
export const abductsAndAssimilates = (p: Picker): Effect => ({
  *run(r): Flow {
    for (const id of yield* p.pick(r)) {
      yield* take(r, id);
      if (inPlay(r.g.card(id)) && mayBeAssimilated(r.g, id)) yield* assimilate(r.g, id, r.you);
    }
  },
  could: (r) => p.any(r),
  text: `abduct and assimilate ${p.text}`,
  hint: 5 * p.hint,
});

export const abductedByYou: Selector = select(
  'a personnel you have abducted',
  'personnel you have abducted',
  ({ g, you }) =>
    g.tableau.captives.filter((id) => (g.card(id).status & Status.Abducted) !== 0 && g.card(id).controller === you),
);

// ----- the table

const held = remembersCards('occupant', 'its occupant');

/** Whoever lies on it: only as long as both are in the same place. */
export const occupant: Selector = select('its occupant', 'its occupant', (r) =>
  held.ids(r).filter((id) => spotOf(r.g, id) === spotOf(r.g, r.source)),
);

/** Your own people, and whom you have taken, with this card. */
const whomItHolds: Selector = which(
  eitherOf(your(people).present, which(abductedByYou, isPresent)),
  otherThan(occupant),
);

/** "Holds one personnel": whoever lay there before makes room. */
export const holdsOne: Ability = ability('hold', held.note(the(target)), {
  targets: whomItHolds,
  text: 'holds one personnel: during your turn, you may place on it one of your personnel, or one you have abducted, present',
});

/** Whoever is meant lies on one of your tables. */
export const occupies = (who: Selector, title: string): Condition => {
  const tables = your(anything).which(titled(title));
  return when(`${who.one} is occupying your ${title}`, (r) =>
    tables.ids(r).some((table) => who.ids(r).some((id) => occupant.has(new Reading(r.g, table, r.you), id))),
  );
};

// ----- what nobody watches

/** Equipment of your opponent's, present, with nobody of that player's to look after it. */
const unattended: Selector = {
  ...select('unattended Equipment present', 'unattended Equipment present', (r) => {
    const at = spotOf(r.g, r.source);
    if (personnelAt(r.g, at, r.opponent).length > 0) return [];
    return cardsAt(r.g, at).filter((id) => r.g.def(id).equipment && r.g.card(id).controller === r.opponent);
  }),
  bare: 'unattended Equipment present',
};

export const stealsUnattended: Ability = ability(
  'steal',
  {
    *run(r): Flow {
      setController(r.g, r.target, r.you);
    },
    could: () => true,
    text: 'take it',
    hint: 2,
  },
  { targets: unattended, text: 'during your turn, may take unattended Equipment present' },
);
