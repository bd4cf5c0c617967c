/** Special downloads (DOM-79 to DOM-84, R-5.17): an icon lets its player suspend play and fetch the named card. */
import { type Action, Option, type Reason } from '../core/decision.ts';
import { countUse, pile, shuffle } from '../core/door.ts';
import type { GameEvent } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden } from '../core/permissions.ts';
import { NOWHERE, type Spot } from '../core/spot.ts';
import { FIRST_IN_PLAY, type Seat, Zone } from '../core/state.ts';
import { disabled } from '../core/values.ts';
import { cardWord, seatWord, shownWord } from '../core/words.ts';
import { locationOf } from '../spaceline/places.ts';
import { enterByDownload, waysToDownload } from './download.ts';

const NO_ICON: Reason = { rule: 'DOM-79', text: 'That card has no special download icon for it' };
const USED: Reason = { rule: 'R-5.17', text: 'That special download has been used this game' };
const NOT_IN_PLAY: Reason = { rule: 'R-5.17', text: 'The card with the icon must be yours, in play and not disabled' };
const NOT_FOUND: Reason = { rule: 'R-5.13', text: 'The card is neither in your hand nor in your draw deck' };
const NOT_HERE: Reason = { rule: 'DOM-81', text: 'It could not be played at the location of the icon' };

const usedKey = (g: Game, seat: Seat, icon: number, n: number) =>
  g.format.specialDownloadsPer === 'copy' ? `game:${icon}:DL${n}` : `game:${seat}:${g.def(icon).title}:DL${n}`;

/** A copy of the title, in the draw deck first, then in the hand; -1 if there is none. */
function find(g: Game, seat: Seat, title: string): number {
  for (const id of pile(g, seat, Zone.Deck)) if (g.def(id).title === title) return id;
  for (const id of pile(g, seat, Zone.Hand)) if (g.def(id).title === title) return id;
  return -1;
}

function whyNotIcon(g: Game, seat: Seat, icon: number, n: number): Reason | null {
  const c = g.state.cards[icon];
  if (c === undefined || c.zone < FIRST_IN_PLAY || c.controller !== seat || disabled(g, icon)) return NOT_IN_PLAY;
  if (g.state.used.has(usedKey(g, seat, icon, n))) return USED;
  return forbidden(g, 'download', icon, seat);
}

export function listSpecialDownloads(g: Game, seat: Seat, event: GameEvent | null, out: Option[]): void {
  const cards = g.state.cards;
  for (let icon = 0; icon < cards.length; icon++) {
    const c = cards[icon];
    if (c.zone < FIRST_IN_PLAY || c.controller !== seat) continue;
    const downloads = g.defs[c.def].facts.downloads;
    if (downloads === undefined) continue;
    for (let n = 0; n < downloads.length; n++) {
      if (downloads[n].other || whyNotIcon(g, seat, icon, n)) continue;
      for (const title of downloads[n].cards) {
        const id = find(g, seat, title);
        if (id < 0) continue;
        for (const spot of waysToDownload(g, seat, id, locationOf(g, icon), event)) {
          out.push(new Option('download', id, icon, spot, String(n)));
        }
      }
    }
  }
}

export function whyNotSpecialDownload(g: Game, seat: Seat, a: Action, event: GameEvent | null): Reason | null {
  if (a.card < 0 || g.state.cards[a.card] === undefined) return NOT_FOUND;
  const title = g.def(a.card).title;
  const zone = g.card(a.card).zone;
  if (g.card(a.card).owner !== seat || (zone !== Zone.Deck && zone !== Zone.Hand)) return NOT_FOUND;
  let reason: Reason = NO_ICON;
  for (let icon = 0; icon < g.state.cards.length; icon++) {
    if (a.from !== NOWHERE && a.from !== icon) continue;
    if (g.state.cards[icon].zone < FIRST_IN_PLAY) continue;
    const downloads = g.def(icon).facts.downloads ?? [];
    for (let n = 0; n < downloads.length; n++) {
      if (downloads[n].other || !downloads[n].cards.includes(title)) continue;
      const why = whyNotIcon(g, seat, icon, n);
      if (why) {
        reason = why;
        continue;
      }
      const ways = waysToDownload(g, seat, find(g, seat, title), locationOf(g, icon), event);
      if (ways.length > 0 && (a.to === NOWHERE || ways.includes(a.to))) return null;
      reason = NOT_HERE;
    }
  }
  return reason;
}

export function* runSpecialDownload(g: Game, seat: Seat, o: Option, event: GameEvent | null): Flow {
  const icon = o.from;
  countUse(g, usedKey(g, seat, icon, Number(o.word)));
  const searched = g.card(o.card).zone === Zone.Deck;
  g.note('{0} uses the special download of {1} for {2}', seatWord(seat), cardWord(g, icon), shownWord(g, o.card));
  yield* enterByDownload(g, seat, o.card, o.to as Spot, locationOf(g, icon), event);
  if (searched) shuffle(g, pile(g, seat, Zone.Deck));
}
