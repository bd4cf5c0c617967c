/**
 * Whatever of the table anybody can see changes with a word: what comes into play comes in a condition that is told, places come onto the
 * spacelines and leave them, seed cards become more and fewer, missions are solved and scouted, side decks open, texts begin to last.
 * `Follower` (tellings.ts) has its eye on the cards that are in play already.
 */
import {
  type Card,
  type CardRef,
  CONDITIONS_TOLD,
  conditionsIn,
  disabled,
  type Game,
  goers,
  inPlay,
  type Location,
  lineIn,
  NOWHERE,
  type PlaceRef,
  SEATS,
  type Seat,
  Status,
  type Telling,
  worksIn,
  Zone,
} from '@spaceline/engine';

const OPENS = ['bridge', 'continuum', 'tent'] as const;
/** Conditions that are told by what brings them about. */
const TOLD_ITSELF = Status.FaceDown | Status.Solved | Status.Rotated | Status.HeldStop;

const OUT_OF_ACTION = Status.Disabled | Status.Stasis | Status.Deactivated | Status.Captive | Status.Brainwashed;

type SeenCard = Pick<Card, 'zone' | 'host' | 'status' | 'dock' | 'aim' | 'scoutedIn'>;
type SeenLocation = Pick<Location, 'solvedBy' | 'barred' | 'examined' | 'scoutedIn'>;

const seenCard = ({ zone, host, status, dock, aim, scoutedIn }: Card): SeenCard => ({
  zone,
  host,
  status,
  dock,
  aim,
  scoutedIn,
});
const seenLocation = ({ solvedBy, barred, examined, scoutedIn }: Location): SeenLocation => ({
  solvedBy,
  barred,
  examined,
  scoutedIn: [scoutedIn[0], scoutedIn[1]],
});

const isSameCard = (a: SeenCard, b: SeenCard): boolean =>
  a.zone === b.zone &&
  a.host === b.host &&
  a.status === b.status &&
  a.dock === b.dock &&
  a.aim === b.aim &&
  a.scoutedIn === b.scoutedIn;

const isAt = (place: PlaceRef | null, location: number): boolean =>
  place !== null &&
  (('location' in place && place.location === location) || ('planet' in place && place.planet === location));

const names = (cards: readonly (CardRef | null)[], id: number): boolean => cards.some((r) => r?.card === id);

type Lasting = Game['state']['lasting'][number];

/** Looks at the table at every question. */
export class Onlooker {
  private cards: SeenCard[];
  private lines: readonly (readonly number[])[];
  private locations: SeenLocation[];
  private open: boolean[];
  private plays: number[];
  private lasting: Game['state']['lasting'];
  private delayed: Game['state']['delayed'];
  private silenced: ReadonlySet<number>;
  private heard: number;

  constructor(private readonly g: Game) {
    const { state } = g;
    this.cards = state.cards.map(seenCard);
    this.lines = state.lines.map((line) => line.slice());
    this.locations = state.locations.map(seenLocation);
    this.open = this.doors();
    this.plays = g.state.players.map((p) => p.plays);
    this.lasting = state.lasting;
    this.delayed = state.delayed.slice();
    this.silenced = this.outOfAction();
    this.heard = g.log.length;
  }

  /** Who is disabled in play. */
  private outOfAction(): ReadonlySet<number> {
    const { g } = this;
    return new Set(g.state.cards.flatMap((c) => (inPlay(c) && disabled(g, c.id) ? [c.id] : [])));
  }

  private doors(): boolean[] {
    return SEATS.flatMap((seat) => OPENS.map((door) => this.g.state.players[seat][door]));
  }

  /** Everything that has changed since the last question, and of which no telling since has said so. */
  untold(): string[] {
    const { g } = this;
    const since = g.log.slice(this.heard).map((entry) => entry.telling);
    this.heard = g.log.length;
    const wrong = [
      ...g.state.cards.flatMap((c) => this.ofCard(c, since)),
      ...this.ofLines(since),
      ...g.state.locations.flatMap((l) => this.ofLocation(l, since)),
      ...this.ofPlayers(since),
      ...this.ofTexts(since),
      ...this.ofSilence(since),
    ];
    this.cards = g.state.cards.map(seenCard);
    this.lines = g.state.lines.map((line) => line.slice());
    this.locations = g.state.locations.map(seenLocation);
    this.open = this.doors();
    this.plays = g.state.players.map((p) => p.plays);
    this.lasting = g.state.lasting;
    this.delayed = g.state.delayed.slice();
    return wrong.map((what) => `${what}, and nobody was told`);
  }

