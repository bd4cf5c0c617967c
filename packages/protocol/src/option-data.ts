/** An option as plain data, with what the rules know about it and its words tell. */
import {
  commandeersFrom,
  type Game,
  isLocationSpot,
  isMisSeed,
  type Option,
  rangeLeft,
  rangeTo,
  scoutsFrom,
  spotLocation,
  spotOf,
  triersOf,
  Zone,
} from '@spaceline/engine';
import type { OptionPile } from './option-key.ts';
import type { OptionData } from './words/option-words.ts';

/** What a flight takes of the RANGE that is left. */
function range(g: Game, o: Option): Pick<OptionData, 'cost' | 'left'> {
  if (o.verb !== 'move' || !isLocationSpot(o.to) || !g.def(o.card).ship) return {};
  const c = g.card(o.card);
  const cost = rangeTo(g, c.controller, c.host, spotLocation(o.to));
  return cost < 0 ? {} : { cost, left: rangeLeft(g, o.card) };
}

/** Those who would try it: of several teams the one that the option names, with both icons a crew and an Away Team. */
function triers(g: Game, o: Option): readonly number[] | undefined {
  const { seat } = g.state.turn;
  switch (o.verb) {
    case 'attempt':
      return triersOf(g, seat, spotLocation(o.to), o.from, o.mark)?.ids;
    case 'scout':
      return scoutsFrom(g, seat, spotLocation(o.to), o.from);
    case 'commandeer':
      return commandeersFrom(g, seat, o.from, o.mark);
  }
}

function able(g: Game, o: Option): Pick<OptionData, 'able' | 'both'> {
  const who = triers(g, o);
  if (who === undefined) return {};
  const isOneGroup = o.verb === 'commandeer' || who.every((id) => spotOf(g, id) === o.from);
  return { able: who.length, ...(isOneGroup ? {} : { both: 1 }) };
}

/** Where a seed card is laid out, before the stacks are slid under (WARP-23). */
function laidOut(g: Game, o: Option): Pick<OptionData, 'laidOut'> {
  const top = g.state.processes[g.state.processes.length - 1];
  if (o.verb !== 'take-back' || top.kind !== 'seeding') return {};
  const at = top.stacks[g.card(o.card).owner].findIndex((stack) => stack?.includes(o.card));
  return at < 0 ? {} : { laidOut: at };
}

/** may be seeded there, and does not belong there. */
function misSeed(g: Game, o: Option): Pick<OptionData, 'misSeed'> {
  if (o.verb !== 'seed' || !isLocationSpot(o.to)) return {};
  const at = spotLocation(o.to);
  return g.location(at).missions.length > 0 && isMisSeed(g, at, o.card) ? { misSeed: true } : {};
}

/** A report that a card's text allows names that card. */
const via = (o: Option): Pick<OptionData, 'via'> =>
  o.verb === 'report' && o.via >= 0 && o.via !== o.card ? { via: o.via } : {};

/** In which pile a card to pick lies, where another of its name that can be picked lies in another one. */
function pile(g: Game, o: Option, all: readonly Option[]): Pick<OptionData, 'pile'> {
  if (o.verb !== 'pick' || o.card < 0) return {};
  const { def, zone } = g.card(o.card);
  const name = PILES_OF[zone];
  const isTwin = ({ card }: Option): boolean => card >= 0 && g.card(card).def === def && g.card(card).zone !== zone;
  return name !== undefined && all.some(isTwin) ? { pile: name } : {};
}

const PILES_OF: Partial<Record<Zone, OptionPile>> = {
  [Zone.Hand]: 'hand',
  [Zone.Deck]: 'deck',
  [Zone.Discard]: 'discard',
  [Zone.Tent]: 'tent',
};

/** `all`: the options of the same question. */
export function optionData(g: Game, o: Option, all: readonly Option[] = []): OptionData {
  return {
    verb: o.verb,
    card: o.card,
    from: o.from,
    to: o.to,
    mark: o.mark,
    word: o.word,
    group: o.group === null ? null : o.group.slice(),
    min: o.min,
    max: o.max,
    ...via(o),
    ...range(g, o),
    ...able(g, o),
    ...laidOut(g, o),
    ...misSeed(g, o),
    ...pile(g, o, all),
  };
}
