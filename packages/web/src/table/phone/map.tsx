/** All locations on a phone: each line a row of small pictures; on its side, of small tiles. A tap opens one, or goes there. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useRef } from 'react';
import { picture } from '../../art/index.ts';
import { Art } from '../../cards/Art.tsx';
import { pointsOf } from '../../cards/words.ts';
import { Glyph } from '../../design/index.ts';
import { say } from '../../net/say.ts';
import { useScene } from '../context.tsx';
import { placeKey } from '../model/options.ts';
import type { Place } from '../model/places.ts';
import { columnsOf, isLink, rowsOf } from '../model/rows.ts';
import { aim, useTargets } from '../targets.ts';
import { ui, useUi } from '../ui.ts';
import { useLying } from '../wide.ts';
import s from './map.module.css';

const MOST = 8;

export function PhoneMap({ open }: { open: number }) {
  const { table } = useScene();
  const lying = useLying();
  const box = useRef<HTMLElement>(null);
  const rows = rowsOf(table.places, MOST);
  const columns = columnsOf(rows).map(() => 'minmax(0, 1fr)');
  // more rows than there is room for scroll; the opened place is always seen
  useEffect(() => {
    box.current?.querySelector(`[data-key="${placeKey(open)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <nav
      ref={box}
      className={s.map}
      // it scrolls, and where no place can be chosen nothing in it takes the keyboard
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever scrolls by keys must come here
      tabIndex={0}
      aria-label={spoken(say('The spaceline'))}
      data-testid="map"
      style={{ '--columns': columns.join(' ') } as never}
    >
      {rows.map((row) => {
        const [first] = row.places;
        const name: Words = first.view.time ? say('Another time') : (first.info?.facts.quadrant ?? '');
        return (
          <div key={first.id} className={s.row} data-testid="line">
            <p className={s.label}>
              <b>{row.continued ? '…' : name}</b>
              <span>{row.continued ? '' : table.places.filter((p) => p.line === row.line).length}</span>
            </p>
            <div className={s.line} style={{ '--from': row.from + 1, '--to': row.from + row.places.length } as never}>
              {row.places.map((p, i) => (
                <Thumb key={p.id} place={p} open={p.id === open} column={row.from + i + 1} tile={lying} />
              ))}
            </div>
          </div>
        );
      })}
    </nav>
  );
}

function Thumb({ place, open, column, tile }: { place: Place; open: boolean; column: number; tile: boolean }) {
  const { acts, table, whose: whoseIs } = useScene();
  const selected = useUi((u) => u.selected);
  const key = placeKey(place.id);
  const goal = useTargets().get(key);
  const people = place.below.reduce((n, u) => n + u.people.length, 0);
  const mine = place.owner === table.me;
  const whose = isLink(place) ? null : whoseIs(place.owner);
  const side = isLink(place) ? 'nobody' : mine ? 'you' : 'them';
  return (
    <button
      type="button"
      className={s.thumb}
      data-dark
      style={{ gridColumnStart: column }}
      data-key={key}
      data-side={side}
      data-open={open}
      data-solved={place.solvedBy !== null}
      data-act={goal !== undefined || (selected === null && (acts.get(key)?.length ?? 0) > 0)}
      aria-expanded={open}
      onClick={() => {
        if (selected !== null && aim(goal)) return;
        ui.set({ open: place.id, selected: null, tab: null });
      }}
    >
      <Dashes n={place.above.length} side="them" />
      <span className={s.art}>{place.info && <Art svg={picture(place.info.facts, 64, 48)} />}</span>
      {tile ? (
        <>
          {isLink(place) ? <span className="hidden">{place.title}</span> : <b>{place.title}</b>}
          <small>
            {people > 0 ? (
              <>
                <Glyph name="crew" size={10} weight={1.7} />
                {people}
              </>
            ) : (
              place.solvedBy !== null && <Glyph name="check" size={11} weight={2.6} />
            )}
            <span className="hidden">{whose}</span>
            {!isLink(place) && place.info && <em>{pointsOf(place.info.facts)}</em>}
          </small>
        </>
      ) : (
        <>
          {place.solvedBy !== null && (
            <i className={s.check}>
              <Glyph name="check" size={14} weight={2.6} />
            </i>
          )}
          <span className="hidden">
            {place.title} {whose}
          </span>
        </>
      )}
      <Dashes n={place.below.length} side="you" />
    </button>
  );
}

/** Who has something there: a dash for each ship, facility and team, above the opponent's, below the own. */
function Dashes({ n, side }: { n: number; side: 'you' | 'them' }) {
  return (
    <span className={s.dashes} data-side={side} aria-hidden="true">
      {Array.from({ length: Math.min(n, 3) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <i key={i} />
      ))}
    </span>
  );
}
