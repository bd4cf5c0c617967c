/** A finished game in one view: the result, the spaceline as it lay, the moments that decided it, points by turn, both side by side. */

import type { Told, ToldCard } from '@spaceline/engine';
import type { LogLine } from '@spaceline/protocol';
import { type Words, withStop, wordsOf } from '@spaceline/protocol/words';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Glyph, Moment } from '../design/index.ts';
import { formatName } from '../lobby/use.ts';
import { type CardInfo, lookup } from '../net/cards.ts';
import type { View } from '../net/game.ts';
import { say } from '../net/say.ts';
import { namingFor } from '../net/words.ts';
import { personName } from '../people/name.ts';
import { type Table, tableOf } from '../table/model/places.ts';
import { countByTurn, isMoment } from '../table/model/stories.ts';
import { headlineOf, howOf } from './ending.ts';
import { type Figure, figuresOf } from './figures.ts';
import { LineAtTheEnd } from './line.tsx';
import { Plot } from './plots.tsx';
import s from './summary.module.css';

export interface Story {
  view: View;
  log: readonly LogLine[];
  format: string;
  names: readonly [string, string];
  /** 'person', 'guest' or a bot's name, of each */
  kinds: readonly [string, string];
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

/** What a moment was about: the mission, or the card. */
function aboutOf({ told }: LogLine, table: Table): CardInfo | undefined {
  const printing = (card: ToldCard) => (card.printing === null ? undefined : lookup(card.printing));
  if (told.kind === 'solved') return table.byId.get(told.at)?.info;
  return told.kind === 'completed' || told.kind === 'destroyed' ? printing(told.card) : undefined;
}

export function StoryView({ story, children }: { story: Story; children: ReactNode }) {
  const { view, names, kinds, seat, log, format } = story;
  // who won and whose numbers these are: a guest is marked as one
  const marked = [0, 1].map((i) => personName({ name: names[i], kind: kinds[i] })) as [Words, Words];
  const me = seat === 1 ? 1 : 0;
  const naming = useMemo(() => namingFor(view, names), [view, names]);
  const counts = useMemo(() => countByTurn(log, typeOf, begunWith(view, log)), [log, view]);
  const table = useMemo(() => tableOf(view, format, lookup), [view, format]);
  const words = (told: Told) => withStop(wordsOf(told, naming).text);
  const won = view.result !== null && seat >= 0 && view.result.winner === seat;
  const turn = log[log.length - 1]?.turn ?? view.turn.number;
  const moments = log.filter((l) => isMoment(l.told));
  // behind the headline: where it was decided
  const decided = moments.findLast((l) => aboutOf(l, table) !== undefined);
  const scene = (decided && aboutOf(decided, table)) ?? table.places[0]?.info;
  return (
    <div className={s.story} data-testid="result" data-kind={view.result?.kind}>
      <header className={s.head} data-good={won} data-dark>
        {scene !== undefined && (
          <span className={s.scene} aria-hidden="true">
            <Art svg={picture(scene.facts, 620, 300)} />
          </span>
        )}
        {won && <Moment kind="won" />}
        <p className={s.kicker}>{say('{format}, {turn} [turns|turn]', { format: formatName(format), turn })}</p>
        <h1>{headlineOf(view.result, seat, marked)}</h1>
        <p className={s.how}>{howOf(view.result, [view.players[0].score, view.players[1].score], me, marked)}</p>
        <div className={s.buttons}>{children}</div>
      </header>
      <LineAtTheEnd table={table} names={names} seat={seat} />
      <div className={s.plots}>
        <section className={s.moments}>
          <h2>{say('What decided it')}</h2>
          <ol>
            {moments.map((l) => {
              const about = aboutOf(l, table);
              return (
                <li key={log.indexOf(l)} data-kind={l.told.kind}>
                  <span className={s.thumb} data-dark aria-hidden="true">
                    {about === undefined ? (
                      <Glyph name="check" size={18} />
                    ) : (
                      <Art svg={picture(about.facts, 44, 44)} />
                    )}
                  </span>
                  <b>{say('Turn {turn}', { turn: l.turn })}</b>
                  <span>{words(l.told)}</span>
                </li>
              );
            })}
          </ol>
          {!moments.some((l) => l.told.kind === 'solved') && <p>{say('No mission was solved.')}</p>}
        </section>
        <Plot counts={counts} names={names} me={me} />
        <SideBySide figures={figuresOf(log, counts[counts.length - 1])} names={marked} me={me} />
      </div>
    </div>
  );
}

/** The numbers of both, and how they compare. */
function SideBySide({ figures, names, me }: { figures: Figure[]; names: readonly [Words, Words]; me: 0 | 1 }) {
  const them = me === 0 ? 1 : 0;
  return (
    <table className={s.figures}>
      <thead>
        <tr>
          <th scope="col" data-side="you">
            {names[me]}
          </th>
          <th scope="col">
            <span className="hidden">{say('What is counted')}</span>
          </th>
          <th scope="col" data-side="them">
            {names[them]}
          </th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ what, n }, i) => {
          const most = Math.max(1, ...n);
          const bar = (seat: number) => ({ '--part': Math.max(0, n[seat]) / most }) as CSSProperties;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures never change places
            <tr key={i}>
              <td data-side="you" style={bar(me)}>
                {n[me]}
              </td>
              <th scope="row">{what}</th>
              <td data-side="them" style={bar(them)}>
                {n[them]}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
