/** Cargo runs: equipment that a freighter brings from one facility to another, past the missions on the way. */
import {
  affiliationBit,
  affiliations,
  type Flow,
  type Game,
  hasKeyword,
  locationOf,
  positionOf,
  type Seat,
  vesselOf,
} from '@spaceline/engine';
import {
  type Effect,
  type Limit,
  may,
  onceEachTurn,
  Reading,
  remembersCards,
  type Trigger,
  trigger,
  useOf,
  when,
} from '@spaceline/engine/language';

const FERENGI = affiliationBit('Ferengi');
const CARRIERS = ['Freighter', 'Transport'] as const;
const isCarrier = (g: Game, ship: number): boolean =>
  g.def(ship).ship && ((affiliations(g, ship) & FERENGI) !== 0 || CARRIERS.some((word) => hasKeyword(g, ship, word)));
const isCargo = (g: Game, id: number): boolean => g.def(id).equipment && !hasKeyword(g, id, 'hand weapon');

/** Which equipment left which facility: one after the other, the card and the facility. */
const manifest = remembersCards('manifest', 'what is under way');
/** Where a card was loaded, or -1: what was aboard from the beginning, or came from a planet, was loaded nowhere. */
const loadedAt = (r: Reading, id: number): number => {
  const list = manifest.anywhere(r);
  for (let i = 0; i < list.length; i += 2) if (list[i] === id) return locationOf(r.g, list[i + 1]);
  return -1;
};

function load(r: Reading, facility: number, ids: readonly number[]): void {
  const list = manifest.anywhere(r);
  const rest = list.filter((_, i) => !ids.includes(list[i - (i % 2)]));
  manifest.keep(r, [...rest, ...ids.flatMap((id) => [id, facility])]);
}

/** Whatever leaves another facility is noted. */
const loads = (on: 'beamed' | 'walked'): Trigger =>
  trigger(
    { on },
    {
      *run(r): Flow {
        const { card, cards } = r.event!;
        load(
          r,
          vesselOf(r.g, card),
          cards.filter((id) => isCargo(r.g, id)),
        );
      },
      could: () => true,
      text: '',
      hint: 0,
    },
    {
      when: when('', ({ g, source, event }) => {
        const from = event === null || event.card < 0 ? -1 : vesselOf(g, event.card);
        return from >= 0 && g.def(from).facility && from !== vesselOf(g, source);
      }),
      text: '',
    },
  );

/** Missions between the two, neither of them counted; another line lies beside no way that could be followed. */
function missionsPassed(g: Game, from: number, to: number): number {
  if (from < 0 || g.location(from).quadrant !== g.location(to).quadrant) return 0;
  const [a, b] = [positionOf(g, from), positionOf(g, to)].sort((x, y) => x - y);
  const line = g.state.lines[g.location(to).quadrant];
  return line.slice(a + 1, b).filter((l) => g.location(l).missions.length > 0).length;
}

const ONCE_EACH: Limit = { times: 1, per: 'game', by: 'title' };
const run = useOf('cargo-run', { ...onceEachTurn, by: 'card and player' });
const delivered = useOf('delivered', ONCE_EACH);

/** Of what has just come aboard here from such a ship: what was loaded elsewhere, and of a title that has not paid yet. */
function cargoHere(r: Reading, seat: Seat): number[] {
  const { g, event } = r;
  if (event === null || event.spot !== r.source || event.card < 0 || !isCarrier(g, event.card)) return [];
  const who = new Reading(g, r.source, seat);
  const people = event.cards.some((id) => g.def(id).personnel);
  return !people || !run.isLeft(who)
    ? []
    : event.cards.filter(
        (id) =>
          isCargo(g, id) &&
          delivered.isLeft(who, g.def(id).title) &&
          missionsPassed(g, loadedAt(r, id), locationOf(g, r.source)) > 0,
      );
}

const pays = (on: 'beamed' | 'walked', reward: Effect): Trigger =>
  trigger(
    { on },
    {
      *run(r): Flow {
        const { g, source, event } = r;
        const who = new Reading(g, source, event!.seat);
        const [id] = cargoHere(r, event!.seat);
        run.use(who);
        delivered.use(who, g.def(id).title);
        const n = missionsPassed(g, loadedAt(r, id), locationOf(g, source));
        for (let i = 0; i < n; i++) if (reward.could(who)) yield* may(reward).run(who);
      },
      could: () => true,
      text: reward.text,
      hint: reward.hint,
      parts: [reward],
    },
    {
      when: when('', (r) => r.event !== null && cargoHere(r, r.event.seat).length > 0),
      text:
        on === 'beamed'
          ? ''
          : `once each turn, when the crew of a freighter, transport or [Ferengi] ship brings a non-weapon Equipment card here from another facility, its player may, for each mission between the two, ${reward.text} (once per game for each title)`,
    },
  );

export const cargoRuns = (reward: Effect): readonly Trigger[] => [
  pays('walked', reward),
  pays('beamed', reward),
  loads('walked'),
  loads('beamed'),
];
