/**
 * Random games, looked at after every decision. The cheap checks are made each time, the expensive ones now and then; when,
 * depends on the seed alone, so that a violation can be had again.
 */
import { type Dice, makeDice, randomChoice } from '@spaceline/bots';
import {
  answerText,
  type Decision,
  type Format,
  type Game,
  type Header,
  newGame,
  replay,
  SEATS,
  VIEWERS,
  wrongTelling,
} from '@spaceline/engine';
import { forkObserver, leakObserver, scenarioCatalogue } from '@spaceline/rulebook';
import { messageOf } from '../complaint.ts';
import { headerFor, MOST_DECISIONS, type TwoDecks } from '../games/drive.ts';
import { wrongLabels } from './labels.ts';
import { wrongKeys, wrongOption } from './options.ts';
import { cardCounts, wrongPlace } from './places.ts';
import { Accountant } from './points.ts';
import { wrongAcceptance, wrongRefusal } from './refusals.ts';
import { wrongTableau } from './tableau.ts';
import { Follower, followChoices, listen, wrongName } from './tellings.ts';
import { Onlooker } from './untold.ts';

type Kind =
  | 'place'
  | 'tableau'
  | 'option'
  | 'refusal'
  | 'acceptance'
  | 'fork'
  | 'leak'
  | 'silence'
  | 'points'
  | 'log'
  | 'replay'
  | 'endless'
  | 'crash';

export interface Violation {
  game: number;
  seed: string;
  decks: [string, string];
  decision: number;
  kind: Kind;
  message: string;
}

/** One in so many decisions. */
const EVERY = { place: 1, label: 3, tableau: 3, refusal: 3, acceptance: 25, fork: 20, option: 60, leak: 25 } as const;
const OTHER_SEAT = 4;
/** Random actions named at each look. */
const ACTIONS = 8;
/** A game with so many different violations has nothing more to tell. */
const MOST_VIOLATIONS = 10;

export interface FuzzGame {
  game: number;
  format: Format;
  decks: TwoDecks;
  seed: string;
}

/** Both observers throw; their message is what is wrong. */
function observed(look: () => void): string | null {
  try {
    look();
    return null;
  } catch (e) {
    return messageOf(e);
  }
}

export interface Fuzzed {
  violations: Violation[];
  header: Header;
  /** the game as far as it came; null when it did not even begin */
  played: Game | null;
}

export function fuzzGame({ game, format, decks, seed }: FuzzGame): Fuzzed {
  const found = new Map<string, Violation>();
  const dice = makeDice(`${seed}:fuzz`);
  let decision = 0;
  const report = (kind: Kind, message: string | null) => {
    if (message === null || found.size >= MOST_VIOLATIONS || found.has(kind + message)) return;
    found.set(kind + message, { game, seed, decks: [decks[0].name, decks[1].name], decision, kind, message });
  };
  const rules = { catalogue: scenarioCatalogue(), format };
  const header = headerFor(format, decks, seed);
  let played: Game | null = null;
  try {
    const g = newGame(rules, header, { forkable: true, logged: true });
    played = g;
    const counts = cardCounts(g);
    const follower = new Follower(g);
    const onlooker = new Onlooker(g);
    followChoices(g, (wrong) => report('silence', wrong));
    const accountant = new Accountant(g);
    listen(g, (telling) => {
      report('leak', wrongName(g, telling));
      accountant.hear(telling);
    });
    for (; g.decision !== null && decision < MOST_DECISIONS; decision++) {
      report('silence', follower.wrongSilence());
      for (const untold of onlooker.untold()) report('silence', untold);
      report('points', accountant.wrongPoints());
      look(g, g.decision, counts, dice, report);
      // where both may act at the same time, now and then the other one does
      const d = g.decision.also && dice(OTHER_SEAT) === 0 ? g.decision.also : g.decision;
      g.answer(answerText(g.decision, { seat: d.seat, ...randomChoice(d, dice) }));
    }
    if (g.decision !== null) report('endless', `the game has not ended after ${MOST_DECISIONS} decisions`);
    report('place', wrongPlace(g, counts));
    report('silence', follower.wrongSilence());
    for (const untold of onlooker.untold()) report('silence', untold);
    report('points', accountant.wrongPoints());
    report(
      'leak',
      observed(() => leakObserver(g)),
    );
    report('log', wrongLog(g));
    report(
      'replay',
      wrongReplay(g, () => replay(rules, header, g.answers)),
    );
  } catch (e) {
    report('crash', messageOf(e));
  }
  return { violations: [...found.values()], header, played };
}

function look(
  g: Game,
  d: Decision,
  counts: readonly number[],
  dice: Dice,
  report: (kind: Kind, message: string | null) => void,
): void {
  const now = (kind: keyof typeof EVERY) => dice(EVERY[kind]) === 0;
  report('option', wrongKeys(g, d));
  if (d.also) report('option', wrongKeys(g, d.also));
  if (now('label')) for (const x of [d, ...(d.also ? [d.also] : [])]) report('option', wrongLabels(g, x));
  if (now('place')) report('place', wrongPlace(g, counts));
  if (now('tableau')) report('tableau', wrongTableau(g));
  if (now('refusal')) {
    for (const seat of SEATS) for (let n = 0; n < ACTIONS; n++) report('refusal', wrongRefusal(g, seat, dice));
  }
  if (now('acceptance')) report('acceptance', wrongAcceptance(g, d, dice));
  if (now('fork'))
    report(
      'fork',
      observed(() => forkObserver(g)),
    );
  if (now('option')) report('option', wrongOption(g, d, dice));
  if (now('leak'))
    report(
      'leak',
      observed(() => leakObserver(g)),
    );
}

function wrongReplay(g: Game, again: () => Game): string | null {
  try {
    return again().hash() === g.hash() ? null : 'played again from its log, the game ends differently';
  } catch (e) {
    return `played again from its log, the game fails: ${messageOf(e)}`;
  }
}

function wrongLog(g: Game): string | null {
  for (const viewer of VIEWERS) {
    const wrong = wrongTelling(g, viewer);
    if (wrong !== null) return `what was told is not whole: ${wrong}`;
  }
  return null;
}