  /** who does nothing any more, by whatever, and who can again. */
  private ofSilence(since: readonly Telling[]): string[] {
    const was = this.silenced;
    this.silenced = this.outOfAction();
    const isTold = (id: number) =>
      since.some((t) => {
        if (t.kind === 'silenced' || t.kind === 'lasts' || t.kind === 'wore-off') return names(t.cards, id);
        const { cards, bits } = conditionsIn(t);
        return (bits & OUT_OF_ACTION) !== 0 && names(cards, id);
      });
    return this.g.state.cards.flatMap((c) => {
      if (!inPlay(c) || was.has(c.id) === this.silenced.has(c.id) || isTold(c.id)) return [];
      return [`${this.g.def(c.id).title} (card ${c.id}) is ${was.has(c.id) ? 'no longer ' : ''}disabled`];
    });
  }

  private ofCard(c: Card, since: readonly Telling[]): string[] {
    const was = this.cards[c.id] ?? { zone: Zone.Aside, host: -1, status: 0, dock: -1, aim: NOWHERE, scoutedIn: 0 };
    if (isSameCard(c, was)) return [];
    const name = `${this.g.def(c.id).title} (card ${c.id})`;
    const isNamed = since.some((t) => names(goers(t), c.id));
    const out: string[] = [];
    const moved = was.zone !== c.zone || was.host !== c.host;
    const slid = (location: number) => since.some((t) => t.kind === 'slid-under' && isAt(t.at, location));
    if (moved && c.zone === Zone.Seeded && !isNamed && !slid(c.host)) out.push(`${name} lies under another place`);
    if (moved && was.zone === Zone.Seeded && c.zone !== Zone.Aside && !isNamed)
      out.push(`${name} lies no longer under its place`);
    if (!inPlay(c)) return out;
    if (was.zone < Zone.Mission) out.push(...this.ofArrival(c, name, since));
    const before = was.zone < Zone.Mission ? 0 : was.status;
    const changed = (before ^ c.status) & TOLD_ITSELF;
    if (changed !== 0) out.push(...wrongItself(c, name, changed, since, isNamed));
    if (
      c.dock >= 0 &&
      c.dock !== was.dock &&
      !isNamed &&
      !since.some((t) => t.kind === 'docked' && t.ship.card === c.id)
    )
      out.push(`${name} is docked`);
    const isAimed = since.some((t) => t.kind === 'aimed' && t.card.card === c.id);
    if (c.aim !== was.aim && !isAimed && !isNamed) out.push(`${name} is aimed at something else`);
    const isScouted = since.some((t) => t.kind === 'scouted' && names([t.at as CardRef], c.id));
    if (c.scoutedIn !== was.scoutedIn && c.scoutedIn > 0 && !isScouted) out.push(`${name} was scouted`);
    return out;
  }

  /** In what condition a card comes into play, and whose it is then. */
  private ofArrival(c: Card, name: string, since: readonly Telling[]): string[] {
    const said = since.map(conditionsIn).filter(({ cards }) => names(cards, c.id));
    const out = CONDITIONS_TOLD.flatMap(([bit, is]) =>
      (c.status & bit) === 0 || said.some(({ bits }) => (bits & bit) !== 0) ? [] : [`${name} arrived ${is}`],
    );
    if (c.controller !== c.owner && !said.some(({ control }) => control)) out.push(`${name} arrived as another's`);
    const works = (t: Telling) => names(worksIn(t), c.id);
    if (c.mode >= 0 && !since.some(works)) out.push(`${name} arrived in one of its affiliations`);
    if (c.countdown > 0 && !since.some((t) => t.kind === 'countdown' && t.card.card === c.id && t.left === c.countdown))
      out.push(`${name} arrived with a countdown of ${c.countdown}`);
    return out;
  }

  /** The places of the spacelines, and which of them are beside each other. */
  private ofLines(since: readonly Telling[]): string[] {
    const { state } = this.g;
    const told = new Set(since.flatMap((t) => lineIn(t) ?? []));
    return state.lines.flatMap((line, n) => {
      const before = this.lines[n] ?? [];
      const news = line.filter((l) => !before.includes(l) && !told.has(l));
      const gone = before.filter((l) => !line.includes(l) && !told.has(l));
      const stayed = line.filter((l) => before.includes(l) && !told.has(l));
      const order = before.filter((l) => stayed.includes(l));
      return [
        ...news.map((l) => `location ${l} is on line ${n}`),
        ...gone.map((l) => `location ${l} is no longer on line ${n}`),
        ...(stayed.every((l, i) => l === order[i]) ? [] : [`line ${n} has another order`]),
      ];
    });
  }

