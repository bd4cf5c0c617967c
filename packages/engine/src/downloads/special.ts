/** Special downloads (DOM-79 to DOM-84, R-5.17): an icon lets its player suspend play and fetch the named card. */

import type { CardDef } from '../cards/catalogue.ts';
import { isCalled } from '../cards/titles.ts';
import { type Action, neverAnOrder } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import { inPlay } from '../core/door.ts';
import { GameEvent, WINDOWS } from '../core/events.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { useUp, whyLimited } from '../core/limits.ts';
import { forbidden } from '../core/permissions.ts';
import { NOWHERE, type Spot } from '../core/spot.ts';
import { type Seat, Zone } from '../core/state.ts';
import { shown, sourceRef } from '../core/telling.ts';
import { disabled } from '../core/values.ts';
import { carryOut } from '../happenings/carrying-out.ts';
import { respond } from '../happenings/responses.ts';
import { shuffleDrawDeck } from '../happenings/shuffling.ts';
import { payTaxes, whyTooDear } from '../happenings/taxes.ts';
import type { DownloadIcon, Limit } from '../language/definition.ts';
import { Reading, readingOf } from '../language/reading.ts';
import { locationOf } from '../spaceline/places.ts';
import { downloadPiles, enterByDownload, payForDownload, waysToDownload } from './download.ts';
import { isTactic, mayTakeTactic, tacticsAtHand, takeTactic } from './tactic.ts';

const NO_ICON: Reason = { rule: 'DOM-79', text: 'That card has no special download icon for it', also: ['R-5.17'] };
const USED: Reason = {
  rule: 'R-5.17',
  text: 'That special download has been used this game',
  also: ['R-4.21', 'DOM-79'],
};
const NOT_IN_PLAY: Reason = {
  rule: 'R-5.17',
  text: 'The card with the icon must be yours, in play and not disabled',
  also: ['R-12.8', 'R-1.8'],
};
const NOT_FOUND: Reason = {
  rule: 'R-5.13',
  text: 'The card is neither in your hand nor in your draw deck or open Q’s Tent',
};
const ONLY_IN_BATTLE: Reason = {
  rule: 'R-9.26',
  text: 'A Tactic is downloaded from the Battle Bridge as a ship battle begins, where the icon is',
};
const NOT_NOW: Reason = { rule: 'R-4.11', text: 'That icon answers something that is not happening now' };
const NOT_HERE: Reason = {
  rule: 'DOM-81',
  text: 'It could not be played at the location of the icon',
  also: ['DOM-80', 'DOM-84', 'R-5.14', 'R-5.16'],
};

const A_DILEMMA: Reason = {
  rule: 'CR-105',
  text: 'A dilemma is downloaded only where a text says so',
  also: ['R-5.14', 'DOM-81'],
};

/** counts by player and title; a format may count each copy by itself. */
const PER_TITLE: Limit = { times: 1, per: 'game', by: 'title' };
const PER_COPY: Limit = { times: 1, per: 'game', by: 'card' };
const limitOf = (g: Game, icon: number, n: number): Limit =>
  textOf(g, icon, n)?.limit ?? (g.format.specialDownloadsPer === 'copy' ? PER_COPY : PER_TITLE);
const DOWNLOAD = 'special download';

/** What the definition says of an icon that the facts cannot express. */
const textOf = (g: Game, icon: number, n: number): DownloadIcon | undefined =>
  g.def(icon).rules?.downloads?.find((d) => d.icon === n);

/** May this icon fetch this card, as far as its kind goes? */
function naming(g: Game, icon: number, n: number): (id: number) => boolean {
  const text = textOf(g, icon, n);
  if (text !== undefined) return (id) => text.who.test(readingOf(g, icon), id);
  const { cards, other } = g.def(icon).facts.downloads![n];
  if (other) return () => false;
  const known = meantBy(g, g.def(icon))[n];
  return (id) => {
    const { def } = g.state.cards[id];
    if (known[def] === 0) known[def] = cards.some((t) => isCalled(g.defs[def], t)) ? 2 : 1;
    return known[def] === 2;
  };
}

