/**
 * What happens is told: whoever reads the log can follow every card that went somewhere else in public, what has become of those in play
 * and who has them, and is told of no card that may not be known.
 */
import {
  type Answer,
  type Card,
  type CardRef,
  CONDITIONS_TOLD,
  conditionsIn,
  type Decision,
  endsStops,
  type Game,
  goers,
  inPlay,
  knows,
  mayName,
  NOWHERE,
  parseAnswer,
  rangeIn,
  SEATS,
  Status,
  Stream,
  type Telling,
  type TellingKind,
  VIEWERS,
  type Viewer,
  withCards,
  worksIn,
  Zone,
} from '@spaceline/engine';

// ----- nothing moves untold

/** Piles that lie open. */
const OPEN_PILES: readonly Zone[] = [Zone.Discard, Zone.Points, Zone.OutOfPlay];

const SIDE_DECKS: readonly Zone[] = [Zone.Bridge, Zone.QDeck, Zone.Tent];

/** BOG-11: used cards lie face up underneath. */
const isUsedUp = ({ zone, seen }: Card): boolean => SIDE_DECKS.includes(zone) && (seen & 3) === 3;

/** Where everybody can see the card lie, known or not; null where nobody can. */
function publicPlace(c: Card): string | null {
  const { zone, host } = c;
  if (zone >= Zone.Under) return `${Zone[zone]} ${host}`;
  if (isUsedUp(c)) return 'underneath a side deck';
  return OPEN_PILES.includes(zone) ? Zone[zone] : null;
}

/** From where a card comes into a hand unseen: its player is told which. */
const DRAWN_FROM: readonly Zone[] = [Zone.Deck, ...SIDE_DECKS];

/** Everybody sees how many there are in each. */
const COUNTED: readonly Zone[] = [Zone.Hand, Zone.Seeded, ...DRAWN_FROM];

/** What everybody sees of a card in play. */
const stateOf = ({ zone, status, controller, mode, dock, countdown, rangeUsed }: Card) =>
  zone >= Zone.Mission ? { status, controller, mode, dock, countdown, rangeUsed } : null;
type CardState = NonNullable<ReturnType<typeof stateOf>>;

type Draws = Pick<Game['state']['players'][0], 'noDraws' | 'extraDraws'>;
const USUAL: Draws = { noDraws: false, extraDraws: 0 };

/** What says that chance has decided something, by what it was asked for; what is shuffled has tellings of several kinds. */
const BY_CHANCE = [
  [Stream.Selection, 'selected'],
  [Stream.Roll, 'maneuver'],
] as const satisfies readonly (readonly [Stream, TellingKind])[];

/** Both seats and whoever watches, as the bits of a card that is told of. */
const EVERYBODY = 7;

/** Looks at the table at every question. */
export class Follower {
  private readonly places: (string | null)[];
  private readonly states: ReturnType<typeof stateOf>[];
  /** where they lay, but for those on their way */
  private readonly zones: Zone[];
  private readonly draws: Draws[];
  private chance: readonly number[];
  private heard: number;
  /** cards on their way of which something was told: what was played or met, and is discarded afterwards */
  private readonly announced = new Set<number>();

  /** by seed card: whether its team had what it asked for last, as was told */
  private readonly verdicts = new Map<number, boolean>();

  constructor(private readonly g: Game) {
    this.places = g.state.cards.map(publicPlace);
    this.zones = g.state.cards.map((c) => c.zone);
    this.draws = g.state.players.map(({ noDraws, extraDraws }) => ({ noDraws, extraDraws }));
    this.states = g.state.cards.map(stateOf);
    this.chance = g.state.chance.drawn.slice();
    this.heard = g.log.length;
  }

  /** A card that changed in public since the last question, and of which no telling since has said so. */
  wrongSilence(): string | null {
    const since = this.g.log.slice(this.heard).map((entry) => entry.telling);
    this.heard = this.g.log.length;
    const [place, state, draws] = [this.wrongPlace(since), this.wrongState(since), this.wrongDraws(since)];
    const chance = this.wrongChance(since);
    return place ?? state ?? draws ?? chance ?? this.wrongVerdict(since);
  }

