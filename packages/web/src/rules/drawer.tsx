/** A rule, beside whatever cites it: nothing is left for it, and nothing behind it stops. */
import { addressOfCard, addressOfRule, spoken } from '@spaceline/protocol/words';
import { useEffect, useRef, useState } from 'react';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import s from './drawer.module.css';
import { loadRules, type Rule, useRules } from './rules.ts';

interface Props {
  id: string;
  /** another rule, which this one names */
  open(id: string): void;
  close(): void;
}

export default function RuleDrawer({ id, open, close }: Props) {
  const rule = useRules((r) => r.byId.get(id));
  const state = useRules((r) => r.state);
  const [before, setBefore] = useState<readonly string[]>([]);
  const [over] = useState(() => document.querySelector('dialog:modal') !== null);
  const box = useRef<HTMLElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    loadRules();
    const from = document.activeElement as HTMLElement | null;
    dialog.current?.showModal();
    box.current?.focus({ preventScroll: true });
    return () => from?.focus?.({ preventScroll: true });
  }, []);
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (e.key !== 'Escape') return;
      e.preventDefault();
      e.stopImmediatePropagation();
      close();
    };
    // before the table hears it, for which Escape means something else
    addEventListener('keydown', down, true);
    return () => removeEventListener('keydown', down, true);
  }, [close]);
  const turnTo = (next: string) => {
    setBefore([...before, id]);
    open(next);
  };
  const back = before.at(-1);
  const inside = (
    <>
      <header className={s.head}>
        <span className={s.id}>{id}</span>
        <i className={s.bar} />
        <button type="button" onClick={close} aria-label={spoken(say('Close'))} data-testid="close-rule">
          <Glyph name="cross" size={16} weight={1.8} />
        </button>
      </header>
      <div className={s.body}>
        {rule ? (
          <Text rule={rule} turnTo={turnTo} />
        ) : (
          <p role="status">
            {state === 'ready'
              ? say('This rule is not in the rulebook yet.')
              : state === 'failed'
                ? say('The rulebook could not be fetched.')
                : say('Looking it up …')}
          </p>
        )}
        {back !== undefined && (
          <button
            type="button"
            className={s.back}
            onClick={() => {
              setBefore(before.slice(0, -1));
              open(back);
            }}
          >
            ‹ {say('Back to {id}', { id: back })}
          </button>
        )}
      </div>
    </>
  );
  // over a dialog it is one as well: else the dialog would keep it from being used
  return over ? (
    <dialog
      ref={dialog}
      className={s.drawer}
      aria-label={spoken(say('Rule {id}', { id }))}
      data-testid="rule-drawer"
      data-rule={id}
    >
      {inside}
    </dialog>
  ) : (
    <section
      ref={box}
      className={s.drawer}
      aria-label={spoken(say('Rule {id}', { id }))}
      tabIndex={-1}
      data-testid="rule-drawer"
      data-rule={id}
      data-keep
    >
      {inside}
    </section>
  );
}

function Text({ rule, turnTo }: { rule: Rule; turnTo(id: string): void }) {
  return (
    <>
      <h2 translate="no">{rule.title}</h2>
      <p className={s.text} translate="no">
        {rule.text}
      </p>
      {rule.clauses.length > 0 && (
        <ol className={s.clauses} translate="no">
          {rule.clauses.map((clause, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: clauses never change places
            <li key={i}>{clause}</li>
          ))}
        </ol>
      )}
      <p className={s.from} translate="no">
        {rule.book}, {rule.date}
      </p>
      {rule.see.length > 0 && (
        <p className={s.see}>
          {say('See also')}{' '}
          {rule.see.map((x) => (
            <button type="button" key={x} onClick={() => turnTo(x)} data-testid="see-rule">
              {x}
            </button>
          ))}
        </p>
      )}
      {/* in windows of their own: the table stays */}
      <p className={s.ways}>
        <a href={addressOfRule(rule.id)} target="_blank" rel="noreferrer">
          {say('Open in the rulebook')}
        </a>
        {rule.proofs > 0 && (
          <a href={`${addressOfRule(rule.id)}/table`} target="_blank" rel="noreferrer">
            <Glyph name="play" size={10} /> {say('Put it on the table')}
          </a>
        )}
      </p>
      {rule.cards.length > 0 && (
        <p className={s.see}>
          {say('Cards it names')}{' '}
          {rule.cards.map((title) => (
            <a key={title} href={addressOfCard(title)} target="_blank" rel="noreferrer" translate="no">
              {title}
            </a>
          ))}
        </p>
      )}
    </>
  );
}
