/** A finished game in one view: the result, the plots, the moments that decided it. */
import type { Result, Told } from '@spaceline/engine';
import type { LogLine } from '@spaceline/protocol';
import { withStop, wordsOf } from '@spaceline/protocol/words';
import { type ReactNode, useMemo } from 'react';
import { lookup } from '../net/cards.ts';
import type { View } from '../net/game.ts';
import { namingFor } from '../net/words.ts';
import { countByTurn, isMoment } from '../table/model/stories.ts';
import { Plot } from './plots.tsx';
import s from './summary.module.css';

export interface Story {
  view: View;
  log: readonly LogLine[];
  format: string;
  names: readonly [string, string];
  /** -1 for somebody who did not play */
  seat: number;
}

function headlineOf({ view: { result }, seat, names }: Story): string {
  if (result === null) return 'No result';
  if (result.winner < 0) return 'A true tie';
  return result.winner === seat ? 'You win' : `${names[result.winner]} wins`;
}

const HOW: Readonly<Record<Result['kind'], string>> = {
  'full-win': 'A full win.',
  'modified-win': 'A modified win.',
  concession: 'By concession.',
  'true-tie': '',
};

const typeOf = (printing: string): string | undefined => lookup(printing)?.facts.type;

export function StoryView({ story, children }: { story: Story; children: ReactNode }) {
  const { view, names, seat, log } = story;
  const me = seat === 1 ? 1 : 0;
  const naming = useMemo(() => namingFor(view, names), [view, names]);
  const counts = useMemo(() => countByTurn(log, typeOf), [log]);
  const words = (told: Told) => withStop(wordsOf(told, naming).text);
  const moments = log.filter((l) => isMoment(l.told));
  return (
    <div className={s.story} data-testid="result">
      <header className={s.head} data-good={view.result !== null && seat >= 0 && view.result.winner === seat}>
        <p className={s.kicker}>
          {story.format === 'warp-speed' ? 'Warp Speed' : 'Full game'}, {view.turn.number} turns
        </p>
        <h1>{headlineOf(story)}</h1>
        <p className={s.how}>
          {view.result !== null && naming.language(HOW[view.result.kind as Result['kind']])} {names[me]}{' '}
          {view.players[me].score} to {names[1 - me]} {view.players[1 - me].score} points.
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
            {moments.map((l) => (
              <li key={log.indexOf(l)} data-kind={l.told.kind}>
                <b>Turn {l.turn}</b> {words(l.told)}
              </li>
            ))}
          </ol>
          {!moments.some((l) => l.told.kind === 'solved') && <p>No mission was solved.</p>}
        </section>
      </div>
    </div>
  );
}
