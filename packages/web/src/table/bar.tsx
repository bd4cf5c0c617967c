/** The question bar: whose move, what is asked, at most three buttons; the default has Space. */
import { useMemo } from 'react';
import { Button, QuestionBar } from '../design/index.ts';
import { useNet } from '../net/game.ts';
import { useSettings } from '../net/settings.ts';
import { useFocus } from './center.tsx';
import { useScene } from './context.tsx';
import { RuleLink } from './log.tsx';
import type { Battle } from './model/battles.ts';
import type { Encounter } from './model/stories.ts';
import { type Question, questionOf } from './question.ts';
import { ui, useUi } from './ui.ts';

export function useQuestion(): Question {
  const scene = useScene();
  const u = useUi();
  const link = useNet((n) => n.link);
  const sending = useNet((n) => n.sending);
  const settings = useSettings();
  const focus = useFocus();
  return useMemo(() => {
    const q = questionOf(scene, u, { link, sending }, settings);
    // what the other player asks, and a lost connection, do not wait
    if (link === 'lost' || scene.game.undo !== null) return q;
    if (focus.kind === 'encounters') return reading(q, focus.list, scene.game.log.length);
    return focus.kind === 'battle' && focus.shown.over ? fought(q, focus.shown.battle, scene.them) : q;
  }, [scene, u, link, sending, settings, focus]);
}

/** What has happened is read before anything is asked: the own attempts one dilemma at a time, the other side's at once. */
function reading(q: Question, list: readonly Encounter[], end: number): Question {
  const [e] = list;
  const mine = e.who === 'You';
  const rest = list.slice(1).findIndex((x) => x.who === 'You');
  const next = mine ? list[1] : rest < 0 ? undefined : list[1 + rest];
  const left = mine ? list.length - 1 : 0;
  return {
    ...q,
    title: mine ? 'Your attempt' : `${e.who}’s attempt`,
    text: `${e.dilemma.title}: ${OUTCOME[e.outcome]}`,
    note: noteFor(e, left, q.who === 'you'),
    rule: null,
    who: mine ? 'you' : 'nobody',
    theirs: !mine,
    buttons: [
      {
        label: left > 0 ? 'Next' : 'Go on',
        hint: 'Space',
        hotkey: ' ',
        primary: true,
        run: () => ui.set({ read: next?.at ?? end }),
      },
    ],
  };
}

/** A battle that is over is read, too. */
function fought(q: Question, b: Battle, them: string): Question {
  const hits = (kind: boolean) =>
    b.kind === 'ships' && b.shots.some((x) => x.attacking === kind && x.kind !== 'miss') ? 'hits' : 'misses';
  const who = b.attacker === 'You' ? 'Your attack' : `${b.attacker}’s attack`;
  const text =
    b.kind === 'people'
      ? `The battle is over${b.winner === null ? ': nobody wins.' : b.winner === 'You' ? ': you win.' : `: ${b.winner} wins.`}`
      : b.shots.length === 0
        ? 'No shot was fired.'
        : b.shots.length === 1
          ? `${b.with.title} ${hits(true)} ${b.target.title}.`
          : `${b.with.title} ${hits(true)}; ${b.returning?.title ?? 'the answer'} ${hits(false)}.`;
  const dead = b.killed.length;
  return {
    ...q,
    title: who,
    text,
    note:
      dead > 0 ? `${dead === 1 ? 'One' : dead} killed. Whoever took part is stopped.` : 'Whoever took part is stopped.',
    rule: b.kind === 'people' ? 'R-10.11' : 'R-9.17',
    who: b.attacker === them ? 'nobody' : 'you',
    theirs: b.attacker === them,
    buttons: [{ label: 'Go on', hint: 'Space', hotkey: ' ', primary: true, run: () => ui.set({ read: b.end }) }],
  };
}

function noteFor(e: Encounter, left: number, yours: boolean): string {
  if (e.outcome === 'unsolved') return 'The seed cards are gone, but the requirement is not met: the attempt ends.';
  if (left > 0) return left === 1 ? 'One more thing happened.' : `${left} more things happened.`;
  return yours ? 'Then it is your move.' : '';
}

const OUTCOME: Readonly<Record<Encounter['outcome'], string>> = {
  overcome: 'the team goes on.',
  failed: 'the team is held up.',
  nullified: 'nullified.',
  open: 'being met.',
  solved: 'solved!',
  unsolved: 'not solved yet.',
};

export function Bar({ question, large = false }: { question: Question; large?: boolean }) {
  const { game } = useScene();
  const sending = useNet((n) => n.sending !== null);
  const buttons = large ? question.buttons.filter((b) => !b.desk) : question.buttons;
  const note =
    question.note === '' ? undefined : (
      <>
        {question.note} {question.rule !== null && <RuleLink id={question.rule} />}
      </>
    );
  return (
    <div
      data-testid="question"
      data-who={question.who}
      data-n={game.n}
      data-prompt={game.decision?.prompt}
      data-busy={sending}
      data-keep
    >
      <QuestionBar
        waiting={question.who === 'them' || question.theirs === true}
        who={question.title}
        when={question.moment}
        question={question.text}
        note={note}
      >
        {buttons.length > 0 &&
          buttons.map((b) => (
            <Button
              key={b.label + b.hint}
              primary={b.primary}
              large={large}
              hotkey={large ? undefined : b.hint}
              disabled={b.disabled}
              data-answer={b.primary ? 'default' : 'other'}
              onClick={b.run}
              aria-keyshortcuts={b.hint === 'Esc' ? 'Escape' : b.hint}
            >
              {b.label}
            </Button>
          ))}
      </QuestionBar>
    </div>
  );
}
