/** Dilemmas that somebody faces where they are, without attempting anything. */
import { faceNextDilemma, granted, locationOf, other, SEATS, type Seat, scoreOf } from '@spaceline/engine';
import { type GrantModifier, grant, type Reading, remembersCount } from '@spaceline/engine/language';

const FACES = 'text:faces-when-scored';
const faces: GrantModifier = grant(
  FACES,
  'whenever a player scores points, a crew of the other player here faces the next dilemma here',
  (r, at) => at === locationOf(r.g, r.source),
);

/** The score of a player as it was after the last step, or of which nothing is known yet. */
const before = SEATS.map((seat) => remembersCount(`score ${seat}`, 'the score of a player'));
/** A score may be below zero, and zero means that it was never looked at. */
const UNSEEN = 1_000_000;

/** Whenever a player has scored points, a crew of the other player here faces the next dilemma, as soon as the step is over that scored them. */
export const whenOpponentScores: { modifier: GrantModifier; witnesses(r: Reading): void } = {
  modifier: faces,
  witnesses: (r: Reading): void => {
    for (const seat of SEATS) gained(r, seat);
  },
};

function gained(r: Reading, seat: Seat): void {
  const now = scoreOf(r.g, seat) + UNSEEN;
  const then = before[seat].read(r);
  if (now === then) return;
  before[seat].keep(r, now);
  const here = locationOf(r.g, r.source);
  if (then !== 0 && now > then && here >= 0 && granted(r.g, FACES, here, -1)) faceNextDilemma(r.g, other(seat), here);
}
