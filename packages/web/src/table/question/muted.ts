/** Responses that a player does not want to be asked for again: in this turn, or with this card. */

import type { Words } from '@spaceline/protocol/words';
import { answer, type Decision } from '../../net/game.ts';
import type { Scene } from '../context.tsx';
import { type Muted, ui } from '../ui.ts';
import { byKey, type Choice } from './choice.ts';

const passOf = (d: Decision) => d.options.find((o) => o.verb === 'pass');

/** The printings that this player could answer with. */
function cardsOf(s: Scene, d: Decision): Set<string | null> {
  return new Set(d.options.filter((o) => o.verb !== 'pass').map((o) => (o.card < 0 ? null : s.printingOf(o.card))));
}

/** Has the player said not to be asked this? */
export function isMuted(s: Scene, d: Decision, muted: readonly Muted[]): boolean {
  if (d.kind !== 'response' || passOf(d) === undefined) return false;
  const { number } = s.game.view.turn;
  const cards = cardsOf(s, d);
  const fits = muted.filter((m) => m.prompt === d.prompt && (m.turn === null || m.turn === number));
  return fits.some((m) => m.card === null) || [...cards].every((c) => c !== null && fits.some((m) => m.card === c));
}

/** "Not again" beside a pass. */
export function muting(s: Scene, d: Decision): Choice[] {
  const pass = passOf(d);
  if (d.kind !== 'response' || pass === undefined) return [];
  const mute = (card: string | null, turn: number | null) => () => {
    ui.set({ muted: [...ui.get().muted, { prompt: d.prompt, turn, card }] });
    answer(pass.key);
  };
  const [only, ...more] = cardsOf(s, d);
  const choices = [byKey('t', 'not-again', s.say('Not again this turn'), mute(null, s.game.view.turn.number))];
  if (only !== null && only !== undefined && more.length === 0) {
    const card: Words = s.naming.title(only);
    choices.push(byKey('c', 'not-with-card', s.say('Not with {card}', { card }), mute(only, null)));
  }
  return choices;
}
