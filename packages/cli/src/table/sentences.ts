/** The table in plain sentences, for screen readers: no drawing, no columns. */
import { list } from '@spaceline/protocol';
import type { PlaceScene, Scene, SideScene, UnitScene } from './scene.ts';

const count = (n: number, one: string, many = `${one}s`): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

function unitWords(u: UnitScene): string {
  const people = [...u.people, ...(u.hidden > 0 ? [count(u.hidden, 'hidden card')] : [])];
  const notes = u.notes.length > 0 ? ` (${u.notes.join(', ')})` : '';
  return people.length === 0 ? `${u.name}${notes}, empty` : `${u.name}${notes} with ${list(people)}`;
}

function placeWords(p: PlaceScene, of: number, scene: Scene): string[] {
  const out = [
    `Location ${p.number} of ${of}: ${p.title}. A ${p.kind} mission, ${p.points} points, span ${p.span}, ${p.owner}.`,
  ];
  if (p.solvedBy !== null) out.push(`It is solved${p.solvedBy === '' ? '' : ` by ${p.solvedBy}`}.`);
  else {
    if (p.needs !== '') out.push(`It needs ${p.needs}.`);
    if (p.may !== '') out.push(`It may be attempted by ${p.may}.`);
    const own = p.ownSeeds > 0 ? `, ${p.ownSeeds} of them yours` : '';
    out.push(p.seeds === 0 ? 'No seed cards are under it.' : `Under it: ${count(p.seeds, 'seed card')}${own}.`);
  }
  if (p.laid.length > 0) out.push(`You have laid out ${list(p.laid)}.`);
  if (p.on.length > 0) out.push(`On it: ${list(p.on)}.`);
  for (const [side, units] of [
    [scene.near, p.near],
    [scene.far, p.far],
  ] as const) {
    if (units.length > 0) out.push(`${side.name} there: ${units.map(unitWords).join('; ')}.`);
  }
  return out;
}

function sideWords(s: SideScene): string[] {
  const out = [
    `${s.name}: ${s.points}, ${count(s.hand, 'card')} in hand, ${count(s.deck, 'card')} in the draw deck, ${count(s.discard, 'card')} discarded.`,
  ];
  if (s.openHand.length > 0) out.push(`${s.name}, open hand: ${list(s.openHand)}.`);
  for (const deck of s.sideDecks) out.push(`${s.name}, side deck ${deck}.`);
  if (s.table.length > 0) out.push(`${s.name}, on the table: ${list(s.table)}.`);
  return out;
}

export function tellTable(scene: Scene): string[] {
  const out = [`${scene.turn}. ${scene.moment}.`, ...sideWords(scene.far), ...sideWords(scene.near)];
  out.push(`${scene.near.name}: ${count(scene.near.plays, 'card play')} left.`);
  for (const line of scene.lines) {
    if (scene.lines.length > 1) out.push(`${line.quadrant}.`);
    for (const p of line.places) out.push(placeWords(p, line.places.length, scene).join(' '));
  }
  return out;
}
