/** How many of a card a player may have in play (R-1.17, R-1.18, CR-196 to CR-198). */
import type { CardDef } from '../cards/catalogue.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { type Seat, Status } from '../core/state.ts';
import { allowedCopies, countsFor, sameCard } from '../happenings/duplicates.ts';

const ALREADY: Reason = {
  rule: 'CR-196',
  text: 'You have that unique card, or another version of it, in play already',
  also: ['R-1.17', 'R-1.18', 'R-5.10'],
};
const MIXED: Reason = {
  rule: 'CR-198',
  text: 'A unique card and a universal one of the same title or persona may not both be in play',
  also: ['R-1.17', 'R-5.10'],
};
const ONE_EACH: Reason = {
  rule: 'R-1.17',
  text: 'You have a copy of that unique card in play already',
  also: ['R-5.10'],
};
const ONE_IN_ALL: Reason = {
  rule: 'R-1.17',
  text: 'It is not duplicatable, and one is in play already',
  also: ['R-5.10'],
};

const ONE_FACILITY: Reason = {
  rule: 'CR-196',
  text: 'You have that facility in play already, and it is not duplicatable',
  also: ['R-1.17', 'R-3.19', 'R-5.10'],
};

/** Of the same type and the same card, whichever of its two sides is up. */
const isCopy = (g: Game, a: CardDef, b: CardDef): boolean =>
  a.facts.type === b.facts.type && (sameCard(a, b) || (b.otherFace !== -1 && sameCard(a, g.defs[b.otherFace])));

/** Which cards are copies of one, by what is printed alone: kept for good. 0 = not known yet, 1 = no, 2 = yes. */
const copies = new WeakMap<CardDef, Uint8Array>();

function copiesOf(g: Game, def: CardDef): Uint8Array {
  let known = copies.get(def);
  if (known === undefined) {
    known = new Uint8Array(g.defs.length);
    copies.set(def, known);
  }
  return known;
}

export function whyNotUnique(g: Game, seat: Seat, id: number): Reason | null {
  const def = g.def(id);
  // a facility is limited by its text alone, a site by its station
  const reporter = def.personnel || def.ship;
  const limit = def.rules?.limit;
  const counted =
    reporter ||
    limit !== undefined ||
    (def.facts.unique === 'unique' && !def.facility && def.rules?.site === undefined);
  if (!counted) return null;
  // CR-196: a facility that is not duplicatable is in play once for each player, any other card once in all
  const inAll = limit === 'not-duplicatable' && !def.facility;
  let had = 0;
  const cards = g.state.cards;
  const known = copiesOf(g, def);
  for (const other of g.tableau.inPlay) {
    const c = cards[other];
    if (known[c.def] === 0) known[c.def] = isCopy(g, def, g.defs[c.def]) ? 2 : 1;
    // a dilemma is its owner's, whoever met it and has it now
    const counts = def.dilemma ? c.owner === seat : countsFor(c, seat);
    if (known[c.def] === 1 || (!inAll && !counts)) continue;
    // face down it is not in play
    if ((c.status & Status.FaceDown) !== 0) continue;
    if (inAll) return ONE_IN_ALL;
    if (!reporter) return def.facility ? ONE_FACILITY : ONE_EACH;
    if (def.unique !== g.defs[c.def].unique) return MIXED;
    had++;
  }
  return def.unique && had >= allowedCopies(g, seat, id) ? ALREADY : null;
}
