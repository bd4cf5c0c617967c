/** The captain's log: grouped by turn, cards and rules as links. */
import type { LogLine } from '@spaceline/protocol';
import { Fragment, memo, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useScene } from './context.tsx';
import s from './log.module.css';
import { lineText, shortened, type Told } from './model/stories.ts';
import { ui } from './ui.ts';

const RULE = /\b([A-Z]{1,5}-\d+(?:\.\d+)?)\b/g;

/** Rule ids as links. */
function withRules(text: string, key: string): ReactNode[] {
  const out: ReactNode[] = [];
  let at = 0;
  for (const m of text.matchAll(RULE)) {
    out.push(text.slice(at, m.index));
    out.push(<RuleLink key={`${key}-${m.index}`} id={m[1]} />);
    at = m.index + m[0].length;
  }
  out.push(text.slice(at));
  return out;
}

export function RuleLink({ id }: { id: string }) {
  return (
    <button type="button" className={s.rule} onClick={() => ui.set({ rule: id })} title={`Rule ${id}`}>
      {id}
    </button>
  );
}

export function CardLink({ printing, title }: { printing: string; title: string }) {
  const shown = { printing, card: null };
  return (
    <button
      type="button"
      className={s.card}
      onPointerEnter={() => ui.show(shown)}
      onFocus={() => ui.show(shown)}
      onClick={() =>
        ui.set({ shown, pinned: true, layer: matchMedia('(max-width: 1179px)').matches ? 'card' : ui.get().layer })
      }
    >
      {title}
    </button>
  );
}

/** A line with the titles it names as links. */
export function Line({ text, cards }: { text: string; cards: LogLine['cards'] }) {
  const parts: ReactNode[] = [];
  let rest = text;
  let n = 0;
  for (const c of cards) {
    const at = rest.indexOf(c.title);
    if (at < 0) continue;
    parts.push(<Fragment key={`t${n}`}>{withRules(rest.slice(0, at), `r${n}`)}</Fragment>);
    parts.push(<CardLink key={`c${n}`} printing={c.card} title={c.title} />);
    rest = rest.slice(at + c.title.length);
    n++;
  }
  // a full stop stays with the name before it
  const last = parts.pop();
  if (last !== undefined && /^[.?!]$/.test(rest))
    parts.push(
      <span key="end" className={s.together}>
        {last}
        {rest}
      </span>,
    );
  else parts.push(last, <Fragment key="end">{withRules(rest, 'end')}</Fragment>);
  return <>{parts}</>;
}

interface TurnGroup {
  turn: number;
  title: string;
  side: 'you' | 'them' | 'none';
  lines: Told<LogLine & { at: number }>[];
}

function useTurns(): TurnGroup[] {
  const { game, you } = useScene();
  return useMemo(() => {
    const out: TurnGroup[] = [];
    const numbered = game.log.map((l, at) => ({ ...l, at }));
    for (const line of numbered) {
      let last = out[out.length - 1];
      if (last === undefined || last.turn !== line.turn) {
        last = { turn: line.turn, title: line.turn === 0 ? 'Seeding' : `Turn ${line.turn}`, side: 'none', lines: [] };
        out.push(last);
      }
      const starts = /^Turn (\d+): (.+)$/.exec(line.text);
      if (starts) {
        const mine = starts[2] === 'You' || starts[2] === you;
        last.side = mine ? 'you' : 'them';
        last.title = `Turn ${starts[1]}, ${mine && game.seat >= 0 ? 'you' : starts[2] === 'You' ? you : starts[2]}`;
        continue;
      }
      last.lines.push({ ...line, times: 1, names: line.cards });
    }
    for (const t of out) t.lines = shortened(t.lines);
    return out;
  }, [game.log, game.seat, you]);
}

export const Log = memo(function Log() {
  const { game, live } = useScene();
  const turns = useTurns();
  const end = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls it down
  useEffect(() => {
    const b = box.current;
    if (b) b.scrollTop = b.scrollHeight;
  }, [game.log.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={s.log} ref={box} tabIndex={0} role="log" aria-label="Captain’s log" aria-live="off">
      {turns.map((t) => (
        <section key={t.turn} data-side={t.side}>
          <h3>{t.title}</h3>
          {t.lines.map((l) => (
            <p key={l.at} data-new={live && l.at >= game.seenLog && t.side === 'them'}>
              <Line
                text={`${lineText(l)}${/[.?!]$/.test(l.text) ? '' : '.'}`}
                cards={l.times > 1 ? l.names : l.cards}
              />
            </p>
          ))}
        </section>
      ))}
      <div ref={end} />
    </div>
  );
});
