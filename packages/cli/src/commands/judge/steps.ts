/** What became of each step, in words. */
import { isRule, type Reason } from '@spaceline/engine';
import {
  citationOf,
  joined,
  namingOf,
  openLineOf,
  phrase,
  reasonWords,
  short,
  type Words,
  withStop,
  wordsOfAll,
} from '@spaceline/protocol';
import { type Change, type Judged, type JudgedStep, type ScenarioDoc, stepLine } from '@spaceline/rulebook';
import { spokenLanguage } from '../../language.ts';
import { print } from '../../output.ts';
import type { Style } from '../../style.ts';

const NAMES: readonly string[] = ['A', 'B'];

interface Line {
  text: Words;
  rule: string | null;
}

/** What happened in a step and by which rule; why it was refused and by which. */
export function toldIn({ game }: Judged, { seat, log: [from, to], reasons, message }: JudgedStep) {
  const g = game!;
  // nobody reads as "you"
  const naming = namingOf(g, -1, NAMES, spokenLanguage());
  const lines = g.log.slice(from, to).map((e) => openLineOf(g, seat ?? -1, e));
  const told = short(lines).map((group): Line => {
    const words = wordsOfAll(
      group.map((l) => l.told),
      naming,
    );
    return { text: withStop(words.text), rule: citationOf(group[0].told) };
  });
  const why = reasons.map(
    (r: Reason): Line => ({ text: withStop(reasonWords(r, naming)), rule: isRule(r.rule) ? r.rule : null }),
  );
  return { told, why, message };
}

/** What else stands against the last step. */
export function besidesIn({ game }: Judged, besides: readonly Reason[]): Line[] {
  if (game === null) return [];
  const naming = namingOf(game, -1, NAMES, spokenLanguage());
  return besides.map((r) => ({ text: withStop(reasonWords(r, naming)), rule: isRule(r.rule) ? r.rule : null }));
}

/** Every rule that was cited, as it came up. */
export function citedIn(judged: Judged): string[] {
  const all = judged.steps.flatMap((s) => {
    const { told, why } = toldIn(judged, s);
    return [...why, ...told].map((l) => l.rule);
  });
  return [...new Set(all)].filter((id) => id !== null);
}

const OUTCOMES: Readonly<Record<JudgedStep['outcome'], Words>> = {
  done: 'done',
  refused: 'REFUSED',
  unclear: 'UNCLEAR',
  holds: 'holds',
  fails: 'DOES NOT HOLD',
};

export function showSteps(judged: Judged, doc: ScenarioDoc, style: Style): void {
  const cited = (rule: string | null): Words => (rule === null ? '' : phrase` ${style.dim(rule)}`);
  for (const [i, step] of judged.steps.entries()) {
    const good = step.outcome === 'done' || step.outcome === 'holds';
    print(
      phrase`${i + 1}  ${stepLine((doc.steps as unknown[])[i])}  ${(good ? style.good : style.bad)(OUTCOMES[step.outcome])}`,
    );
    const { told, why, message } = toldIn(judged, step);
    for (const { text, rule } of told) print(phrase`   ${text}${cited(rule)}`);
    for (const { text, rule } of why) print(phrase`   ${good ? text : style.bad(text)}${cited(rule)}`);
    if (!good && why.length === 0 && message !== null) print(phrase`   ${message}`);
  }
  const { asked } = judged;
  if (asked === null) return;
  const offered = asked.steps.flatMap((s) => (s === null ? [] : [stepLine({ [NAMES[asked.seat]]: s.step })]));
  print(phrase`${NAMES[asked.seat]} may: ${joined(offered, '; ')}`);
}

/** A change of the board with which it would go through. */
export function changeWords(c: Change): Words {
  switch (c.do) {
    case 'clear':
      return phrase`${c.card} is not ${c.key}`;
    case 'undock':
      return phrase`${c.card} undocks`;
    case 'bring':
      return phrase`${c.card} is aboard ${c.aboard}`;
    case 'add':
      return phrase`${c.card} comes aboard ${c.aboard}`;
    case 'turn':
      return phrase`it is ${c.player}’s turn`;
    case 'segment':
      return phrase`it is the segment of ${c.segment}`;
  }
}