  private ofLocation(l: Location, since: readonly Telling[]): string[] {
    const was = this.locations[l.id] ?? { solvedBy: -1, barred: 0, examined: 0, scoutedIn: [-1, -1] };
    const name = `location ${l.id}`;
    const out: string[] = [];
    const here = (t: Telling) =>
      'at' in t && t.at !== null && (t.at === l.id || (typeof t.at === 'object' && isAt(t.at, l.id)));
    const any = (...kinds: Telling['kind'][]) => since.some((t) => kinds.includes(t.kind) && here(t));
    if (was.solvedBy !== l.solvedBy && !any('solved')) out.push(`${name} was solved`);
    if (SEATS.some((s) => was.scoutedIn[s] !== l.scoutedIn[s] && l.scoutedIn[s] >= 0) && !any('scouted'))
      out.push(`${name} was scouted`);
    if (was.barred !== l.barred && !since.some((t) => t.kind === 'void-seed')) out.push(`${name} is barred`);
    const looked = since.some((t) => t.kind === 'looked' || t.kind === 'revealed');
    if (was.examined !== l.examined && !looked && !any('attempted', 'scouting', 'met'))
      out.push(`${name} was examined`);
    return out;
  }

  private ofPlayers(since: readonly Telling[]): string[] {
    const now = this.doors();
    const spent = SEATS.filter((seat) => this.playsTold(seat, since) !== this.g.state.players[seat].plays).map(
      (seat) => `seat ${seat} has another number of card plays`,
    );
    return spent.concat(
      now.flatMap((open, i) => {
        const seat = SEATS[Math.floor(i / OPENS.length)];
        const isTold = since.some((t) => t.kind === 'opened' && t.who === seat);
        return open !== this.open[i] && !isTold ? [`the ${OPENS[i % OPENS.length]} of seat ${seat} is open`] : [];
      }),
    );
  }

  /** The card plays that are left by what was told. */
  private playsTold(seat: Seat, since: readonly Telling[]): number {
    let left = this.plays[seat];
    for (const t of since) {
      if (!('who' in t) || t.who !== seat) continue;
      if (t.kind === 'turn') left = this.g.format.plays;
      else if (t.kind === 'gave-up-play') left--;
      else if ((t.kind === 'played' || t.kind === 'reported') && t.normal) left--;
      else if (t.kind === 'played-back' && t.normal) left++;
    }
    return left;
  }

  private ofTexts(since: readonly Telling[]): string[] {
    const { lasting, delayed } = this.g.state;
    const count = (kind: Telling['kind']) => since.filter((t) => t.kind === kind).length;
    const said = (kind: 'lasts' | 'wore-off', l: Lasting) =>
      since.some((t) => t.kind === kind && t.text.card === l.source);
    const isIn = (all: readonly Lasting[], l: Lasting) =>
      all.some((x) => x.def === l.def && x.source === l.source && x.clause === l.clause);
    // those who have left play were told of, and with them what was about them alone
    const holds = ({ subjects }: Lasting) => subjects === null || subjects.some((id) => inPlay(this.g.card(id)));
    const begun = lasting.filter((l) => !isIn(this.lasting, l) && !said('lasts', l));
    const over = this.lasting.filter((l) => holds(l) && !isIn(lasting, l) && !said('wore-off', l));
    const out = [...begun.map(() => 'a text begins to last'), ...over.map(() => 'a text lasts no longer')];
    if (delayed.length > this.delayed.length && count('put-off') === 0) out.push('a text is put off');
    if (delayed.length < this.delayed.length && count('called-off') + count('came-due') === 0)
      out.push('what was put off is gone');
    return out;
  }
}

/** Face down or up, solved, damaged, held for longer. */
function wrongItself(c: Card, name: string, changed: number, since: readonly Telling[], isNamed: boolean): string[] {
  const any = (is: (t: Telling) => boolean) => since.some(is);
  const out: string[] = [];
  if ((changed & Status.FaceDown) !== 0 && !isNamed)
    out.push(`${name} is turned face ${(c.status & Status.FaceDown) !== 0 ? 'down' : 'up'}`);
  if ((changed & Status.Solved) !== 0 && !any((t) => t.kind === 'solved' && t.at === c.host))
    out.push(`${name} is solved`);
  const turned = (t: Telling) =>
    (t.kind === 'rotated' && t.card.card === c.id) || (t.kind === 'repaired' && t.ship.card === c.id);
  if ((changed & Status.Rotated) !== 0 && !any(turned)) out.push(`${name} is damaged, or no longer`);
  const held = (c.status & Status.HeldStop) !== 0;
  if ((changed & Status.HeldStop) !== 0 && held && !any((t) => t.kind === 'held' && t.card.card === c.id))
    out.push(`${name} is held`);
  return out;
}
