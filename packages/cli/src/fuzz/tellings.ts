/**
 * What happens is told: whoever reads the log can follow every card that went somewhere else in public, and is told of no card that
 * may not be known.
 */
import {
  type Card,
  type CardRef,
  type Game,
  goers,
  inPlay,
  knows,
  Status,
  type Telling,
  type TellingKind,
  VIEWERS,
  withCards,
  Zone,
} from '@spaceline/engine';

// ----- nothing moves untold

/** Piles that lie open. */
const OPEN_PILES: readonly Zone[] = [Zone.Discard, Zone.Points, Zone.OutOfPlay];

/** Where everybody can see the card lie, known or not; null where nobody can. */
function publicPlace({ zone, host }: Card): string | null {
  if (zone >= Zone.Under) return `${Zone[zone]} ${host}`;
  return OPEN_PILES.includes(zone) ? Zone[zone] : null;
}

/** Looks at the table at every question. */
export class Follower {
  private readonly places: (string | null)[];
  private heard: number;
  /** cards on their way of which something was told: what was played or met, and is discarded afterwards */
  private readonly announced = new Set<number>();

  constructor(private readonly g: Game) {
    this.places = g.state.cards.map(publicPlace);
    this.heard = g.log.length;
  }

  /** A card that changed its place in public since the last question, and of which no telling since has said that it goes. */
  wrongSilence(): string | null {
    const { g, places } = this;
    const named = new Set<number>();
    const regenerated = new Set<number>();
    for (const { telling } of g.log.slice(this.heard)) {
      for (const r of goers(telling)) if (r !== null) named.add(r.card);
      // WARP-37: told as one, of the whole discard pile
      if (telling.kind === 'deck-regenerated') regenerated.add(telling.who);
    }
    this.heard = g.log.length;
    let wrong: string | null = null;
    for (const c of g.state.cards) {
      // on its way: it is looked at when it has arrived
      if (c.zone === Zone.Aside) {
        if (named.has(c.id)) this.announced.add(c.id);
        continue;
      }
      const announced = this.announced.delete(c.id) && c.zone === Zone.Discard;
      const [was, now] = [places[c.id] ?? null, publicPlace(c)];
      places[c.id] = now;
      if (was === now || named.has(c.id) || announced) continue;
      if (was === Zone[Zone.Discard] && now === null && regenerated.has(c.owner)) continue;
      wrong ??= `${g.def(c.id).title} (card ${c.id}) went from ${was ?? 'hiding'} to ${now ?? 'hiding'}, and nobody was told`;
    }
    return wrong;
  }
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
  // what leaves play, for an open pile or out of somebody's hands
  killed: ['whom'],
  destroyed: ['card', 'aboard'],
  discarded: ['cards'],
  left: ['card'],
  erased: ['cards'],
  'played-back': ['card'],
  // whom something is done to in the open
  captured: ['card'],
  freed: ['card'],
  custody: ['card'],
  assimilated: ['card'],
  stasis: ['card'],
  deactivated: ['card'],
  reactivated: ['card'],
  infiltrated: ['card'],
  exposed: ['card'],
  'house-arrest': ['card'],
};

/** The card whose text it was, whatever happened: a card in play is shown for that. */
const SOURCES: readonly string[] = ['by', 'cause', 'source', 'using'];
const isOpen = (c: Card): boolean => inPlay(c) && (c.status & Status.FaceDown) === 0;

/** A card that a telling, made just now, names to somebody who may not know it. */
export function wrongName(g: Game, telling: Telling): string | null {
  let wrong: string | null = null;
  for (const [field, value] of Object.entries(telling)) {
    if (SHOWN[telling.kind]?.includes(field)) continue;
    withCards(value, (r: CardRef) => {
      // the fighters are terms of their own STRENGTH
      if (telling.kind === 'duel' && telling.fighters.some((f) => f.card === r.card)) return r;
      if (SOURCES.includes(field) && isOpen(g.card(r.card))) return r;
      for (const viewer of VIEWERS) {
        const told = (r.seen & (viewer < 0 ? 4 : 1 << viewer)) !== 0;
        if (told && !knows(g, viewer, r.card))
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