  /** R-4.29: whatever chance decides is told, and from what. */
  private wrongChance(since: readonly Telling[]): string | null {
    const was = this.chance;
    const { drawn } = this.g.state.chance;
    this.chance = drawn.slice();
    const untold = BY_CHANCE.find(
      ([stream, kind]) => drawn[stream] !== was[stream] && !since.some((t) => t.kind === kind),
    );
    return untold === undefined ? null : `chance has decided something (${Stream[untold[0]]}), and nobody was told`;
  }

  /** R-8.8: nobody who was told to have all that a dilemma asks fails it. */
  private wrongVerdict(since: readonly Telling[]): string | null {
    let wrong: string | null = null;
    for (const t of since) {
      if (t.kind === 'met' && t.needs !== null) this.verdicts.set(t.card.card, t.needs.private.met);
      if (t.kind === 'judged' && t.of !== 'depends') this.verdicts.set(t.card.card, t.met);
      if (t.kind !== 'encounter-over') continue;
      if (t.outcome === 'failed' && this.verdicts.get(t.card.card) === true)
        wrong ??= `${this.g.def(t.card.card).title} (card ${t.card.card}) was failed by those who were told to have what it asks`;
      this.verdicts.delete(t.card.card);
    }
    return wrong;
  }

  /** Draws that are still to come add up; every turn begins with the usual one. */
  private wrongDraws(since: readonly Telling[]): string | null {
    let wrong: string | null = null;
    for (const seat of SEATS) {
      const own = since.filter((t) => (t.kind === 'turn' || t.kind === 'draws') && t.who === seat);
      const told = own.slice(own.findLastIndex((t) => t.kind === 'turn') + 1);
      const was = told.length < own.length ? USUAL : this.draws[seat];
      const { noDraws, extraDraws } = this.g.state.players[seat];
      this.draws[seat] = { noDraws, extraDraws };
      const more = told.reduce((n, t) => n + (t.kind === 'draws' ? (t.more ?? 0) : 0), was.extraDraws);
      const none = was.noDraws || told.some((t) => t.kind === 'draws' && t.more === null);
      if (more !== extraDraws || none !== noDraws)
        wrong ??= `seat ${seat} has other draws to come (${noDraws ? 'none' : extraDraws}) than was told (${none ? 'none' : more})`;
    }
    return wrong;
  }

  /** Another condition, or another player who has it. */
  private wrongState(since: readonly Telling[]): string | null {
    const { g, states } = this;
    const awake = since.map(endsStops);
    let wrong: string | null = null;
    for (const c of g.state.cards) {
      // what is no card of its own may have come into being meanwhile
      const [was, now] = [states[c.id] ?? null, stateOf(c)];
      states[c.id] = now;
      if (was === null || now === null) continue;
      wrong ??= this.wrongNumbers(c, was, now, since) ?? this.wrongSide(c, was, now, since);
      if (was.status === now.status && was.controller === now.controller) continue;
      const said = since.map(conditionsIn).filter(({ cards }) => cards.some((r) => r.card === c.id));
      for (const [bit, is] of CONDITIONS_TOLD) {
        if (((was.status ^ now.status) & bit) === 0 || said.some(({ bits }) => (bits & bit) !== 0)) continue;
        if (bit === Status.Stopped && awake.includes(c.controller)) continue;
        wrong ??= `${g.def(c.id).title} (card ${c.id}) ${(now.status & bit) !== 0 ? 'became' : 'is no longer'} ${is}, and nobody was told`;
      }
      if (was.controller !== now.controller && !said.some(({ control }) => control))
        wrong ??= `${g.def(c.id).title} (card ${c.id}) changed hands, and nobody was told`;
    }
    return wrong;
  }

