/** Captives, as texts speak of them. */
import {
  ablePersonnelAt,
  brainwash,
  FIRST_IN_PLAY,
  type Game,
  isCaptive,
  type Seat,
  type Spot,
  Status,
  skillLevel,
  skillNumber,
} from '@spaceline/engine';
import { type Effect, type Picker, type Reading, type Selector, select } from '@spaceline/engine/language';

/** Personnel whom a player has captured, Brainwashed ones included (BOG-75). */
export const captivesOf = (g: Game, seat: Seat): number[] =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === seat && (c.status & Status.Captive) !== 0)
    .map((c) => c.id);

const yourCaptives: Selector = select('a personnel you have captured', 'your captives', ({ g, you }: Reading) =>
  captivesOf(g, you).filter((id) => isCaptive(g, id)),
);

const INQUISITORS = ['Tal Shiar', 'Obsidian Order', 'Resistance', 'Section 31'].map(skillNumber);
const SECURITY = skillNumber('SECURITY');
const TREACHERY = skillNumber('Treachery');

/** Somebody there who makes captives talk. */
const hasInquisitor = (g: Game, spot: Spot, seat: Seat): boolean =>
  ablePersonnelAt(g, spot, seat).some(
    (id) =>
      INQUISITORS.some((s) => skillLevel(g, id, s) > 0) ||
      (skillLevel(g, id, SECURITY) > 0 && skillLevel(g, id, TREACHERY) > 0),
  );

/** BOG-68, BOG-75: from now on they work for whoever holds them. */
export const brainwashes = (p: Picker): Effect => ({
  *run(r) {
    for (const id of yield* p.pick(r)) brainwash(r.g, id);
  },
  could: (r) => p.any(r),
  text: `${p.text} is under your control`,
  hint: 4 * p.hint,
});

/** BOG-92: in a Brig of yours, where somebody makes captives talk. */
export const jailedWithInquisitor: Selector = select(
  'a captive in your Brig with your Tal Shiar, Obsidian Order, Resistance or Section 31 (or a personnel with SECURITY and Treachery) present',
  'such captives',
  (r) =>
    yourCaptives
      .ids(r)
      .filter((id) => (r.g.card(id).status & Status.Jailed) !== 0 && hasInquisitor(r.g, r.g.card(id).host, r.you)),
);
