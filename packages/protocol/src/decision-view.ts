/** A question as it is sent to the player who is asked, and only to that player. */
import { type Decision, type Game, isCardSpot, type Option, type Seat, Zone } from '@spaceline/engine';
import { describeOption, describePrompt, optionWords, topicOf } from './describe.ts';
import type { DecisionView, OptionView } from './messages.ts';
import { mayName } from './names.ts';

function optionView(g: Game, seat: Seat, d: Decision, o: Option): OptionView {
  const { stem, tail } =
    o.verb === 'pass' ? { stem: describeOption(g, seat, o, d), tail: '' } : optionWords(g, seat, o);
  return {
    key: o.key,
    verb: o.verb,
    card: o.card,
    from: o.from,
    to: o.to,
    word: o.word,
    topic: topicOf(o),
    stem,
    tail,
    group: o.group === null ? null : o.group.slice(),
    min: o.min,
    max: o.max,
  };
}

/** The zones whose cards the view of their owner lists, or of everybody. */
const LISTED_FOR_OWNER: readonly Zone[] = [Zone.Hand, Zone.MissionPile, Zone.SeedPile];

function isListed(g: Game, seat: Seat, id: number): boolean {
  const c = g.card(id);
  if (LISTED_FOR_OWNER.includes(c.zone)) return c.owner === seat;
  return c.zone >= Zone.Under;
}

function shown(g: Game, seat: Seat, options: readonly Option[]): DecisionView['shown'] {
  const ids = new Set<number>();
  for (const o of options) {
    if (o.card >= 0) ids.add(o.card);
    for (const spot of [o.from, o.to]) if (isCardSpot(spot)) ids.add(spot);
    for (const id of o.group ?? []) ids.add(id);
  }
  return [...ids]
    .filter((id) => !isListed(g, seat, id))
    .map((id) => ({ id, card: mayName(g, seat, id) ? g.def(id).facts.id : null }));
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
    shown: shown(g, seat, d.options),
  };
}
