/** Records of games between random players, for tests that need one. */
import { makeDice, randomChoice } from '@spaceline/bots';
import { answerText, type Header } from '@spaceline/engine';
import { Recording } from '@spaceline/protocol';
import { headerFor } from '../games/new-game.ts';
import { checkText } from '../lobby/deck-check.ts';
import { stockDecks } from '../lobby/stock-decks.ts';
import { RULES_FINGERPRINT, rulesFor } from '../rules-version.ts';

export const RULES = rulesFor('warp-speed');

export function stockHeader(seed: string, names: readonly [string, string] = ['kazon', 'federation']): Header {
  const deck = (name: string) => checkText(stockDecks().find((d) => d.id === name)!.text, RULES.format).deck;
  return headerFor('warp-speed', seed, [deck(names[0]), deck(names[1])], RULES_FINGERPRINT);
}

/** Any entry that could come next. */
export function anyEntry(recording: Recording, dice: (n: number) => number): string {
  const d = recording.game.decision!;
  // who is ready can only take back what was laid out, and two who do that for ever begin no game
  const others = d.also?.options.some((o) => o.verb !== 'take-back') ? d.also : d;
  const asked = dice(2) === 0 ? others : d;
  return answerText(d, { seat: asked.seat, ...randomChoice(asked, dice) });
}

/** A game of so many entries, or until it ends. */
export function randomRecording(seed: string, entries: number): Recording {
  const recording = new Recording(RULES, { header: stockHeader(seed), entries: [] });
  const dice = makeDice(`${seed}/dice`);
  while (recording.n < entries && !recording.over) recording.apply(anyEntry(recording, dice));
  return recording;
}
