import { chooseCards, FIRST_IN_PLAY, type Game, losePoints, Status, toPile, Zone } from '@spaceline/engine';
import {
  all,
  anotherThanIt,
  discard,
  incident,
  inPile,
  mustPayTo,
  playsOnTable,
  script,
  seedsOnTable,
  select,
  thisCard,
  titled,
  trigger,
  when,
  youChoose,
} from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';
import { called } from '../../titles.ts';
import { holdsUnder } from '../../words/doing.ts';

const TITLE = 'Containment Field';
const SCOW = 'Destroy Radioactive Garbage Scow';
const NULLIFIED = [SCOW, 'Static Warp Bubble', 'Telepathic Alien Kidnappers'];
const isScow = called(SCOW);
const isNullified = called(...NULLIFIED);

// ----- cards that are stacked

/** It is paid with another card than the one that is being fetched or played. */
const stacked = holdsUnder(youChoose(1, inPile('you', 'hand', anotherThanIt)), thisCard);

const reclaim = script('', function* ({ g, event, source }) {
  if (event === null) return;
  const seat = event.seat;
  const mine = () =>
    g.state.cards.filter((c) => c.zone === Zone.Under && c.host === source && c.owner === seat).map((c) => c.id);
  const question = { id: 'reclaim', text: '{card}: take back which two?', card: source };
  for (const id of yield* chooseCards(g, seat, mine(), 2, 2, question)) toPile(g, id, Zone.Hand);
  if (mine().length > 0) event.cancelled = true;
});

// ----- cards that are nullified

const held = (g: Game, id: number, seat: 0 | 1): boolean => isNullified(g, id) && mayNullify(g, id, TITLE, seat);

const inForce = select('of those in play', 'of those in play', ({ g, you }) =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && (c.status & Status.FaceDown) === 0 && held(g, c.id, you))
    .map((c) => c.id),
);

const nullify = script('', function* ({ g, event }) {
  if (event === null) return;
  event.cancelled = true;
  const { card } = event;
  if (isScow(g, card)) losePoints(g, g.card(card).owner, Math.abs(g.def(card).facts.points ?? 0), card);
});

/** while it is in play they may be played, but do nothing. */
export const containmentField = incident(TITLE, {
  seeds: [seedsOnTable],
  plays: [
    playsOnTable({ effect: { ...discard(all(inForce)), could: () => true }, stays: true, text: 'plays on table' }),
  ],
  modifiers: [
    mustPayTo('icon', 'each player', null, stacked),
    mustPayTo('play', 'each player', titled('Hidden Fighter', 'Going to the Top'), stacked),
  ],
  triggers: [
    trigger({ on: 'turn-begins' }, reclaim, {
      text: 'before a player’s turn begins, two of that player’s cards here go back to the hand; whoever has more here skips the turn',
    }),
    trigger({ on: 'plays' }, nullify, {
      when: when('one of them is played', ({ g, event, you }) => event !== null && held(g, event.card, you)),
      text: `nullifies ${NULLIFIED[1]}, ${NULLIFIED[2]} and ${SCOW}, whose owner loses the points for it`,
    }),
  ],
  limit: 'not-duplicatable',
});
