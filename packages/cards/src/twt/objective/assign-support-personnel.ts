import { affiliations, controls, type Game, roomsOf } from '@spaceline/engine';
import {
  ability,
  discardThis,
  type Effect,
  keyword,
  mayReport,
  objective,
  onceEachTurn,
  paying,
  playsOnTable,
  type Reading,
  seedsOnTable,
  useOf,
  whoIs,
  yourVessels,
} from '@spaceline/engine/language';
import { reports } from '../../reporting.ts';

/** the facts carry the word. */
const support = keyword('Support Personnel');

const isLarge = (g: Game, id: number): boolean => g.def(id).ship && (g.def(id).facts.staffing ?? []).length >= 2;

const perTitle = useOf('support', { times: 1, per: 'game', by: 'title' });

/** it shares an affiliation of the card that comes. */
const hostsOf = ({ g, you }: Reading, id: number): number[] =>
  [...g.tableau.ships.filter((ship) => isLarge(g, ship)), ...g.tableau.facilities]
    .filter((x) => controls(g, you, x) && (g.def(id).affiliations & affiliations(g, x)) !== 0)
    .flatMap((x) => roomsOf(g, x));

const fetch = reports({
  what: 'support personnel',
  who: support,
  download: true,
  to: (r, id) => (perTitle.isLeft(r, r.g.def(id).title) ? hostsOf(r, id) : []),
});

const fetchOne: Effect = {
  ...fetch,
  *run(r) {
    yield* fetch.run(r);
    for (const id of r.bound('reported')) perTitle.use(r, r.g.def(id).title);
  },
};

export const assignSupportPersonnel = objective('Assign Support Personnel', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayReport(
      'your support personnel (two skills, none of them special) may report aboard each of your compatible ships with two or more staffing icons',
      (r, id) => support.test(r, id),
      ({ g, you }) =>
        yourVessels(
          g,
          you,
          whoIs('', (_, id) => isLarge(g, id)),
        ),
    ),
  ],
  abilities: [
    ability('fetch', paying(discardThis, fetchOne), {
      limit: onceEachTurn,
      timing: 'turn',
      text: 'once each turn you may discard it to download support personnel (each title once per game) to your matching ship with two or more staffing icons, or your matching facility',
    }),
  ],
  limit: 'unique',
});
