/** The question bar: whose move, what is asked, at most three buttons; the default has Space. */
import { useMemo } from 'react';
import { Button, QuestionBar } from '../design/index.ts';
import { useAnswer } from '../net/ask.ts';
import { useNet } from '../net/game.ts';
import { useSettings } from '../net/settings.ts';
import { useFocus } from './center.tsx';
import { useScene } from './context.tsx';
import { RuleLink } from './log.tsx';
import { battleToRead, encounterToRead, type Question, questionOf, shipLeft } from './question.ts';
import { useUi } from './ui.ts';

export function useQuestion(): Question {
  const scene = useScene();
  const u = useUi();
  const link = useNet((n) => n.link);
  const sending = useNet((n) => n.sending);
  const settings = useSettings();
  const focus = useFocus();
  const ship = shipLeft(scene, u);
  const staffing = useAnswer(ship === null ? null : { about: 'staffing', ship, without: u.group?.chosen ?? [] });
  return useMemo(() => {
    const q = questionOf(scene, { ui: u, net: { link, sending }, settings, staffing: staffing ?? undefined });
    // what the other player asks, and a lost connection, do not wait
    if (link === 'lost' || scene.game.undo !== null) return q;
    if (focus.kind === 'encounters') return encounterToRead(scene, q, focus.list);
    return focus.kind === 'battle' && focus.shown.over ? battleToRead(scene, q, focus.shown.battle) : q;
  }, [scene, u, link, sending, settings, focus, staffing]);
}

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
              key={b.id + b.hint}
              primary={b.primary}
              large={large}
              hotkey={large ? undefined : b.hint}
              disabled={b.disabled}
              data-answer={b.primary ? 'default' : 'other'}
              data-choice={b.id}
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
