/** Captives, as texts speak of them. */
import {
  brainwash,
  capture,
  FIRST_IN_PLAY,
  type Game,
  isHere,
  isInfiltrating,
  mayBeCaptured,
  personnelAt,
  type Seat,
  Status,
} from '@spaceline/engine';
import {
  both,
  type Condition,
  discardThis,
  type Effect,
  either,
  type Filter,
  type Picker,
  type Selector,
  select,
  skill,
  when,
} from '@spaceline/engine/language';

/** Personnel whom a player has captured, Brainwashed ones included (BOG-75). */
export const captivesOf = (g: Game, seat: Seat): number[] =>
  g.state.cards
    .filter(
      (c) =>
        c.zone >= FIRST_IN_PLAY &&
        c.controller === seat &&
        (c.status & (Status.Captive | Status.Abducted)) === Status.Captive,
    )
    .map((c) => c.id);

/** Somebody who makes captives talk. */
export const inquisitor = either(
  skill('Tal Shiar'),
  skill('Obsidian Order'),
  skill('Resistance'),
  skill('Section 31'),
  both(skill('SECURITY'), skill('Treachery')),
);

/** BOG-79: in a Brig. */
export const jailed: Filter = {
  test: ({ g }, id) => (g.card(id).status & Status.Jailed) !== 0,
  pre: '',
  post: 'in a Brig',
};

/** BOG-68, BOG-75: from now on they work for whoever holds them. */
export const brainwashes = (p: Picker): Effect => ({
  *run(r) {
    for (const id of yield* p.pick(r)) yield* brainwash(r.g, id);
  },
  could: (r) => p.any(r),
  text: `${p.text} is under your control`,
  hint: 4 * p.hint,
});

/** Opposing personnel at the spot that was chosen, who can be captured (BOG-67); an infiltrator opposes nobody (DOM-26). */
export const opposingThere: Selector = select('opposing personnel there', 'opposing personnel there', (r) =>
  personnelAt(r.g, r.target, r.opponent).filter((id) => !isInfiltrating(r.g, id) && mayBeCaptured(r.g, id, r.you)),
);

/** BOG-71: a card that has captured somebody is discarded, unless it stays as the trap. */
export const discardUnlessTrap: Effect = {
  ...discardThis,
  *run(r) {
    if (!r.g.state.cards.some((c) => c.dock === r.source)) yield* discardThis.run(r);
  },
};

/** One of your personnel who passes has just stunned somebody who can be captured. */
export const stunnedByYour = (f: Filter): Condition =>
  when(`it was by your ${`${f.pre} personnel ${f.post}`.trim()}`, (r) => {
    const { g, you, event } = r;
    if (event === null || event.card < 0 || g.card(event.card).controller !== you) return false;
    return f.test(r, event.card) && mayBeCaptured(g, event.cards[0], you);
  });

/** Somebody else is captured in place of whoever it was about to be. */
export const capturedInstead = (p: Picker): Effect => ({
  *run(r) {
    const { event } = r;
    const [id] = yield* p.pick(r);
    if (event === null || id === undefined) return;
    event.cancelled = true;
    yield* capture(r.g, id, event.seat, event.card);
  },
  could: (r) => r.event !== null && p.any(r),
  text: `have ${p.text} captured instead`,
  hint: 3,
});

/** Brainwashed ones included (BOG-75). */
export const heldByYou: Selector = select('a personnel you hold captive', 'personnel you hold captive', ({ g, you }) =>
  captivesOf(g, you),
);

/** Your own people in the other player's hands, at the location of that card; not in hiding (CR-76). */
export const yoursHeldWith = (who: Selector): Selector =>
  select('one of your personnel held captive there', 'your personnel held captive there', (r) =>
    captivesOf(r.g, r.opponent).filter(
      (id) => r.g.card(id).owner === r.you && who.ids(r).some((x) => isHere(r.g, x, id)),
    ),
  );
