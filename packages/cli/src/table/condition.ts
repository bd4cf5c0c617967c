/** What a card is suffering, in words. */

import { type Card, type Game, isCompleted, liesOpen, objectiveView, Status } from '@spaceline/engine';
import { reasonWords, type Words } from '@spaceline/protocol';
import type { Speech } from '../speech.ts';

/** What is told of a card, by its status. That a mission is solved, and how a seed lies, is told elsewhere. */
const WORDS: readonly (readonly [Status, string])[] = [
  [Status.Stopped, 'stopped'],
  [Status.Disabled, 'disabled'],
  [Status.Stasis, 'in stasis'],
  [Status.Cloaked, 'cloaked'],
  [Status.Phased, 'phased'],
  [Status.FaceDown, 'face down'],
  [Status.Deactivated, 'switched off'],
  [Status.Infiltrating, 'infiltrating'],
  [Status.Exposed, 'exposed'],
  [Status.Jailed, 'in the Brig'],
  [Status.Brainwashed, 'brainwashed'],
  [Status.Unattended, 'left unattended'],
  [Status.Solved, 'solved'],
  [Status.Rotated, 'damaged'],
  [Status.Uncontrolled, 'controlled by nobody'],
  [Status.Assimilated, 'assimilated'],
  [Status.Abducted, 'abducted'],
];

/** How a captive is held when no escort holds it (BOG-75). */
const HELD = Status.Trapped | Status.Jailed | Status.Brainwashed | Status.Unattended;

function captiveWords(g: Game, c: Card, { say, naming, viewer }: Speech): Words[] {
  if ((c.status & (Status.Captive | Status.Abducted)) !== Status.Captive) return [];
  const captor = c.controller;
  const out = [
    viewer < 0
      ? say('captive of {who}', { who: naming.seat(captor) })
      : say(captor === viewer ? 'your captive' : 'the opponent’s captive'),
  ];
  if ((c.status & HELD) === 0) out.push(say('escorted'));
  // BOG-71: the card that became the trap
  if ((c.status & Status.Trapped) !== 0)
    out.push(c.dock < 0 ? say('held by a trap') : say('held by {trap}', { trap: g.def(c.dock).title }));
  return out;
}

/** what an objective is aimed at, and how far it has come: what lies open on a mission. */
function collectiveWords(g: Game, id: number, { say, naming, viewer }: Speech): Words[] {
  if (isCompleted(g, id)) return [say('completed')];
  if (liesOpen(g, id)) return [say('lies open')];
  const objective = objectiveView(g, viewer, id);
  if (objective === null) return [];
  const out = [say('aimed at {target}', { target: objective.named ?? naming.spot(objective.aim) })];
  if (objective.scouted !== null) out.push(objective.scouted ? say('scouted') : say('not scouted yet'));
  if (objective.ready) out.push(say('a probe may follow as this turn ends'));
  if (objective.waits) out.push(say('no probe yet: {why}', { why: reasonWords(objective.waits, naming) }));
  return out;
}

export function conditions(g: Game, speech: Speech, id: number): Words[] {
  const c = g.card(id);
  const out = captiveWords(g, c, speech);
  out.push(...collectiveWords(g, id, speech));
  for (const [bit, word] of WORDS) if ((c.status & bit) !== 0) out.push(speech.say(word));
  if (c.countdown >= 0) out.push(speech.say('countdown {n}', { n: c.countdown }));
  return out;
}
