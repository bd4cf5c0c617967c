/** The seed phases. */

import { spotLocation } from '@spaceline/engine';
import { type OptionView, promptWords, withStop } from '@spaceline/protocol/words';
import { answer, type Decision } from '../../net/game.ts';
import type { Scene } from '../context.tsx';
import { ui } from '../ui.ts';
import { byKey, bySpace, type Choice } from './choice.ts';
import type { Part } from './question.ts';

/** The own stacks of batch seeding, by location: the options to take a card back say where it lies. */
export function laidOut(d: Decision | null): Map<number, OptionView[]> {
  const out = new Map<number, OptionView[]>();
  for (const o of d?.options ?? []) if (o.laidOut !== undefined) out.set(o.laidOut, [...(out.get(o.laidOut) ?? []), o]);
  return out;
}

/**
 * The next card to lay out, for those who leave it to the table: under the other player's missions, each in turn. null when
 * nothing more can go there.
 */
export function nextSeed(s: Scene, d: Decision): OptionView | null {
  const laid = laidOut(d);
  let best: OptionView | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const o of d.options) {
    if (o.verb !== 'seed' || (best !== null && o.card !== best.card)) continue;
    const place = s.table.byId.get(spotLocation(o.to));
    if (place === undefined || place.owner === s.table.me) continue;
    const n = laid.get(place.id)?.length ?? 0;
    if (n < least) {
      least = n;
      best = o;
    }
  }
  return best;
}

export function seedingQuestion(s: Scene, d: Decision): Part {
  const pass = d.options.find((o) => o.verb === 'pass');
  const left = new Set(d.options.filter((o) => o.verb === 'seed').map((o) => o.card)).size;
  if (d.prompt === 'batch') return batch(s, d, pass, left);
  const buttons: Choice[] = [];
  if (pass !== undefined) {
    const run = () => answer(pass.key);
    // who passes now has no outpost: that is not what Space is for
    if (left > 0 && d.prompt === 'facility-phase') buttons.push(byKey('p', 'pass', s.say('Pass'), run));
    else buttons.push(bySpace('pass', s.say(left > 0 ? 'Pass' : 'Go on'), run));
  }
  return { text: withStop(promptWords(d, s.naming)), note: s.say(NOTES[d.prompt] ?? ''), buttons };
}

/** WARP-23: both lay out their cards at once. */
function batch(s: Scene, d: Decision, pass: OptionView | undefined, left: number): Part {
  const { them } = s;
  if (pass === undefined)
    return {
      who: 'them',
      title: s.say('{them}’s move', { them }),
      text: s.say('Your seed cards are laid out; {them} is still seeding.', { them }),
      note: s.say('You may take a card back meanwhile.'),
      buttons: [],
    };
  const laid = d.options.filter((o) => o.verb === 'take-back').length;
  const buttons: Choice[] = [];
  // what can go under the own missions alone is left to the player
  if (nextSeed(s, d) !== null)
    buttons.push(byKey('l', 'lay-out', s.say('Lay them out for me'), () => ui.set({ laying: true })));
  buttons.push(bySpace('pass', s.say('Done seeding'), () => answer(pass.key)));
  return {
    text: s.say('Lay out your seed cards at the missions.'),
    note: s.say(
      '{laid} [cards|card] laid out, {left} left. Up to four different cards at one mission; what you lay first is met last.',
      { laid, left },
    ),
    buttons,
  };
}

const NOTES: Readonly<Record<string, string>> = {
  'mission-phase': 'Click a mission below to place it at the next end of the spaceline.',
  'facility-phase': 'Click a card below; it glows where it can be seeded.',
  'doorway-phase': 'Click a doorway below to seed it.',
  'dilemma-phase': 'Click a card below, then the mission it goes under.',
};
