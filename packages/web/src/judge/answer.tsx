/** What the engine does with it: step by step, by which rule, why not, what would let it through, and what holds then. */
import { isRule } from '@spaceline/engine';
import type { BenchAnswer, BenchChange, BenchStep } from '@spaceline/protocol';
import {
  citationOf,
  joined,
  type Naming,
  promptWords,
  reasonWords,
  short,
  spoken,
  type Words,
  withStop,
  wordsOfAll,
} from '@spaceline/protocol/words';
import { useEffect, useMemo, useState } from 'react';
import { Button, Glyph } from '../design/index.ts';
import { api } from '../net/api.ts';
import { listOf, say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import { expectations, stepWords } from '../rules/words.ts';
import s from './answer.module.css';
import { answeredSteps, bench, savedDoc, useBench } from './bench.ts';
import { laidOut, SIDES } from './board.ts';

export function Answer({ open }: { open(rule: string): void }) {
  const answer = useBench((b) => b.answer);
  const problem = useBench((b) => b.problem);
  const steps = useBench((b) => b.doc.steps as unknown[]);
  const naming = useMemo(
    () => (answer?.table ? namingFor(answer.table, SIDES, answer.asked?.decision.shown ?? []) : null),
    [answer],
  );
  if (problem !== null)
    return (
      <p className={s.problem} role="alert">
        {problem}
      </p>
    );
  if (answer === null) return <p role="status">{say('Asking the engine …')}</p>;
  if (answer.problem !== null)
    return (
      <p className={s.problem} role="alert" data-testid="bench-problem" translate="no">
        {answer.problem.text}
      </p>
    );
  return (
    <div className={s.answer} data-testid="answer" data-outcome={answer.steps.at(-1)?.outcome ?? 'none'}>
      {steps.length === 0 && (
        <p className={s.hint}>{say('The board stands. Say what somebody does, and the engine answers here.')}</p>
      )}
      {naming !== null && (
        <ol className={s.steps} aria-live="polite">
          {answeredSteps(answer, steps).map((step, i) => (
            <StepLines
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number
              key={i}
              n={i + 1}
              raw={steps[i]}
              step={step}
              besides={i === answer.steps.length - 1 ? answer.besides : NOTHING}
              naming={naming}
              open={open}
            />
          ))}
        </ol>
      )}
      {naming !== null && answer.asked !== null && (
        <p className={s.asked}>
          <b>{SIDES[answer.asked.seat]}</b> {promptWords(answer.asked.decision, naming)}
        </p>
      )}
      <Remedies answer={answer} />
      <Holds answer={answer} />
      <File />
    </div>
  );
}

function Cite({ rule, open }: { rule: string | null; open(rule: string): void }) {
  if (rule === null || !isRule(rule)) return null;
  return (
    <button type="button" className={s.rule} onClick={() => open(rule)} data-testid="cite">
      {rule}
    </button>
  );
}

const NOTHING: BenchAnswer['besides'] = [];

const HARM: readonly BenchStep['outcome'][] = ['refused', 'fails', 'unclear'];

function StepLines({
  n,
  raw,
  step,
  besides,
  naming,
  open,
}: {
  n: number;
  raw: unknown;
  step: BenchStep;
  /** what else stands against it */
  besides: BenchAnswer['besides'];
  naming: Naming;
  open(rule: string): void;
}) {
  const { who, text, holds } = stepWords(raw);
  const told = short(step.told);
  const harm = HARM.includes(step.outcome);
  return (
    <li data-outcome={step.outcome} data-testid="step">
      <p className={s.line}>
        <span className={s.n}>{harm ? <Glyph name="cross" size={12} weight={2} /> : n}</span>
        <span>
          <span translate="no">
            {who !== null && <b>{who}</b>} {text}
            {holds.length > 0 && <>: {joined(holds, '; ')}</>}.
          </span>{' '}
          <em>{OUTCOMES[step.outcome]}</em>
        </span>
      </p>
      {told.map((lines, i) => {
        const words = wordsOfAll(
          lines.map((l) => l.told),
          naming,
        );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes places
          <p key={i} className={s.line} data-kind={lines[0].told.kind}>
            <span className={s.n} />
            <span>{withStop(words.text)}</span>
            <Cite rule={citationOf(lines[0].told)} open={open} />
          </p>
        );
      })}
      {[...step.reasons, ...besides].map((r, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons never change places
        <p key={i} className={s.line} data-harm={harm} data-testid="reason">
          <span className={s.n}>{harm && <Glyph name="cross" size={11} weight={2} />}</span>
          <span>{withStop(reasonWords(r, naming))}</span>
          <Cite rule={r.rule} open={open} />
        </p>
      ))}
      {harm && step.reasons.length === 0 && step.message !== null && (
        <p className={s.line} data-harm translate="no">
          <span className={s.n} />
          <span>{step.message}</span>
        </p>
      )}
    </li>
  );
}

