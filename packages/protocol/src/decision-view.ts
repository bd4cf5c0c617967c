/** A question as it is sent to the player who is asked, and only to that player. */
import {
  type Decision,
  type Game,
  hasCardPlays,
  isCardSpot,
  isOrder,
  mayName,
  type Option,
  type Seat,
  Zone,
} from '@spaceline/engine';
import type { DecisionView, OptionMessage } from './messages.ts';
import { optionData } from './option-data.ts';
import type { Shown } from './words/naming.ts';

function optionMessage(g: Game, o: Option, all: readonly Option[], endsPlays: boolean): OptionMessage {
  const { word, group, min, max, via, cost, left, able, both, laidOut, misSeed, pile } = optionData(g, o, all);
  const rules = {
    via,
    cost,
    left,
    able,
    both,
    laidOut,
    misSeed,
    pile,
    endsPlays: endsPlays && isOrder(g, o) ? 1 : undefined,
  };
  const known = Object.fromEntries(Object.entries(rules).filter(([, n]) => n !== undefined));
  return { key: o.key, ...(word !== o.mark && { word }), ...(group !== null && { group, min, max }), ...known };
}

/** The zones whose cards the view of their owner lists, or of everybody. */
const LISTED_FOR_OWNER: readonly Zone[] = [Zone.Hand, Zone.MissionPile, Zone.SeedPile];

function isListed(g: Game, seat: Seat, id: number): boolean {
  const c = g.card(id);
  if (LISTED_FOR_OWNER.includes(c.zone)) return c.owner === seat;
  return c.zone >= Zone.Under;
}

/** The cards that a question speaks of: who asks, who acts, where to, thanks to whom. */
function spokenOf(d: Decision): Set<number> {
  const ids = new Set<number>();
  for (const o of d.options) {
    for (const id of [o.card, o.from, o.to, o.via]) if (isCardSpot(id)) ids.add(id);
    for (const id of o.group ?? []) ids.add(id);
  }
  if (d.prompt.card >= 0) ids.add(d.prompt.card);
  return ids;
}

function shownCard(g: Game, seat: Seat, id: number): Shown {
  if (!mayName(g, seat, id)) return { id, card: null };
  const { controller } = g.card(id);
  return { id, card: g.def(id).facts.id, ...(controller !== seat && { controller }) };
}

/** `n` is the number that an answer must give. */
export function decisionView(g: Game, seat: Seat, d: Decision, n: number): DecisionView {
  // CR-192: who still has cards to play should know which orders put an end to that
  const plays = d.kind === 'action' && hasCardPlays(g, d.options);
  return {
    n,
    seat,
    kind: d.kind,
    prompt: d.prompt.id,
    event: d.event.name,
    text: d.prompt.text,
    card: d.prompt.card,
    options: d.options.map((o) => optionMessage(g, o, d.options, plays)),
    shown: [...spokenOf(d)].filter((id) => !isListed(g, seat, id)).map((id) => shownCard(g, seat, id)),
  };
}
