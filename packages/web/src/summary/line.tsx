/** The spaceline as it lay when the game was over: every mission, whose it is, and who solved it. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { MapTile } from '../cards/MapTile.tsx';
import { say } from '../net/say.ts';
import type { Place, Table } from '../table/model/places.ts';
import { isLink } from '../table/model/rows.ts';
import s from './summary.module.css';

interface Props {
  table: Table;
  names: readonly [string, string];
  /** whose eyes; -1 for somebody who did not play */
  seat: number;
}

export function LineAtTheEnd({ table, names, seat }: Props) {
  const whose = (owner: number): Words | null =>
    owner < 0 ? null : owner === seat ? say('yours') : say('{name}’s', { name: names[owner] });
  const side = (owner: number) => (owner < 0 ? 'nobody' : owner === table.me ? 'you' : 'opponent');
  const solvedBy = ({ solvedBy }: Place) => {
    if (solvedBy === null) return undefined;
    const by = solvedBy === table.me ? 'you' : 'opponent';
    if (solvedBy < 0) return { by, word: say('solved') } as const;
    return { by, word: solvedBy === seat ? say('by you') : say('by {name}', { name: names[solvedBy] }) } as const;
  };
  const missions = table.places.flatMap((p) => (p.info === undefined || isLink(p) ? [] : { ...p, info: p.info }));
  return (
    <ul className={s.line} aria-label={spoken(say('The spaceline'))} data-many={missions.length > 6}>
      {missions.map((p) => (
        <li key={p.id}>
          <MapTile
            card={p.info}
            owner={p.view.missions.length > 1 ? 'both' : side(p.owner)}
            whose={p.view.missions.length > 1 ? say('both') : whose(p.owner)}
            seeds={null}
            solved={solvedBy(p)}
          />
        </li>
      ))}
    </ul>
  );
}