const OUTCOMES: Readonly<Record<BenchStep['outcome'], Words>> = {
  done: say('Done.'),
  refused: say('Refused.'),
  unclear: say('Several things fit: say which.'),
  holds: say('It holds.'),
  fails: say('It does not hold.'),
};

const STATES: Readonly<Record<string, Words>> = { damage: say('damaged'), 'range-used': say('without RANGE') };

function changeWords(c: BenchChange): Words {
  switch (c.do) {
    case 'clear':
      return say('{card} is not {state}', { card: c.card, state: STATES[c.key] ?? c.key });
    case 'undock':
      return say('{card} undocks', { card: c.card });
    case 'bring':
      return say('{card} comes aboard {ship}', { card: c.card, ship: c.aboard });
    case 'add':
      return say('{card}, who is not on the board yet, comes aboard {ship}', { card: c.card, ship: c.aboard });
    case 'turn':
      return say('it is {player}’s turn', { player: c.player });
    case 'segment':
      return say('it is the time for {segment}', { segment: c.segment });
  }
}

function Remedies({ answer }: { answer: BenchAnswer }) {
  if (answer.tried === 0) return null;
  return (
    <section className={s.remedies} data-testid="remedies">
      {answer.remedies.length === 0 ? (
        <p>
          {say('No small change lets it through.')}{' '}
          <small>{say('tried: {n} [boards|board]', { n: answer.tried })}</small>
        </p>
      ) : (
        answer.remedies.map((r, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: remedies never change places
          <p key={i}>
            <b>{say('It would go through if')}</b> {listOf(r.changes.map(changeWords))}.{' '}
            {i === 0 && <small>{say('tried: {n} [boards|board]', { n: answer.tried })}</small>}{' '}
            <Button quiet onClick={() => bench.change(() => laidOut(r.doc))} data-testid="remedy">
              {say('Do that')}
            </Button>
          </p>
        ))
      )}
    </section>
  );
}

/** What must hold afterwards: it goes into the scenario. */
function Holds({ answer }: { answer: BenchAnswer }) {
  const kept = useBench((b) => b.kept);
  if (answer.holds.length === 0) return null;
  return (
    <section aria-label={spoken(say('Must hold afterwards'))} data-testid="holds">
      <h3 className={s.h3}>
        {say('Must hold afterwards')} <i /> <small>{say('goes into the scenario')}</small>
      </h3>
      <ul className={s.holds} translate="no">
        {answer.holds.map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what holds never changes places
          <li key={i}>
            <label>
              <input type="checkbox" checked={kept.has(i)} onChange={() => bench.keep(i)} />
              <span>{joined(expectations(part), '; ')}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The scenario file, made when somebody looks. */
function File() {
  const doc = useBench((b) => b.doc);
  const kept = useBench((b) => b.kept);
  const [open, setOpen] = useState(false);
  const [file, setFile] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another board, or something else kept, is another file
  useEffect(() => {
    if (!open) return;
    let gone = false;
    api.bench(JSON.stringify(savedDoc(useBench.getState()))).then(
      (a) => !gone && setFile(a.file),
      () => !gone && setFile(''),
    );
    return () => {
      gone = true;
    };
  }, [open, doc, kept]);
  return (
    <details className={s.file} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{say('As it will be saved')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre translate="no" tabIndex={0}>
        {file}
      </pre>
    </details>
  );
}
