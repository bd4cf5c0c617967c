/** Words for stations as a whole: what happens to one that is commandeered, what lies beneath it, what it is furnished with (DOM-66 to DOM-73). */
import {
  affiliationBit,
  affiliations,
  chooseCards,
  chooseSpot,
  compatibleBits,
  dock,
  downloadSources,
  type EventName,
  enterByDownload,
  type Flow,
  forbidden,
  type Game,
  placeRef,
  putAt,
  roomsOf,
  type Seat,
  Status,
  setStatus,
  shown,
  shuffleDrawDeck,
  sitesOf,
  sourceRef,
  spotOf,
  whyNotAddSite,
  whyNotEnter,
} from '@spaceline/engine';
import {
  type Effect,
  type Filter,
  maySeed,
  type Picker,
  people,
  type Reading,
  type SeedingModifier,
  type Selector,
  type Trigger,
  trigger,
  when,
} from '@spaceline/engine/language';

/** When it is commandeered by somebody of that kind, if of any: whoever gives the station its affiliation. */
export const whenCommandeered = (effect: Effect, by: Filter | null = null): Trigger =>
  whenItIs('commandeered', effect, `commandeered${by === null ? '' : ` by ${people.which(by).one}`}`, (r) =>
    by === null ? true : r.event!.card >= 0 && by.test(r, r.event!.card),
  );

/** When it has been turned to the side that says this. */
export const whenTurnedOver = (effect: Effect): Trigger => whenItIs('turned-over', effect, 'turned over', () => true);

const whenItIs = (on: EventName, effect: Effect, words: string, is: (r: Reading) => boolean): Trigger =>
  trigger({ on }, effect, {
    when: when(`it is ${words}`, (r) => r.event?.name === on && r.event.cards.includes(r.source) && is(r)),
    text: `when it is ${words}, ${effect.text}`,
  });

/** It is seeded without anybody in control of it (DOM-66). */
export const nobodyControlsIt: Effect = {
  *run({ g, source }) {
    setStatus(g, source, Status.Uncontrolled, true);
  },
  could: () => true,
  text: 'nobody controls it',
  hint: 0,
};

/** DOM-66, CR-108: both players may seed such dilemmas beneath this station. */
export const maySeedBeneath = (f: Filter): SeedingModifier =>
  maySeed(
    `each player may seed any ${f.pre}s beneath it`,
    'dilemma-phase',
    Number.POSITIVE_INFINITY,
    f.test,
    ({ source }) => [source],
  );

/** R-1.16: Equipment that only some may use gets along where one of those would. */
const getsAlong = (g: Game, seat: Seat, gear: number, station: number): boolean =>
  g.def(gear).facts.useOnly?.some((a) => compatibleBits(g, seat, affiliationBit(a), affiliations(g, station))) ?? true;

/** What a player could furnish the station with: sites of which it may have another, equipment that gets along there. */
function furnishings(g: Game, seat: Seat, station: number, taken: ReadonlySet<string>): number[] {
  const titles = new Set(taken);
  return downloadSources(g, seat).filter((id) => {
    const d = g.def(id);
    const fits = d.rules?.site
      ? whyNotAddSite(g, seat, id, station) === null
      : d.equipment &&
        getsAlong(g, seat, id, station) &&
        whyNotEnter(g, seat, id) === null &&
        sitesOf(g, station).length > 0;
    if (!fits || titles.has(d.title)) return false;
    titles.add(d.title);
    return true;
  });
}

function* furnish(g: Game, seat: Seat, station: number): Flow {
  const taken = new Set<string>();
  for (;;) {
    const question = { id: 'furnish', text: '{card}: download which site or equipment?', card: station };
    const [id] = yield* chooseCards(g, seat, furnishings(g, seat, station, taken), 0, 1, question);
    if (id === undefined) break;
    taken.add(g.def(id).title);
    const to = g.def(id).rules?.site
      ? station
      : yield* chooseSpot(g, seat, sitesOf(g, station), { id: 'report-to', text: '{card}: where?', card: id });
    g.tell(() => ({ kind: 'downloaded', who: seat, card: shown(g, id), using: sourceRef(g, station) }));
    yield* enterByDownload(g, seat, id, to, -1, null);
  }
  if (taken.size > 0) shuffleDrawDeck(g, seat);
}

export const eachMayFurnish: Effect = {
  *run({ g, you, opponent, source }) {
    for (const seat of [you, opponent]) if (!forbidden(g, 'download', source, seat)) yield* furnish(g, seat, source);
  },
  could: () => true,
  playsCard: true,
  text: 'each player may download to it any number of different compatible Site and Equipment cards',
  hint: 4,
};

/** It goes there with all aboard, and with the ships that are docked at it. */
export const movesFacility = (p: Picker, to: Selector): Effect => ({
  *run(r): Flow {
    const { g, you, source } = r;
    for (const id of yield* p.pick(r)) {
      const question = { id: 'relocate', text: '{card}: where to?', card: id };
      const spot = yield* chooseSpot(g, you, to.ids(r), question);
      const from = placeRef(g, spotOf(g, id));
      const docked = [id, ...roomsOf(g, id)].flatMap((room) => g.tableau.docked[room].map((ship) => [ship, room]));
      putAt(g, id, spot);
      for (const [ship, room] of docked) {
        putAt(g, ship, spot);
        dock(g, ship, room);
      }
      const by = sourceRef(g, source);
      g.tell(() => ({ kind: 'relocated', cards: [shown(g, id)], from, to: placeRef(g, spot), by }));
    }
  },
  could: (r) => p.any(r) && to.ids(r).length > 0,
  text: `move ${p.text} to ${to.one}`,
  hint: 0.5,
});
