/** The captain's log: grouped by turn, with the cards it names as links. */

import { isRule } from '@spaceline/engine';
import type { LogLine } from '@spaceline/protocol';
import {
  citationOf,
  isLink,
  short,
  spoken,
  type ToldWords,
  type Words,
  withLinks,
  withStop,
  wordsOfAll,
} from '@spaceline/protocol/words';
import { memo, useEffect, useMemo, useRef } from 'react';
import { letters } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { useNaming } from '../net/words.ts';
import { useScene } from './context.tsx';
import s from './log.module.css';
import { useTold } from './told.ts';
import { ui } from './ui.ts';

/** Nothing where a refusal rests on no rule. */
export function RuleLink({ id }: { id: string }) {
  if (!isRule(id)) return null;
  return (
    <button
      type="button"
      className={s.rule}
      data-rule={id}
      onClick={() => ui.set({ rule: id })}
      title={spoken(say('Rule {id}', { id }))}
    >
      {id}
    </button>
  );
}

export function CardLink({ printing, title }: { printing: string; title: Words }) {
  const shown = { printing, card: null };
  return (
    <button
      type="button"
      className={s.card}
      onPointerEnter={() => ui.show(shown)}
      onFocus={() => ui.show(shown)}
      onClick={() =>
        ui.set({
          shown,
          pinned: true,
          layer: matchMedia('(max-width: 1199px), (max-height: 499px)').matches ? 'card' : ui.get().layer,
        })
      }
    >
      {title}
    </button>
  );
}

/** A text with the cards it names as links. */
function Line({ words: { text, cards } }: { words: Pick<ToldWords, 'text' | 'cards'> }) {
  const pieces = withLinks(text, cards);
  const rest = pieces[pieces.length - 1];
  const all = pieces.map((p) => (isLink(p) ? <CardLink key={p.at} printing={p.card} title={p.title} /> : p));
  if (isLink(rest) || letters(rest) !== 1 || all.length === 1) return all;
  const parts = all.slice(0, -1);
  // a full stop stays with the name before it
  return [
    ...parts.slice(0, -1),
    <span key="end" className={s.together}>
      {parts[parts.length - 1]}
      {rest}
    </span>,
  ];
}

/** Lines that `short` has put together, as one sentence. */
export function Sentence({ lines }: { lines: readonly Pick<LogLine, 'told'>[] }) {
  const naming = useNaming();
  const words = wordsOfAll(
    lines.map((l) => l.told),
    naming,
  );
  return <Line words={{ ...words, text: withStop(words.text) }} />;
}

/** The rule by which it happened; where a text did it, the card is named in the sentence. */
function Citation({ line: { told } }: { line: LogLine }) {
  const rule = 'by' in told && told.by !== null ? null : citationOf(told);
  return rule === null ? null : <RuleLink id={rule} />;
}

interface TurnGroup {
  turn: number;
  /** whose turn it is; -1 while seeding */
  seat: number;
  lines: (LogLine & { at: number })[];
}

function turnsOf(log: readonly LogLine[]): TurnGroup[] {
  const out: TurnGroup[] = [];
  for (const [at, line] of log.entries()) {
    let last = out[out.length - 1];
    if (last === undefined || last.turn !== line.turn) {
      last = { turn: line.turn, seat: -1, lines: [] };
      out.push(last);
    }
    // that a turn begins is its title
    if (line.told.kind === 'turn') last.seat = line.told.who;
    else last.lines.push({ ...line, at });
  }
  return out;
}

export const Log = memo(function Log() {
  const { game, table, live } = useScene();
  const log = useTold();
  const turns = useMemo(() => turnsOf(log), [log]);
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls it down
  useEffect(() => {
    const b = box.current;
    if (b) b.scrollTop = b.scrollHeight;
  }, [log.length]);
  const title = ({ turn, seat }: TurnGroup): Words => {
    if (turn === 0) return say('Seeding');
    if (seat < 0) return say('Turn {turn}', { turn });
    return say('Turn {turn}, {who}', { turn, who: seat === game.seat ? say('you') : game.seats[seat].name });
  };
  const side = ({ seat }: TurnGroup) => (seat < 0 ? 'none' : seat === table.me ? 'you' : 'them');
  const by = ({ told }: LogLine) => ('who' in told ? (told.who === table.me ? 'you' : 'them') : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={s.log} ref={box} tabIndex={0} role="log" aria-label={spoken(say('Captain’s log'))} aria-live="off">
      {turns.length === 0 && <p className={s.none}>{say('Nothing has happened yet.')}</p>}
      {turns.map((t) => (
        <section key={t.turn} data-side={side(t)}>
          <h3>{title(t)}</h3>
          {short(t.lines).map((group) => (
            <p
              key={group[0].at}
              data-kind={group[0].told.kind}
              data-by={by(group[0])}
              data-new={live && group[0].at >= game.seenLog && side(t) === 'them'}
            >
              <Sentence lines={group} /> <Citation line={group[0]} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
});
