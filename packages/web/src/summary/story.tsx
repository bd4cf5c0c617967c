/** A finished game in one view: the result, the plots, the moments that decided it. */

import type { Told } from '@spaceline/engine';
import type { LogLine } from '@spaceline/protocol';
import { withStop, wordsOf } from '@spaceline/protocol/words';
import { type ReactNode, useMemo } from 'react';
import { Moment } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { lookup } from '../net/cards.ts';
import type { View } from '../net/game.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import { countByTurn, isMoment } from '../table/model/stories.ts';
import { headlineOf, howOf } from './ending.ts';
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

const typeOf = (printing: string): string | undefined => lookup(printing)?.facts.type;

/** The points of a game that went on from a position: what was scored before was told in another game. */
function begunWith(view: View, log: readonly LogLine[]): [number, number] {
  if ((log[0]?.turn ?? 0) === 0) return [0, 0];
  const [a, b] = [0, 1].map((seat) => {
    const told = log.reduce((n, l) => (l.told.kind === 'points' && l.told.who === seat ? n + l.told.points : n), 0);
    return view.players[seat].score - told;
  });
  return [a, b];
}

export function StoryView({ story, children }: { story: Story; children: ReactNode }) {
  const { view, names, seat, log } = story;
  const me = seat === 1 ? 1 : 0;
  const naming = useMemo(() => namingFor(view, names), [view, names]);
  const counts = useMemo(() => countByTurn(log, typeOf, begunWith(view, log)), [log, view]);
  const words = (told: Told) => withStop(wordsOf(told, naming).text);
  const won = view.result !== null && seat >= 0 && view.result.winner === seat;
  const turn = log[log.length - 1]?.turn ?? view.turn.number;
  const moments = log.filter((l) => isMoment(l.told));
  return (
    <div className={s.story} data-testid="result" data-kind={view.result?.kind}>
      <header className={s.head} data-good={won}>
        {won && <Moment kind="won" />}
        <p className={s.kicker}>{say('{format}, {turn} [turns|turn]', { format: formatName(story.format), turn })}</p>
        <h1>{headlineOf(view.result, seat, names)}</h1>
        <p className={s.how}>{howOf(view.result, [view.players[0].score, view.players[1].score], me, names)}</p>
        <div className={s.buttons}>{children}</div>
      </header>
      <div className={s.plots}>
        <Plot title={say('Points')} counts={counts} of="points" names={names} me={me} />
        <Plot title={say('Missions')} counts={counts} of="missions" names={names} me={me} />
        <Plot title={say('Casualties')} counts={counts} of="losses" names={names} me={me} />
        <section className={s.moments}>
          <h2>{say('What decided it')}</h2>
          <ol>
            {moments.map((l) => (
              <li key={log.indexOf(l)} data-kind={l.told.kind}>
                <b>{say('Turn {turn}', { turn: l.turn })}</b> {words(l.told)}
              </li>
            ))}
          </ol>
          {!moments.some((l) => l.told.kind === 'solved') && <p>{say('No mission was solved.')}</p>}
        </section>
      </div>
    </div>
  );
}
