/** Questions and their options of a game in English. */
import { type Decision, Game, type Option, type Viewer } from '@spaceline/engine';
import { placeName } from './names.ts';
import { optionData } from './option-data.ts';
import type { Naming } from './words/naming.ts';
import { namingOf } from './words/naming-of-game.ts';
import {
  type Asked,
  type OptionData,
  type OptionWords,
  optionText,
  optionWords as wordsOfOption,
} from './words/option-words.ts';
import { promptWords } from './words/prompt-words.ts';

// ----- the words of a game's questions; those who have a `Naming` need only words/option-words.ts and words/prompt-words.ts

const asked = (d: Decision): Asked => ({ prompt: d.prompt.id, kind: d.kind });

/** With a game instead of data and names: for the terminal, until it has a `Naming`. */
export function optionWords(g: Game, viewer: Viewer, o: Option): OptionWords;
export function optionWords(o: OptionData, naming: Naming, asked?: Asked): OptionWords;
export function optionWords(a: Game | OptionData, b: Viewer | Naming, c?: Option | Asked): OptionWords {
  if (a instanceof Game) return wordsOfOption(optionData(a, c as Option), namingOf(a, b as Viewer));
  return wordsOfOption(a, b as Naming, c as Asked | undefined);
}

/** One option as one sentence; with its question, a pass says what it means. */
export const describeOption = (g: Game, viewer: Viewer, o: Option, d?: Decision): string =>
  optionText(optionData(g, o), namingOf(g, viewer), d && asked(d));

/** The question itself. */
export const describePrompt = (g: Game, viewer: Viewer, d: Decision): string =>
  promptWords(d.prompt, namingOf(g, viewer));

/** What is under way, in a few words. */
export function describeMoment(g: Game, viewer: Viewer): string {
  const top = g.state.processes[g.state.processes.length - 1];
  if (g.state.result !== null || top === undefined) return 'The game is over';
  switch (top.kind) {
    case 'seeding':
      return `The ${top.phase.replace('-', ' ')}`;
    case 'attempt':
      return `An attempt of ${placeName(g, viewer, top.location)}`;
    default:
      return SEGMENTS[g.state.turn.segment];
  }
}

const SEGMENTS = {
  start: 'Start of the turn',
  play: 'Card plays',
  orders: 'Orders',
  end: 'End of the turn',
} as const;
