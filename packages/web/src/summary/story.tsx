/** A finished game in one view: the result, the plots, the moments that decided it. */
import type { LogLine } from '@spaceline/protocol';
import type { ReactNode } from 'react';
import { lookup } from '../net/cards.ts';
import type { View } from '../net/game.ts';
import { countByTurn, type Whose } from '../table/model/stories.ts';
import { RESULTS } from '../table/question.ts';
import { Plot } from './plots.tsx';
import s from './summary.module.css';

export interface Story {
  view: View;
  log: readonly LogLine[];
  format: string;
  /** as people are called on the page */
  names: readonly [string, string];
  /** as the log calls them */
  called: readonly [string, string];
  /** -1 for somebody who did not play */
  seat: number;
}

/** Whose card was lost: it lies in its owner's discard pile or out of play now. */
function whoseIn(view: View): Whose {
  const titles = view.players.map(
    (p) => new Set([...p.discard, ...p.outOfPlay, ...p.points].map((c) => lookup(c)?.facts.title)),
  );
  return (title) => (titles[0].has(title) ? (titles[1].has(title) ? null : 0) : titles[1].has(title) ? 1 : null);
}

const MOMENTS = /^(?!.*cannot solve)(.+?) (solves?|loses?) |( is destroyed| wins: )/;

export function StoryView({ story, children }: { story: Story; children: ReactNode }) {
  const { view, names, seat, log, called } = story;
  const me = seat === 1 ? 1 : 0;
  const counts = countByTurn(log, called as [string, string], whoseIn(view));
  const result = view.result;
  const headline =
    result === null
      ? 'No result'
      : result.winner < 0
        ? 'A true tie'
        : seat >= 0
          ? result.winner === seat
            ? 'You win'
            : `${names[result.winner]} wins`
          : `${names[result.winner]} wins`;
  const how = result === null ? '' : (RESULTS[result.kind] ?? result.kind);
  const good = result !== null && seat >= 0 && result.winner === seat;
  const moments = log.filter((l) => MOMENTS.test(l.text));
  return (
    <div className={s.story} data-testid="result">
      <header className={s.head} data-good={good}>
        <p className={s.kicker}>
          {story.format === 'warp-speed' ? 'Warp Speed' : 'Full game'}, {view.turn.number} turns
        </p>
        <h1>{headline}</h1>
        <p className={s.how}>
          {how === '' || result === null || result.winner < 0 ? '' : `By ${how.replace(/^by /, '')}. `}
          {names[me]} {view.players[me].score} to {names[1 - me]} {view.players[1 - me].score} points.
        </p>
        <div className={s.buttons}>{children}</div>
      </header>
      <div className={s.plots}>
        <Plot title="Points" counts={counts} of="points" names={names} me={me} />
        <Plot title="Missions" counts={counts} of="missions" names={names} me={me} />
        <Plot title="Casualties" counts={counts} of="losses" names={names} me={me} />
        <section className={s.moments}>
          <h2>What decided it</h2>
          <ol>
            {moments.map((l, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the log does not change any more
              <li key={i}>
                <b>Turn {l.turn}</b> {l.text.replace(/wins?: full-win/, 'wins')}.
              </li>
            ))}
          </ol>
          {moments.length === 0 && <p>No mission was solved.</p>}
        </section>
      </div>
    </div>
  );
}
