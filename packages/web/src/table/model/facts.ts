/** The one fact that a unit shows. */
import { joined, type Words } from '@spaceline/protocol/words';
import { say } from '../../net/say.ts';
import { has, hullOf, number, rangeLeft, type Unit } from './places.ts';

export function unitFact(u: Unit): Words {
  const parts: Words[] = [];
  if (u.kind === 'team') {
    const stopped = u.people.filter((c) => has(c, 'stopped')).length;
    return stopped > 0 ? say('{stopped} stopped', { stopped }) : say('on the planet');
  }
  if (u.kind === 'held') return say('held here');
  if (u.card === null) return '';
  if (has(u.card, 'uncontrolled')) parts.push(say('nobody’s'));
  if (has(u.card, 'stopped')) parts.push(say('stopped'));
  const hull = hullOf(u);
  if (hull < 1) parts.push(say('hull {n}%', { n: Math.round(hull * 100) }));
  if (has(u.card, 'cloaked')) parts.push(say('cloaked'));
  if (has(u.card, 'phased')) parts.push(say('phased'));
  if (has(u.card, 'assimilated')) parts.push(say('assimilated'));
  else if (u.kind !== 'site' && u.card.owner !== u.seat) parts.push(say('taken'));
  if (u.card.scouted) parts.push(say('scouted'));
  if (parts.length > 0) return joined(parts, ', ');
  if (u.kind === 'ship') {
    if (u.card.dock >= 0) return say('docked');
    if (u.card.zone === 'Planet') return say('landed');
    const left = rangeLeft(u.card);
    const full = number(u.card, u.info, 'range');
    if (full === null) return '';
    return left === null || left === full
      ? say('RANGE {full}', { full })
      : say('RANGE {left} of {full}', { left, full });
  }
  const shields = u.card.values.shields ?? u.info?.facts.shields;
  return shields === undefined ? '' : say('SHIELDS {shields}', { shields });
}
