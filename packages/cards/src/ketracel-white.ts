/** The white as a countdown (DOM-05 to DOM-07): what uses it up, and what keeps it. */
import {
  cardsAt,
  chooseCards,
  disabled,
  type Flow,
  type Game,
  hasIcon,
  hasKeyword,
  isOffline,
  locationOf,
  personnelAt,
  type Seat,
  type Spot,
  setCountdown,
  spotOf,
  Zone,
} from '@spaceline/engine';
import {
  type Effect,
  inOrder,
  kill,
  type OfflineModifier,
  type Picker,
  reach,
  type Trigger,
  takesOffLine,
  target,
  the,
  them,
  trigger,
  until,
} from '@spaceline/engine/language';
import { called } from './titles.ts';

const WHITE = 'Ketracel-White';
const isWhite = called(WHITE);
const isDepot = called('Primary Supply Depot', 'Remote Supply Depot');

export const whitesOf = (g: Game, seat: Seat): number[] =>
  g.state.cards
    .filter((c) => c.controller === seat && (c.zone === Zone.Aboard || c.zone === Zone.Planet))
    .map((c) => c.id)
    .filter((id) => isWhite(g, id));

const full = (g: Game, id: number): number => {
  const n = g.def(id).facts.countdown;
  return typeof n === 'number' ? n : 0;
};

/** Aboard a depot it is always full. */
export function refill(g: Game, id: number): void {
  const c = g.card(id);
  const fresh = c.countdown < 0 || (c.zone === Zone.Aboard && isDepot(g, c.host));
  if (fresh && c.countdown !== full(g, id)) setCountdown(g, id, full(g, id));
}

/** What keeps the white from counting down. */
const COUNTDOWN = 'countdown';

/** White on the same planet does not count down. */
export const whiteKeepsOnPlanet: OfflineModifier = {
  ...takesOffLine(
    COUNTDOWN,
    reach(
      `${WHITE} on the planet`,
      ({ g, source }, id) =>
        isWhite(g, id) && g.card(id).zone === Zone.Planet && g.card(id).host === locationOf(g, source),
    ),
  ),
  text: `${WHITE} on the planet does not count down`,
};

/** What the card was played on dies, and those do not count down this turn. */
export const diesToSave = (p: Picker): Effect => ({
  ...inOrder(
    until('end of turn', p, { ...takesOffLine(COUNTDOWN, them), text: 'does not count down' }),
    kill(the(target)),
  ),
  text: `it dies to keep ${p.text} from counting down this turn`,
  hint: -1,
});

const reset: Effect = {
  *run({ g, source }) {
    for (const id of g.tableau.aboard[source]) if (isWhite(g, id)) refill(g, id);
  },
  could: () => true,
  text: `resets the countdowns of ${WHITE} aboard`,
  hint: 1,
};

/** DOM-07: a depot makes the white aboard new, however it came there. */
export const resetsWhiteAboard: readonly Trigger[] = [
  trigger({ on: 'beamed' }, reset, { text: reset.text }),
  trigger({ on: 'walked' }, reset, { text: '' }),
];

/** Nobody uses it up here this turn. */
function keeps(g: Game, id: number): boolean {
  const c = g.card(id);
  if (isOffline(g, id, COUNTDOWN)) return true;
  if (c.zone === Zone.Aboard && isDepot(g, c.host)) return true;
  return !personnelAt(g, spotOf(g, id), c.controller).some((p) => hasIcon(g, p, 'KW') && !disabled(g, p));
}

const vortaAt = (g: Game, spot: Spot, seat: Seat): boolean =>
  personnelAt(g, spot, seat).some((p) => hasKeyword(g, p, 'Vorta') && !disabled(g, p));

/** The ones of a group that a Vorta holds back: all but one, if the player wants it so. */
function* rationed(g: Game, seat: Seat, spot: Spot): Flow<number[]> {
  const open = cardsAt(g, spot).filter((id) => isWhite(g, id) && g.card(id).controller === seat && !keeps(g, id));
  if (open.length < 2 || !vortaAt(g, spot, seat)) return [];
  const question = { id: 'ration', text: 'Your Vorta may ration the white: which one alone counts down?' };
  const [one] = yield* chooseCards(g, seat, open, 0, 1, question);
  return one === undefined ? [] : open.filter((id) => id !== one);
}

/** Just before the countdowns of a turn: those that stand still get back beforehand what the turn's end takes. */
export function* holdWhites(g: Game, seat: Seat): Flow {
  const all = whitesOf(g, seat);
  for (const id of all) refill(g, id);
  const still = new Set(all.filter((id) => keeps(g, id)));
  for (const spot of new Set(all.map((id) => spotOf(g, id)))) {
    for (const id of yield* rationed(g, seat, spot)) still.add(id);
  }
  for (const id of still) {
    const c = g.card(id);
    // a card that has only come this turn does not count down in formats that ask for full turns
    if (!g.format.countdownFullTurns || c.since !== g.state.turn.number) setCountdown(g, id, c.countdown + 1);
  }
}