  /** An affiliation that a card works as from now on; a ship that casts off and stays where she is. */
  private wrongSide(c: Card, was: CardState, now: CardState, since: readonly Telling[]): string | null {
    const name = `${this.g.def(c.id).title} (card ${c.id})`;
    const isTold = (cards: (t: Telling) => readonly (CardRef | null)[]) =>
      since.some((t) => cards(t).some((r) => r?.card === c.id));
    if (now.mode !== was.mode && now.mode >= 0 && !isTold(worksIn))
      return `${name} works as another affiliation, and nobody was told`;
    const castOff = was.dock >= 0 && now.dock < 0 && inPlay(this.g.card(was.dock)) && this.g.def(c.id).ship;
    return castOff && !isTold((t) => (t.kind === 'undocked' || t.kind === 'commandeered' ? [t.ship] : goers(t)))
      ? `${name} is no longer docked, and nobody was told`
      : null;
  }

  /** RANGE that was spent or is there again, turns that are left: they add up. */
  private wrongNumbers(c: Card, was: CardState, now: CardState, since: readonly Telling[]): string | null {
    const name = `${this.g.def(c.id).title} (card ${c.id})`;
    const spent = since.reduce((sum, t) => sum + (rangeIn(t)?.ship === c.id ? rangeIn(t)!.spent : 0), 0);
    const isFresh = since.some((t) => endsStops(t) === c.controller);
    if (!isFresh && now.rangeUsed - was.rangeUsed !== spent)
      return `${name} has used ${now.rangeUsed} RANGE after ${was.rangeUsed}, and ${spent} was told`;
    if (now.countdown === was.countdown || now.countdown <= 0) return null;
    const left = since.flatMap((t) => (t.kind === 'countdown' && t.card.card === c.id ? [t.left] : [])).at(-1);
    return left === now.countdown ? null : `${name} has ${now.countdown} turns left, and ${left} was told`;
  }

  /** Another place. */
  private wrongPlace(since: readonly Telling[]): string | null {
    const { g, places } = this;
    /** who was told which card it is, in bits */
    const named = new Map<number, number>();
    const regenerated = new Set<number>();
    const shuffled = new Set<number>();
    for (const telling of since) {
      for (const r of goers(telling)) {
        if (r !== null) named.set(r.card, (named.get(r.card) ?? 0) | r.seen);
      }
      // WARP-37: told as one, of the whole discard pile
      if (telling.kind === 'deck-regenerated') regenerated.add(telling.who);
      // BOG-13, BOG-101: so are the used cards of a side deck
      if (telling.kind === 'shuffled' && telling.pile !== 'deck') shuffled.add(telling.who);
    }
    let wrong: string | null = null;
    for (const c of g.state.cards) {
      // on its way: it is looked at when it has arrived
      if (c.zone === Zone.Aside) {
        if (named.has(c.id)) this.announced.add(c.id);
        else if (!this.announced.has(c.id) && SIDE_DECKS.includes(this.zones[c.id]))
          wrong ??= `${g.def(c.id).title} (card ${c.id}) was taken from a side deck, and nobody was told`;
        continue;
      }
      const spokenOf = this.announced.delete(c.id) || named.has(c.id);
      const [was, now] = [places[c.id] ?? null, publicPlace(c)];
      const before = this.zones[c.id];
      places[c.id] = now;
      this.zones[c.id] = c.zone;
      if (before !== c.zone && COUNTED.includes(before) && COUNTED.includes(c.zone) && !spokenOf)
        wrong ??= `${g.def(c.id).title} (card ${c.id}) went from pile to pile (${Zone[before]}, ${Zone[c.zone]}), and nobody was told`;
      const isNamedTo = (bits: number) => ((named.get(c.id) ?? 0) & bits) === bits;
      if (c.zone === Zone.Hand && DRAWN_FROM.includes(before) && !isNamedTo(1 << c.owner))
        wrong ??= `${g.def(c.id).title} (card ${c.id}) came into a hand, and its player was not told`;
      if (was === now) continue;
      // who saw it lie is told which card is gone
      if (named.has(c.id) && OPEN_PILES.includes(before) && !regenerated.has(c.owner) && !isNamedTo(EVERYBODY))
        wrong ??= `${g.def(c.id).title} (card ${c.id}) went from ${was} to ${now ?? 'hiding'}, and not all were told which card`;
      if (named.has(c.id)) continue;
      if (was !== null && now === null && SIDE_DECKS.includes(c.zone) && shuffled.has(c.owner)) continue;
      if (was === Zone[Zone.Discard] && now === null && regenerated.has(c.owner)) continue;
      wrong ??= `${g.def(c.id).title} (card ${c.id}) went from ${was ?? 'hiding'} to ${now ?? 'hiding'}, and nobody was told`;
    }
    return wrong;
  }
}

