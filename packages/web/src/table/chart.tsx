/** The spaceline in one row of names: while something is fought or met, and on a phone that lies on its side. */

import { spotLocation } from '@spaceline/engine';
import { spoken } from '@spaceline/protocol/words';
import { useEffect, useRef } from 'react';
import { picture } from '../art/index.ts';
import { Art } from '../cards/Art.tsx';
import { Glyph } from '../design/index.ts';
import { say } from '../net/say.ts';
import { Band, lineName } from './band.tsx';
import { placeOf } from './battle.tsx';
import { useFocus } from './center.tsx';
import s from './chart.module.css';
import { type Scene, useScene } from './context.tsx';
import { placeOfEncounter } from './model/objectives.ts';
import { placeKey } from './model/options.ts';
import { locationOf, type Place } from './model/places.ts';
import { aim, spotsOf, useTargets } from './targets.ts';
import { ui, useUi } from './ui.ts';

/** What is fought or met needs the room more than the spaceline does. */
export function Spaceline() {
  const scene = useScene();
  const focus = useFocus();
  const target = useUi((u) => u.group?.option.to ?? null);
  switch (focus.kind) {
    case 'battle':
      return <Chart here={placeOf(scene, focus.shown.battle)} harm look />;
    case 'forecast':
      return <Chart here={target === null ? undefined : placeAt(scene, locationOf(scene.table, target))} harm look />;
    case 'attempt':
      return <Chart here={placeAt(scene, spotLocation(focus.option.to))} look />;
    case 'encounters':
      return <Chart here={placeAt(scene, placeOfEncounter(scene.table, focus.list[0]))} />;
    default:
      return <Band />;
  }
}

const placeAt = ({ table }: Scene, location: number): Place | undefined => table.byId.get(location);

/** `harm`: somebody is fought here. `look`: a click looks at a location meanwhile. */
function Chart({ here, harm = false, look = false }: { here: Place | undefined; harm?: boolean; look?: boolean }) {
  const { table } = useScene();
  const box = useHere(here?.id);
  return (
    <nav
      ref={box}
      className={s.chart}
      // a long row scrolls, and where no place can be looked at nothing in it takes the keyboard
      tabIndex={look ? undefined : 0}
      aria-label={spoken(say('The spaceline'))}
    >
      {table.places.map((p, i) => (
        <button
          type="button"
          key={p.id}
          disabled={!look}
          data-break={breakBefore(table.places, i)}
          data-here={p === here}
          data-harm={harm}
          aria-current={p === here}
          onClick={() => ui.set({ open: p.id, peek: true, trying: null })}
        >
          <Name place={p} />
        </button>
      ))}
    </nav>
  );
}

/** Of a long row, the place that it is about is always seen. */
function useHere(id: number | undefined) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is looked for
  useEffect(() => {
    box.current?.querySelector('[data-here="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [id]);
  return box;
}

/** Does another line begin here? */
const breakBefore = (places: readonly Place[], i: number): boolean => i > 0 && places[i].line !== places[i - 1].line;

function Name({ place }: { place: Place }) {
  return (
    <>
      <span>{place.info && <Art svg={picture(place.info.facts, 40, 40)} />}</span>
      {place.title}
      {place.view.time && <small>{lineName(place)}</small>}
    </>
  );
}

/** On a phone that lies on its side: a tap opens a location, or goes there. */
export function PhoneChart({ open }: { open: number }) {
  const { acts, table } = useScene();
  const selected = useUi((u) => u.selected);
  const targets = useTargets();
  const box = useHere(open);
  return (
    <nav ref={box} className={s.chart} aria-label={spoken(say('The spaceline'))}>
      {table.places.map((p, i) => {
        const key = placeKey(p.id);
        const goal = targets.get(key);
        const people = p.below.reduce((n, u) => n + u.people.length, 0);
        return (
          <button
            type="button"
            key={p.id}
            data-key={key}
            data-break={breakBefore(table.places, i)}
            data-here={p.id === open}
            data-side={p.owner === table.me ? 'you' : 'them'}
            data-act={goal !== undefined || (selected === null && (acts.get(key)?.length ?? 0) > 0)}
            aria-expanded={p.id === open}
            onClick={() => {
              if (selected !== null && aim(goal, spotsOf(p.id))) return;
              ui.set({ open: p.id, selected: null, tab: null });
            }}
          >
            <Name place={p} />
            {p.solvedBy !== null && <Glyph name="check" size={11} weight={2.4} />}
            {people > 0 && (
              <em>
                <Glyph name="crew" size={11} weight={1.7} />
                {people}
              </em>
            )}
          </button>
        );
      })}
      {table.places.length === 0 && <p>{say('The spaceline is empty. Missions come first.')}</p>}
    </nav>
  );
}
