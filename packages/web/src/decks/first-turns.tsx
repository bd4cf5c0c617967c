/** How a deck begins when a bot plays it: its first turns against one of our decks, told as at a table. */
import type { FirstTurns } from '@spaceline/protocol';
import {
  goesWithoutSaying,
  isLink,
  type ToldWords,
  type Words,
  withLinks,
  withStop,
  wordsOf,
} from '@spaceline/protocol/words';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import p from '../app/page.module.css';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import type { Draft } from './draft.ts';
import s from './first-turns.module.css';
import { filled } from './piles.ts';

interface Props {
  draft: Draft;
  legal: boolean;
}

export function BotBegins({ draft: { format, piles }, legal }: Props) {
  /** what was played, and with which cards: of another deck it is not shown */
  const [told, setTold] = useState<{ of: Draft['piles']; turns: FirstTurns } | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const [busy, setBusy] = useState(false);
  const latest = useRef(piles);
  latest.current = piles;
  const play = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await ensureMe();
      const turns = await api.firstTurns({ format, piles: filled(piles) });
      if (latest.current === piles) setTold({ of: piles, turns });
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
    }
    setBusy(false);
  };
  const shown = told !== null && told.of === piles ? told.turns : null;
  return (
    <section className={s.begins}>
      <h2>{say('First turns, played by the bot')}</h2>
      {!legal && <p className={s.none}>{say('A bot can begin when the deck is legal.')}</p>}
      <Button data-testid="first-turns" onClick={play} disabled={!legal || busy}>
        {busy ? say('It plays …') : shown === null ? say('Let it begin') : say('Let it begin anew')}
      </Button>
      {problem !== null && (
        <p className={p.problem} role="alert">
          {problem}
        </p>
      )}
      {shown !== null && <Turns turns={shown} />}
    </section>
  );
}

/** A line of the log with the cards it names in bold. */
const withBold = ({ text, cards }: ToldWords): ReactNode =>
  withLinks(withStop(text), cards).map((piece) => (isLink(piece) ? <b key={piece.at}>{piece.title}</b> : piece));

/** Never read: whoever looks from a seat is "you" there. */
const MINE = '0';

/** What the other player does is left out: one wants to see what the own cards do. */
function Turns({ turns: { against, view, log } }: { turns: FirstTurns }) {
  const naming = useMemo(() => namingFor(view, [MINE, against]), [view, against]);
  const byTurn = useMemo(() => {
    const groups = new Map<number, ToldWords[]>();
    for (const { turn, told } of log) {
      if (told.kind === 'turn' || goesWithoutSaying(told) || ('who' in told && told.who === 1)) continue;
      const words = wordsOf(told, naming);
      if (words.cards.length > 0) groups.set(turn, [...(groups.get(turn) ?? []), words]);
    }
    return [...groups];
  }, [log, naming]);
  return (
    <div data-testid="turns-told">
      <p className={s.none}>{say('Against {deck}.', { deck: against })}</p>
      <ol className={s.turns}>
        {byTurn.map(([turn, lines]) => (
          <li key={turn}>
            <h3>{turn === 0 ? say('Seeds') : say('Turn {n}', { n: turn })}</h3>
            <ul>
              {lines.map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart
                <li key={i}>{withBold(line)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