// ----- what is chosen is told

/** Questions whose answer has a telling of its own: a Tactic is laid down face down (BOG-23). */
const TOLD_OTHERWISE: readonly string[] = ['tactic'];

/** A card or place that somebody chose of several, and of which no telling since says so, with all there was to choose from. */
export function wrongChoice(d: Decision, { option, cards }: Answer, since: readonly Telling[]): string | null {
  if (option.verb !== 'pick' || TOLD_OTHERWISE.includes(d.prompt.id)) return null;
  const open = d.options.filter((o) => o.verb === 'pick');
  if (option.group === null && option.card < 0) {
    const isPlace = option.to !== NOWHERE && open.length > 1;
    return !isPlace || since.some((t) => t.kind === 'picked-place' && t.of.known.length === open.length)
      ? null
      : `a place was chosen ("${d.prompt.id}"), and nobody was told`;
  }
  const pool = option.group ?? open.map((o) => o.card);
  const chosen = option.group === null ? [option.card] : cards;
  if (chosen.length === 0 || chosen.length === pool.length) return null;
  const isTold = since.some(
    (t) => t.kind === 'picked' && t.who === d.seat && isSame(t.cards, chosen) && isSame(t.of.known, pool),
  );
  return isTold ? null : `cards were chosen ("${d.prompt.id}"), and nobody was told`;
}

const isSame = (told: readonly CardRef[], ids: readonly number[]): boolean =>
  told.length === ids.length && told.every((r) => ids.includes(r.card));

/** Looks at every answer. */
export function followChoices(g: Game, wrong: (message: string | null) => void): void {
  const look = (given: Answer, take: () => void): void => {
    const asked = g.decisionFor(given.seat)!;
    const before = g.log.length;
    take();
    const since = g.log.slice(before).map((entry) => entry.telling);
    wrong(wrongChoice(asked, given, since));
  };
  const [answer, choose] = [g.answer.bind(g), g.choose.bind(g)];
  g.answer = (text) => look(parseAnswer(g.decision!, text), () => answer(text));
  g.choose = (option, cards = [], seat = g.decision!.seat) =>
    look({ seat, option, cards }, () => choose(option, cards, seat));
}

// ----- nobody is told what is hidden

/** Cards that are shown by what is told of them, although they may be hidden before and afterwards. */
const SHOWN: { readonly [K in TellingKind]?: readonly string[] } = {
  // what enters play (DOM-58)
  reported: ['card'],
  played: ['card'],
  downloaded: ['card'],
  activated: ['card'],
  acquired: ['card'],
  replaced: ['old', 'card'],
  took: ['card'],
  // whoever uses a text shows the card
  used: ['card'],
  // what is met, or turned up for all to see
  met: ['card'],
  judged: ['card'],
  experienced: ['card'],
  revealed: ['card'],
  probed: ['card'],
  nullified: ['card'],
  'void-seed': ['card'],
  'encounter-over': ['card'],
  // whoever fights (DOM-59)
  fight: ['sides'],
  duel: ['fighters'],
  'fight-totals': ['standing'],
  'struck-down': ['card'],
  spared: ['card'],
  // what expires, is cured or nullified
  ended: ['card'],
  // what leaves play, for an open pile or out of somebody's hands
  killed: ['whom'],
  destroyed: ['card', 'aboard'],
  discarded: ['cards'],
  left: ['card'],
  'put-under': ['card'],
  // out of an open pile, or from beneath a card where it lay face up
  placed: ['card'],
  erased: ['cards'],
  'played-back': ['card'],
  // whom something is done to in the open
  captured: ['card'],
  freed: ['card'],
  custody: ['card'],
  assimilated: ['card'],
  'no-duel': ['fighters'],
  deactivated: ['card'],
  reactivated: ['card'],
  infiltrated: ['card'],
  exposed: ['card'],
  'house-arrest': ['card'],
};

