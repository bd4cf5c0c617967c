/** A question as it is sent to the player who is asked, and only to that player. */
import { type Decision, type Game, isCardSpot, type Option, type Seat, Zone } from '@spaceline/engine';
import { describePrompt, optionWords, topicOf } from './describe.ts';
import type { DecisionView, OptionView } from './messages.ts';
import { optionData } from './option-data.ts';
import type { Shown } from './words/naming.ts';
import { mayName, namingOf } from './words/naming-of-game.ts';

function optionView(g: Game, seat: Seat, d: Decision, o: Option): OptionView {
  const data = optionData(g, o);
  const words = optionWords(data, namingOf(g, seat), { prompt: d.prompt.id, kind: d.kind });
  return { key: o.key, ...data, topic: topicOf(o), ...words };
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
  return {
    n,
    seat,
    kind: d.kind,
    prompt: d.prompt.id,
    text: describePrompt(g, seat, d),
    card: d.prompt.card,
    options: d.options.map((o) => optionView(g, seat, d, o)),
    shown: [...spokenOf(d)].filter((id) => !isListed(g, seat, id)).map((id) => shownCard(g, seat, id)),
  };
}