/** Which cards the titles of an icon mean; asked at every decision, so it is kept: 0 = not known yet, 1 = no, 2 = yes. */
const meant = new WeakMap<CardDef, Uint8Array[]>();

function meantBy(g: Game, icon: CardDef): Uint8Array[] {
  let icons = meant.get(icon);
  if (icons === undefined) {
    icons = icon.facts.downloads!.map(() => new Uint8Array(g.defs.length));
    meant.set(icon, icons);
  }
  return icons;
}

/** One copy of each title that the icon may fetch. */
function candidates(g: Game, sources: Sources, icon: number, n: number): readonly number[] {
  const isNamed = naming(g, icon, n);
  let named = NOBODY;
  for (const pile of sources)
    for (const id of pile) {
      if (!isNamed(id)) continue;
      if (named === NOBODY) named = [id];
      else named.push(id);
    }
  if (named.length < 2) return named;
  const titles = named.map((id) => g.def(id).title);
  return named.filter((_, i) => titles.indexOf(titles[i]) === i);
}

/** One empty list for all icons that find nothing, so nothing is ever added to it. */
const NOBODY: number[] = [];

/** Each icon of a card has a counter of its own; one that answers what happens, for each card that does it. */
const counterOf = (g: Game, icon: number, n: number, event: GameEvent | null): string =>
  textOf(g, icon, n)?.answers === undefined ? String(n) : `${n}:${event?.card ?? -1}`;

/** some icons are used only when something has just happened. */
function whyNotNow(g: Game, seat: Seat, icon: number, n: number, event: GameEvent | null): Reason | null {
  const answers = textOf(g, icon, n)?.answers;
  if (answers === undefined) return null;
  const r = new Reading(g, icon, seat);
  r.event = event;
  return event?.name === answers.on && answers.when.met(r) ? null : NOT_NOW;
}

function whyNotIcon(g: Game, seat: Seat, icon: number, n: number, event: GameEvent | null): Reason | null {
  const c = g.card(icon);
  if (!inPlay(c) || c.controller !== seat || disabled(g, icon)) return NOT_IN_PLAY;
  const early = whyNotNow(g, seat, icon, n, event);
  if (early) return early;
  const limit = limitOf(g, icon, n);
  const spent = whyLimited(g, seat, icon, DOWNLOAD, limit, counterOf(g, icon, n, event));
  if (spent) return limit.per === 'game' ? USED : spent;
  return forbidden(g, 'downloads', -1, seat) ?? forbidden(g, 'download', icon, seat);
}

/** Of the icons of a card, the one that fetches this card: the first that names it and has not been used. */
function openIcon(g: Game, seat: Seat, icon: number, id: number, event: GameEvent | null): number {
  return g
    .def(icon)
    .facts.downloads!.findIndex((_, n) => naming(g, icon, n)(id) && !whyNotIcon(g, seat, icon, n, event));
}

/** Where the card could go; a text that plays it in its own way needs no place. */
function ways(g: Game, seat: Seat, icon: number, n: number, id: number, event: GameEvent | null): Spot[] {
  if (whyTooDear(g, 'icon', id, seat)) return [];
  const text = textOf(g, icon, n);
  if (text?.run) return text.could?.(new Reading(g, icon, seat), id) === false ? [] : [NOWHERE];
  if (isTactic(g, id)) return mayTakeTactic(g, seat, locationOf(g, icon), event) ? [NOWHERE] : [];
  return waysToDownload(g, seat, id, locationOf(g, icon), event, icon);
}

/** The piles in which an icon searches, in this order. */
type Sources = readonly (readonly number[])[];

const sourcesOf = (g: Game, seat: Seat, event: GameEvent | null): Sources => [
  ...downloadPiles(g, seat),
  tacticsAtHand(g, seat, event),
];

/** where not everything is offered that suspends play, a card that answers what happens still is. */
const fitsIn = (g: Game, event: GameEvent | null, icon: number, n: number, id: number): boolean =>
  event === null ||
  WINDOWS[event.name].suspends ||
  g.def(id).answers.has(event.name) ||
  textOf(g, icon, n)?.answers !== undefined;

