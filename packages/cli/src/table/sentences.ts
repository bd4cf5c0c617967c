/** The table in plain sentences, for screen readers: no drawing, no columns. */
import { joined, phrase, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';
import type { PlaceScene, Scene, SideScene, UnitScene } from './scene.ts';

function unitWords(u: UnitScene, speech: Speech): Words {
  const { say } = speech;
  const people = [...u.people, ...(u.hidden > 0 ? [say('{n} hidden [cards|card]', { n: u.hidden })] : [])];
  const name = u.notes.length > 0 ? phrase`${u.name} (${joined(u.notes, ', ')})` : u.name;
  return people.length === 0
    ? say('{name}, empty', { name })
    : say('{name} with {people}', { name, people: speech.list(people) });
}

function placeWords(p: PlaceScene, of: number, scene: Scene, speech: Speech): Words[] {
  const { say } = speech;
  const out = [
    say('Location {n} of {of}: {title}. A {kind} mission, {points} points, span {span}, {owner}.', {
      n: p.number,
      of,
      title: p.title,
      kind: p.kind,
      points: p.points,
      span: p.span,
      owner: p.owner,
    }),
  ];
  if (p.solvedBy !== null) out.push(say('It is solved< by {who}>.', { who: p.solvedBy === '' ? null : p.solvedBy }));
  else {
    if (p.needs !== '') out.push(say('It needs {needs}.', { needs: p.needs }));
    if (p.may !== '') out.push(say('It may be attempted by {who}.', { who: p.may }));
    out.push(
      p.seeds === 0
        ? say('No seed cards are under it.')
        : say('Under it: {n} seed [cards|card]<, {own} of them yours>.', {
            n: p.seeds,
            own: p.ownSeeds > 0 ? p.ownSeeds : null,
          }),
    );
  }
  if (p.laid.length > 0) out.push(say('You have laid out {cards}.', { cards: speech.list(p.laid) }));
  if (p.on.length > 0) out.push(say('On it: {cards}.', { cards: speech.list(p.on) }));
  for (const [side, units] of [
    [scene.near, p.near],
    [scene.far, p.far],
  ] as const) {
    const there = joined(
      units.map((u) => unitWords(u, speech)),
      '; ',
    );
    if (units.length > 0) out.push(say('{who} there: {there}.', { who: side.name, there }));
  }
  return out;
}

function sideWords(s: SideScene, speech: Speech): Words[] {
  const { say } = speech;
  const who = s.name;
  const piles = [
    say('{n} [cards|card] in hand', { n: s.hand }),
    say('{n} [cards|card] in the draw deck', { n: s.deck }),
    say('{n} [cards|card] discarded', { n: s.discard }),
  ];
  const out = [say('{who}: {points}, {piles}.', { who, points: s.points, piles: joined(piles, ', ') })];
  if (s.openHand.length > 0) out.push(say('{who}, open hand: {cards}.', { who, cards: speech.list(s.openHand) }));
  for (const deck of s.sideDecks) out.push(say('{who}, side deck {deck}.', { who, deck }));
  if (s.table.length > 0) out.push(say('{who}, on the table: {cards}.', { who, cards: speech.list(s.table) }));
  return out;
}

export function tellTable(scene: Scene, speech: Speech): Words[] {
  const out = [
    phrase`${scene.turn}. ${scene.moment}.`,
    ...sideWords(scene.far, speech),
    ...sideWords(scene.near, speech),
    speech.say('{who}: {n} card [plays|play] left.', { who: scene.near.name, n: scene.near.plays }),
  ];
  for (const line of scene.lines) {
    if (scene.lines.length > 1) out.push(phrase`${line.quadrant}.`);
    for (const p of line.places) out.push(joined(placeWords(p, line.places.length, scene, speech), ' '));
  }
  return out;
}