/** The card whose text it was, whatever happened: a card in play is shown for that. */
const SOURCES: readonly string[] = ['by', 'cause', 'source', 'text', 'using'];
const isOpen = (c: Card): boolean => c.zone === Zone.Aside || (inPlay(c) && (c.status & Status.FaceDown) === 0);

/** What has just been played, or whose text was used, and went back to the hand or beneath the deck was seen by all. */
const wasPlayed = (g: Game, id: number): boolean =>
  g.log.some(
    ({ turn, telling: t }) =>
      turn === g.state.turn.number && (t.kind === 'played' || t.kind === 'used') && t.card.card === id,
  );

/** What is seeded face up lies open for a moment, and whoever uses a text shows whom it means. */
const isShownBy = (t: Telling, field: string): boolean =>
  (t.kind === 'seeded' && field === 'card' && !t.faceDown) ||
  (t.kind === 'relocated' && field === 'cards' && t.by !== null);

/** Whoever goes was seen before and may be seen now: of both every viewer is told who it is. */
function isSeen(g: Game, telling: Telling, viewer: Viewer, id: number): boolean {
  if (knows(g, viewer, id)) return true;
  if (telling.kind !== 'transported') return false;
  const { from, cards } = telling;
  const [zone, host] =
    'card' in from
      ? [Zone.Aboard, from.card]
      : 'planet' in from
        ? [Zone.Planet, from.planet]
        : [Zone.Space, from.location];
  const before = g.asIf((s) => {
    for (const { card } of cards) Object.assign(s.cards[card], { zone, host });
  });
  return knows(before, viewer, id);
}

/** Somebody who goes, and is not named to a viewer who sees it. */
function withheld(g: Game, telling: Telling): string | null {
  if (telling.kind !== 'transported') return null;
  for (const r of telling.cards)
    for (const viewer of VIEWERS)
      if ((r.seen & (viewer < 0 ? 4 : 1 << viewer)) === 0 && isSeen(g, telling, viewer, r.card))
        return `"transported" does not name ${g.def(r.card).title} to ${viewer < 0 ? 'spectators' : `seat ${viewer}`}, who sees it go`;
  return null;
}

/** A card that a telling, made just now, names to somebody who may not know it, or does not name to somebody who sees it go. */
export function wrongName(g: Game, telling: Telling): string | null {
  let wrong = withheld(g, telling);
  for (const [field, value] of Object.entries(telling)) {
    if (SHOWN[telling.kind]?.includes(field) || isShownBy(telling, field)) continue;
    withCards(value, (r: CardRef) => {
      // the fighters are terms of their own STRENGTH
      if (telling.kind === 'duel' && telling.fighters.some((f) => f.card === r.card)) return r;
      if (SOURCES.includes(field) && (isOpen(g.card(r.card)) || wasPlayed(g, r.card))) return r;
      for (const viewer of VIEWERS) {
        const told = (r.seen & (viewer < 0 ? 4 : 1 << viewer)) !== 0;
        // whoever chooses from what a search finds has seen it
        const found = telling.kind === 'picked' && viewer === telling.who && mayName(g, viewer, r.card);
        if (told && !found && !isSeen(g, telling, viewer, r.card))
          wrong ??= `"${telling.kind}" names ${g.def(r.card).title} (${field}) to ${viewer < 0 ? 'spectators' : `seat ${viewer}`}, who may not know it`;
      }
      return r;
    });
  }
  return wrong;
}

/** Hears every telling at the moment when it is made: afterwards the cards may lie elsewhere. */
export function listen(g: Game, heard: (telling: Telling) => void): void {
  const tell = g.tell.bind(g);
  g.tell = (telling) => {
    tell(telling);
    heard(g.log[g.log.length - 1].telling);
  };
}
