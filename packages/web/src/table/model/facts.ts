/** The one fact that a unit shows. */
import { has, rangeLeft, type Unit } from './places.ts';

export function unitFact(u: Unit): string {
  const parts: string[] = [];
  if (u.kind === 'team') {
    const stopped = u.people.filter((c) => has(c, 'stopped')).length;
    return stopped > 0 ? `${stopped} stopped` : 'on the planet';
  }
  if (u.card === null) return '';
  if (has(u.card, 'stopped')) parts.push('stopped');
  if (has(u.card, 'damaged')) parts.push('damaged');
  if (has(u.card, 'cloaked')) parts.push('cloaked');
  if (has(u.card, 'phased')) parts.push('phased');
  if (parts.length > 0) return parts.join(', ');
  if (u.kind === 'ship') {
    if (u.card.dock >= 0) return 'docked';
    if (u.card.zone === 'Planet') return 'landed';
    const left = rangeLeft(u.card, u.info);
    const full = left === null ? null : left + u.card.rangeUsed;
    return left === null ? '' : left === full ? `RANGE ${left}` : `RANGE ${left} of ${full}`;
  }
  const shields = u.card.values.shields ?? u.info?.facts.shields;
  return shields === undefined ? '' : `SHIELDS ${shields}`;
}
