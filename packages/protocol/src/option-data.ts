/** An option as plain data, with what the rules know about it and its words tell. */
import {
  ablePersonnelAt,
  type Game,
  isLocationSpot,
  isMisSeed,
  type Option,
  rangeLeft,
  rangeTo,
  scoutsFrom,
  spotLocation,
} from '@spaceline/engine';
import type { OptionData } from './words/option-words.ts';

/** What a flight takes of the RANGE that is left. */
function range(g: Game, o: Option): Pick<OptionData, 'cost' | 'left'> {
  if (o.verb !== 'move' || !isLocationSpot(o.to) || !g.def(o.card).ship) return {};
  const c = g.card(o.card);
  const cost = rangeTo(g, c.controller, c.host, spotLocation(o.to));
  return cost < 0 ? {} : { cost, left: rangeLeft(g, o.card) };
}

function able(g: Game, o: Option): Pick<OptionData, 'able'> {
  if (o.verb !== 'attempt' && o.verb !== 'scout' && o.verb !== 'commandeer') return {};
  const { seat } = g.state.turn;
  // Borg alone scout, and both halves of a team do so together
  if (o.verb === 'scout') return { able: scoutsFrom(g, seat, spotLocation(o.to), o.from).length };
  return { able: ablePersonnelAt(g, o.from, seat).length };
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

export function optionData(g: Game, o: Option): OptionData {
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
  };
}
