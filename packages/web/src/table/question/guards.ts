/** Asked once, in one sentence, before something is lost that cannot be had back. The setting `guard` switches it off. */

import { spotLocation } from '@spaceline/engine';
import { topicOf, type Words } from '@spaceline/protocol/words';
import { answer, type Decision } from '../../net/game.ts';
import type { Settings } from '../../net/settings.ts';
import type { Scene } from '../context.tsx';
import { isTry } from '../model/options.ts';
import { type Sure, ui } from '../ui.ts';
import { byEscape, bySpace } from './choice.ts';
import type { Part } from './question.ts';
import { begin } from './take.ts';

interface Loss {
  text: Words;
  note: Words;
  back: Words;
  go: Words;
}

/** What would be lost if the turn ended now; null: nothing. */
function lostWithTheTurn(s: Scene, d: Decision): Loss | null {
  const { say } = s;
  const back = say('Keep playing');
  const go = say('End turn');
  const winning = d.options.find((o) => isTry(o) && s.table.byId.get(spotLocation(o.to))?.attempt?.wins === true);
  if (winning !== undefined)
    return {
      text: say('{mission} can be attempted, and would win the game. End your turn?', {
        mission: s.naming.place(spotLocation(winning.to)),
      }),
      note: say('You may attempt it in another turn, if you get one.'),
      back,
      go,
    };
  const { plays } = s.game.view.players[s.table.me];
  const playable = s.game.view.turn.segment === 'play' && d.options.some((o) => topicOf(o) === 'plays');
  if (plays === 0 || !playable) return null;
  return {
    text: say('End your turn with {plays} card [plays|play] left?', { plays }),
    note: say('Plays are not kept for the next turn.'),
    back,
    go,
  };
}

const UNSEEDED: Readonly<Record<string, string>> = {
  'doorway-phase': 'Pass with a doorway unseeded?',
  'facility-phase': 'Pass with a facility unseeded? Your people report to one.',
  'dilemma-phase': 'Pass with seed cards left?',
};

/** What would be lost if this seed phase were passed now. */
function lostWithThePhase(s: Scene, d: Decision): Loss | null {
  const left = new Set(d.options.filter((o) => o.verb === 'seed').map((o) => o.card)).size;
  const laid = d.options.some((o) => o.verb === 'take-back');
  if (left === 0 || (d.prompt === 'batch' && laid)) return null;
  const text = d.prompt === 'batch' ? 'Done, with nothing laid out?' : UNSEEDED[d.prompt];
  if (text === undefined) return null;
  return {
    text: s.say(text),
    note: s.say('{left} [cards|card] can still be seeded; afterwards none can.', { left }),
    back: s.say('Keep seeding'),
    go: s.say('Pass'),
  };
}

function lossOf(s: Scene, d: Decision, { what }: Sure): Loss | null {
  if (what === 'end-turn') return lostWithTheTurn(s, d);
  if (what === 'pass') return lostWithThePhase(s, d);
  return {
    text: s.say('The first order ends your card plays. Give it with {plays} [plays|play] left?', {
      plays: s.game.view.players[s.table.me].plays,
    }),
    note: s.say('Cards are played before orders are given.'),
    back: s.say('Play cards first'),
    go: s.say('Give the order'),
  };
}

/** Ends a turn, or passes: asks first where something would be lost. */
export function guarded(s: Scene, d: Decision, settings: Settings, what: 'end-turn' | 'pass', key: string): () => void {
  return settings.guard && lossOf(s, d, { what }) !== null ? () => ui.set({ sure: { what } }) : () => answer(key);
}

/** What is asked before it is done; null where nothing is lost any more. */
export function sureQuestion(s: Scene, d: Decision, sure: Sure): Part | null {
  const loss = lossOf(s, d, sure);
  if (loss === null) return null;
  const key = d.options.find((o) => o.verb === sure.what)?.key;
  const go = () => {
    ui.set({ sure: null });
    if (sure.what === 'order') begin(sure.option, sure.first);
    else if (key !== undefined) answer(key);
  };
  return {
    text: loss.text,
    note: loss.note,
    rule: sure.what === 'order' ? 'CR-192' : null,
    buttons: [byEscape('cancel', loss.back, () => ui.set({ sure: null })), bySpace(sure.what, loss.go, go)],
  };
}
