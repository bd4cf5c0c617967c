/** The question bar: whose move, what is asked, at most three buttons; the default has Space. */
import { isCardSpot, spotLocation } from '@spaceline/engine';
import { reasonWords, withStop } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { Button, QuestionBar } from '../design/index.ts';
import { useAnswer } from '../net/ask.ts';
import { useNet } from '../net/game.ts';
import { say } from '../net/say.ts';
import { useSettings } from '../net/settings.ts';
import { useWatching } from '../net/watching.ts';
import { useFocus } from './center.tsx';
import { type Scene, useScene } from './context.tsx';
import { useJourney } from './journey.ts';
import { RuleLink } from './log.tsx';
import { useNow } from './now.ts';
import { battleToRead, encounterToRead, type Question, questionOf, shipLeft, watchQuestion } from './question.ts';
import { useTrying } from './trying.ts';
import { type Ui, useUi } from './ui.ts';

export function useQuestion(): Question {
  const scene = useScene();
  const u = useUi();
  const link = useNet((n) => n.link);
  const sending = useNet((n) => n.sending);
  const saving = useNet((n) => n.saving);
  const draw = useNet((n) => n.draw);
  const lostAt = useNet((n) => n.lostAt);
  const watching = useWatching();
  const settings = useSettings();
  const focus = useFocus();
  const ship = shipLeft(scene, u);
  const staffing = useAnswer(ship === null ? null : { about: 'staffing', ship, without: u.group?.chosen ?? [] });
  const journey = useJourney();
  const forecast = useTrying();
  const counting = link === 'lost' || scene.game.clock.away.some((ms) => ms !== null);
  const now = useNow(counting);
  return useMemo(() => {
    const net = { link, sending, saving, draw, lostAt };
    const q = questionOf(scene, {
      ui: u,
      net,
      now,
      settings,
      staffing: staffing ?? undefined,
      journey: journey ?? undefined,
      forecast: forecast ?? undefined,
    });
    // what the other player asks, and a lost connection, do not wait
    const isOffered = draw !== null && draw !== scene.game.seat;
    if (link === 'lost' || scene.game.undo !== null || isOffered || saving?.saved === true) return q;
    if (watching.queue.length > 0)
      return { ...q, who: 'them', theirs: true, rule: null, ...watchQuestion(scene, watching) };
    if (focus.kind === 'encounters') return encounterToRead(scene, q, focus.list);
    if (focus.kind === 'battle' && focus.shown.over) return battleToRead(scene, q, focus.shown.battle);
    return u.refused === null ? q : { ...q, ...refusalWords(scene, u.refused) };
  }, [scene, u, link, sending, saving, draw, lostAt, now, settings, focus, staffing, journey, forecast, watching]);
}

/** In place of the question, until something else is done. */
function refusalWords({ nameOf, naming }: Scene, { card, to, why }: NonNullable<Ui['refused']>) {
  const holes = { card: nameOf(card), place: isCardSpot(to) ? nameOf(to) : naming.place(spotLocation(to)) };
  return {
    text: say('{card} cannot go to {place}.', holes),
    note: withStop(reasonWords(why, naming)),
    rule: why.rule,
    refused: true,
  };
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
      data-refused={question.refused}
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
