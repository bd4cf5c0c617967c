/** The seed phases. */

import { spotLocation } from '@spaceline/engine';
import { type OptionView, promptWords, withStop } from '@spaceline/protocol/words';
import { answer, type Decision } from '../../net/game.ts';
import type { Settings } from '../../net/settings.ts';
import type { Scene } from '../context.tsx';
import { type Ui, ui } from '../ui.ts';
import { byEscape, byKey, bySpace, type Choice } from './choice.ts';
import { guarded } from './guards.ts';
import type { Part } from './question.ts';

/** The own stacks of batch seeding, by location: the options to take a card back say where it lies. */
export function laidOut(d: Decision | null): Map<number, OptionView[]> {
  const out = new Map<number, OptionView[]>();
  for (const o of d?.options ?? []) if (o.laidOut !== undefined) out.set(o.laidOut, [...(out.get(o.laidOut) ?? []), o]);
  return out;
}

/** What can be seeded where: as long as that is the same, the table has no other proposal. */
export const stillToSeed = (d: Decision): string => d.options.flatMap((o) => (o.verb === 'seed' ? [o.key] : [])).join();

/** Until the table has said that it knows no place for what is left. */
const canLayOut = (d: Decision, leftOver: string | null): boolean => {
  const left = stillToSeed(d);
  return left !== '' && left !== leftOver;
};

/** The table seeds what is left of the phase, as a bot would: a proposal, which can be changed. */
const layOut = (s: Scene): Choice =>
  byKey('l', 'lay-out', s.say('Lay them out for me'), () => ui.set({ laying: s.game.view.process, selected: null }));

export function seedingQuestion(s: Scene, d: Decision, settings: Settings, { leftOver }: Ui): Part {
  const pass = d.options.find((o) => o.verb === 'pass');
  const left = new Set(d.options.filter((o) => o.verb === 'seed').map((o) => o.card)).size;
  if (d.prompt === 'batch') return batch(s, d, settings, pass, left, canLayOut(d, leftOver));
  const buttons: Choice[] = canLayOut(d, leftOver) ? [layOut(s)] : [];
  if (pass !== undefined) {
    const run = guarded(s, d, settings, 'pass', pass.key);
    // who passes now loses what is left: that is not what Space is for
    if (left > 0 && settings.guard) buttons.push(byKey('p', 'pass', s.say('Pass'), run));
    else buttons.push(bySpace('pass', s.say(left > 0 ? 'Pass' : 'Go on'), run));
  }
  return { text: withStop(promptWords(d, s.naming)), note: s.say(NOTES[d.prompt] ?? ''), buttons };
}

/** Meanwhile there is nothing to do but to say stop. */
export const laying = (s: Scene): Part => ({
  text: s.say('The table lays them out for you …'),
  note: s.say('You may stop it at any card.'),
  buttons: [byEscape('stop', s.say('Stop'), () => ui.set({ laying: null }))],
});

/** it may be laid there, and is worth nothing there. */
export function warning(s: Scene, o: OptionView): Part {
  const place = s.naming.place(spotLocation(o.to));
  return {
    text: s.say('{card} does not belong at {place}. Lay it there all the same?', { card: s.nameOf(o.card), place }),
    note: s.say('It would be a mis-seed: out of play without effect when it is met.'),
    rule: 'R-3.14',
    buttons: [
      byKey('y', 'mis-seed', s.say('Lay it there'), () => answer(o.key)),
      { ...byEscape('cancel', s.say('Not there'), () => ui.set({ warned: null })), primary: true },
    ],
  };
}

/** WARP-23: both lay out their cards at once. */
function batch(
  s: Scene,
  d: Decision,
  settings: Settings,
  pass: OptionView | undefined,
  left: number,
  can: boolean,
): Part {
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
  const done = guarded(s, d, settings, 'pass', pass.key);
  const buttons: Choice[] = !can
    ? [bySpace('pass', s.say('Done seeding'), done)]
    : // with nothing laid out, the useful thing is to lay something out
      laid === 0 && settings.guard
      ? [byKey('d', 'pass', s.say('Done seeding'), done), { ...layOut(s), hint: 'Space', hotkey: ' ', primary: true }]
      : [layOut(s), bySpace('pass', s.say('Done seeding'), done)];
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
  'mission-phase': 'Choose a mission below to place it at the next end of the spaceline.',
  'facility-phase': 'Choose a card below; it glows where it can be seeded.',
  'doorway-phase': 'Choose a doorway below to seed it.',
  'dilemma-phase': 'Choose a card below, then the mission it goes under.',
};
