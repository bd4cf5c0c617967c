/** Doorways that are used from the hand: what they nullify, what they fetch, and where they go afterwards. */
import { FIRST_IN_PLAY, type Flow, forgoDraws, isLocationSpot, putOn, Status, spotLocation } from '@spaceline/engine';
import {
  answers,
  discard,
  discardThis,
  download,
  type Effect,
  type Filter,
  has,
  inOrder,
  normalCardPlay,
  nullifyIt,
  ofType,
  oneOf,
  type Picker,
  type PlayMode,
  playsOn,
  putAtopDeck,
  type Reading,
  type Selector,
  select,
  target,
  the,
  them,
  thisCard,
  until,
  type Way,
  when,
} from '@spaceline/engine/language';
import { isMatchingCommander } from '../crews.ts';
import { mayNullify } from '../nullifying.ts';
import { reports } from '../reporting.ts';
import { placesAt } from './arriving.ts';

/** From the hand in your turn, against one in play; or at once, when one is played or met. */
export const playsToNullify = (f: Filter): PlayMode[] => {
  const name = `${f.pre} card ${f.post}`.trim();
  const meant = (r: Reading, id: number): boolean =>
    id >= 0 && f.test(r, id) && mayNullify(r.g, id, r.g.def(r.source).title, r.you);
  const inForce = select(`one ${name}`, `${name}s`, (r) =>
    r.g.state.cards
      .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && meant(r, c.id))
      .map((c) => c.id),
  );
  const now = when('one is there', (r) => r.event !== null && meant(r, r.event.card));
  const close: Effect = { ...discard(the(target)), text: 'nullify it', hint: 2 };
  return [
    playsOn(inForce, { timing: 'turn', effect: close, text: `plays to nullify ${inForce.one}` }),
    answers('plays', nullifyIt(name), { when: now, text: '' }),
    answers('encounters', nullifyIt(name), { when: now, text: '' }),
  ];
};

/** to these cards, or aboard them, and nowhere else; to a location that is named without a facility of its own. */
export const downloadTo = (f: Filter, to: Selector): Effect =>
  download(f, {
    is: (r, spot) => to.has(r, spot),
    places: (r) => to.ids(r).flatMap((s) => (isLocationSpot(s) ? placesAt(r, spotLocation(s)) : [])),
    text: `to ${to.one}`,
  });

/** for the rest of the game. */
export const mixesForGood = (s: Selector): Effect => until('end of game', the(s), has('mix-cards', them));

/** aboard a ship of yours. */
export const downloadsCommander = (ships: Selector): Effect => ({
  ...reports({
    what: 'its matching commander',
    who: ofType('Personnel'),
    download: true,
    to: (r, id) => ships.ids(r).filter((ship) => isMatchingCommander(r.g, id, ship)),
  }),
  text: `download to ${ships.one} its matching commander`,
});

export const drawNoCards: Effect = {
  *run({ g, you }): Flow {
    forgoDraws(g, you);
  },
  could: () => true,
  text: 'draw no cards this turn',
  hint: -1,
};

/** "In place of their normal card play …; player draws no cards that turn." */
export const insteadOfPlayAndDraws = (effect: Effect): Effect => inOrder(effect, normalCardPlay.spend, drawNoCards);

/** Comes to lie on what is chosen. */
export const placeThisOn = (p: Picker): Effect => ({
  *run(r): Flow {
    for (const id of yield* p.pick(r)) putOn(r.g, r.source, id);
  },
  could: (r) => p.any(r),
  text: `place this card on ${p.text}`,
  hint: 1,
});

/** "Discard doorway or place it atop your draw deck", or where else the text says. */
export const afterUse = (...more: readonly Way[]): Effect =>
  oneOf(
    { mark: 'discard', effect: discardThis },
    { mark: 'atop-draw-deck', effect: { ...putAtopDeck(the(thisCard)), text: 'place it atop your draw deck' } },
    ...more,
  );
