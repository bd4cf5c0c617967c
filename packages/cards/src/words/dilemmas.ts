/** Words of dilemmas: conditions, who is meant, and what becomes of them. */
import { confirm, type Flow } from '@spaceline/engine';
import { download, type Effect, list, Reading, titled } from '@spaceline/engine/language';

// ----- the other player's part

/** The same text, read by the other player. */
function readByOpponent(r: Reading): Reading {
  const theirs = new Reading(r.g, r.source, r.opponent);
  theirs.target = r.target;
  theirs.event = r.event;
  return theirs;
}

/** The other player may do it, or decline. */
export const opponentMay = (e: Effect): Effect => ({
  *run(r): Flow {
    const theirs = readByOpponent(r);
    if (!e.could(theirs)) return;
    const question = { id: 'may', text: `{card}: ${e.text}?`, card: r.source };
    if (yield* confirm(r.opponent, question)) yield* e.run(theirs);
  },
  could: () => true,
  parts: [e],
  text: `your opponent may ${e.text}`,
  hint: -Math.max(0, e.hint),
});

/** Plays a card of these titles on what this one is about. */
export const downloadToIt = (...titles: readonly string[]): Effect =>
  download(titled(...titles), `${list(titles, 'or')} to it`, (r, spot) => spot === r.target);