function listSpecialDownloads(g: Game, seat: Seat, event: GameEvent | null, out: Option[]): void {
  let sources: Sources | undefined;
  for (const icon of g.tableau.downloaders) {
    const downloads = g.def(icon).facts.downloads!;
    for (let n = 0; n < downloads.length; n++) {
      // to save time: `openIcon` asks the same of each card
      if (whyNotIcon(g, seat, icon, n, event)) continue;
      sources ??= sourcesOf(g, seat, event);
      for (const id of candidates(g, sources, icon, n)) {
        if (!fitsIn(g, event, icon, n, id) || openIcon(g, seat, icon, id, event) !== n) continue;
        for (const spot of ways(g, seat, icon, n, id, event)) out.push(new Option('download', id, icon, spot));
      }
    }
  }
}

function whyNotSpecialDownload(g: Game, seat: Seat, a: Proposal, event: GameEvent | null): Reason | null {
  if (g.state.cards[a.card] === undefined) return NOT_FOUND;
  let reason: Reason = NO_ICON;
  for (const { id: icon } of g.state.cards.filter((c) => (a.from === NOWHERE ? inPlay(c) : c.id === a.from))) {
    const downloads = g.def(icon).facts.downloads ?? [];
    for (let n = 0; n < downloads.length; n++) {
      if (!naming(g, icon, n)(a.card)) continue;
      const why = whyNotIcon(g, seat, icon, n, event);
      if (why) {
        reason = why;
        continue;
      }
      if (!sourcesOf(g, seat, event).some((pile) => pile.includes(a.card))) {
        reason = isTactic(g, a.card) ? ONLY_IN_BATTLE : NOT_FOUND;
        continue;
      }
      const dear = whyTooDear(g, 'icon', a.card, seat) ?? whyTooDear(g, 'download', a.card, seat);
      if (dear) {
        reason = dear;
        continue;
      }
      const spots = ways(g, seat, icon, n, a.card, event);
      if (spots.length > 0 && (a.to === NOWHERE || spots.includes(a.to))) return null;
      reason = isTactic(g, a.card) ? ONLY_IN_BATTLE : g.def(a.card).dilemma ? A_DILEMMA : NOT_HERE;
    }
  }
  return reason;
}

function* runSpecialDownload(g: Game, seat: Seat, o: Option, event: GameEvent | null): Flow {
  const icon = o.from;
  const n = openIcon(g, seat, icon, o.card, event);
  useUp(g, seat, icon, DOWNLOAD, limitOf(g, icon, n), counterOf(g, icon, n, event));
  const fromDeck = g.card(o.card).zone === Zone.Deck;
  g.tell(() => ({ kind: 'downloaded', who: seat, card: shown(g, o.card), using: sourceRef(g, icon) }));
  if (!(yield* payTaxes(g, 'icon', o.card, seat)) || !(yield* payForDownload(g, seat, o.card))) return;
  const e = new GameEvent('downloads', seat, icon, [o.card]);
  yield* respond(g, e);
  if (e.cancelled) return;
  const run = textOf(g, icon, n)?.run;
  if (run) yield* carryOut({ run: (r) => run(r, o.card) }, new Reading(g, icon, seat));
  else if (isTactic(g, o.card)) takeTactic(g, seat, o.card, event);
  else yield* enterByDownload(g, seat, o.card, o.to as Spot, locationOf(g, icon), event);
  if (fromDeck) shuffleDrawDeck(g, seat);
}

export const download: Action = {
  verb: 'download',
  answers: 'always',
  isOrder: neverAnOrder,
  list: (g, seat, out, moment) => listSpecialDownloads(g, seat, moment.event, out),
  why: (g, seat, a, moment) => whyNotSpecialDownload(g, seat, a, moment.event),
  run: (g, seat, o, _, moment) => runSpecialDownload(g, seat, o, moment.event),
};
