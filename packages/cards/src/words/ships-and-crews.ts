/** Ships together with those who belong to them: unstopped, moved, blown up. */

import {
  damage,
  destroy,
  destroyEquipment,
  type Game,
  locationOf,
  makeDecloak,
  personnelAt,
  planetSpot,
  restoreRange,
  stopped,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  both,
  discardThis,
  type Effect,
  type Filter,
  type ForbidModifier,
  forbid,
  infiltrating,
  keyword,
  type Modifier,
  mayCarry,
  mayReportHere,
  measured,
  type Noun,
  type Picker,
  type Reading,
  type Selector,
  select,
  ships,
  target,
  thisCard,
} from '@spaceline/engine/language';
import { shuttlecraft } from './permissions.ts';

/** Said of whom it is used: "unstops …" says it already. */
export const isStopped: Filter = { test: ({ g }, id) => stopped(g, id), pre: '', post: '' };

/** DOM-63 to DOM-65: the ship it was played on, its side's people aboard, and those on the planet below it; whoever infiltrates is of the crew (DOM-26). */
export const shipCrewAndAwayTeams: Selector = select(
  'the ship, its crew and its Away Teams',
  'the ship, its crew and its Away Teams',
  (r) => {
    const { g } = r;
    return target.ids(r).flatMap((ship) => {
      const at = locationOf(g, ship);
      const seat = g.card(ship).controller;
      const crew = g.tableau.aboard[ship].filter(
        (id) => g.def(id).personnel && (g.card(id).controller === seat || infiltrating.test(r, id)),
      );
      return [ship, ...crew, ...(at < 0 ? [] : personnelAt(g, planetSpot(at), seat))];
    });
  },
);

/** R-7.3: the RANGE used this turn is there again. */
export const restoresRange = (s: Selector): Effect => ({
  *run(r) {
    for (const id of s.ids(r)) restoreRange(r.g, id);
  },
  could: (r) => s.ids(r).some((id) => r.g.card(id).rangeUsed > 0),
  text: `restores the RANGE that ${s.one} has used this turn`,
  hint: 1,
});

/** Blows up; whoever is near is damaged. What is saved from it explodes no more. */
export const selfDestructs = (s: Selector, near: Noun): Effect => ({
  *run(r) {
    const { g } = r;
    for (const ship of s.ids(r)) {
      const others = near.ids(r).filter((id) => id !== ship);
      if (!(yield* destroy(g, ship, r.source))) yield* discardThis.run(r);
      else for (const id of others) yield* damage(g, id);
    }
  },
  could: (r) => s.ids(r).length > 0,
  text: `${s.one} self-destructs; the explosion damages all other ${near.many}`,
  hint: -4,
});

/** All of them, with everybody aboard. */
export const destroysAll = (s: Noun): Effect => ({
  *run(r) {
    for (const id of s.ids(r)) yield* destroy(r.g, id, r.source);
  },
  could: (r) => s.ids(r).length > 0,
  text: `destroys all ${s.many}`,
  hint: -8,
});

/** CR-70: whoever finds it out brings it into the open. */
export const forcesToDecloak = (p: Picker): Effect => ({
  *run(r) {
    for (const id of yield* p.pick(r)) yield* makeDecloak(r.g, id);
  },
  could: (r) => p.any(r),
  text: `force ${p.text} to decloak`,
  hint: 2,
});

/** VOY-18: what is holographic is only switched off. */
export const destroysEquipment = (p: Picker): Effect => ({
  *run(r) {
    yield* destroyEquipment(r.g, yield* p.pick(r), r.source);
  },
  could: (r) => p.any(r),
  text: `destroys ${p.text}`,
  hint: 2 * p.hint,
});

/** R-1.20: crew members are counted, not cards; intruders and captives are none. */
const crewOf = (g: Game, ship: number): number =>
  personnelAt(g, ship, g.card(ship).controller).reduce((sum, id) => sum + g.def(id).people, 0);

/** CR-52, CR-55 */
export const sonaShuttlecraft: Filter = both({ ...keyword("Son'a ship"), pre: "Son'a" }, shuttlecraft);

/** "May report, be carried, and launch aboard." */
export const hangarFor = (f: Filter): Modifier[] => [
  mayReportHere(f, { place: 'aboard' }),
  mayCarry(thisCard, ships.which(f)),
];

/** They need so many crew members aboard to move, and to start a battle. */
export const needCrewOf = (n: Amount, which: Noun): ForbidModifier[] => {
  const text = `{card}: the ship needs ${measured(n, (k) => `${k} crew members`)} aboard`;
  const reason = { rule: 'R-7.2', text, also: ['CR-141'] };
  const short = (r: Reading, id: number): boolean => which.has(r, id) && crewOf(r.g, id) < amountOf(n, r);
  return [
    forbid(
      'move',
      `to move or start a battle, ${which.each} requires at least ${measured(n, (k) => `${k} crew members`)} aboard`,
      reason,
      short,
    ),
    forbid('open-fire', '', reason, short),
  ];
};
