/** A dilemma on a phone: the whole screen, its picture on top. */

import { spoken } from '@spaceline/protocol/words';
import { picture } from '../../art/index.ts';
import { Art } from '../../cards/Art.tsx';
import { Glyph, Moment } from '../../design/index.ts';
import { say } from '../../net/say.ts';
import { useScene } from '../context.tsx';
import { Affected, EncounterBody, GOOD } from '../encounter.tsx';
import { subjectOf } from '../encounters.ts';
import { placeOfEncounter } from '../model/objectives.ts';
import type { Encounter } from '../model/stories.ts';
import { useLongPress } from '../press.ts';
import s from './encounter-screen.module.css';

export function EncounterScreen({ list }: { list: Encounter[] }) {
  const e = list[0];
  const { table, naming } = useScene();
  const { title, printing } = subjectOf(e, naming);
  const info = printing === null ? undefined : table.lookup(printing);
  const press = useLongPress(printing, null);
  const place = table.byId.get(placeOfEncounter(table, e));
  return (
    <section
      className={s.screen}
      aria-label={spoken(title)}
      data-testid="encounter"
      data-how={e.how}
      data-outcome={e.outcome}
    >
      <header className={s.top}>
        <Glyph name={place?.info?.facts.where === 'planet' ? 'planet' : 'space'} size={16} />
        <b>{place?.title}</b>
        <span>
          {list.length > 1
            ? say('{n} more to read', { n: list.length - 1 })
            : e.probe
              ? say('Probe')
              : say('{n} seed [cards|card] left', { n: place?.view.seeds.length ?? 0 })}
        </span>
      </header>
      <span className={s.hazard} data-good={GOOD.includes(e.outcome)} />
      {e.outcome === 'solved' && <Moment key={e.at} kind="solved" theirs={e.who === table.them} />}
      <div className={s.art} {...press}>
        {info && <Art svg={picture(info.facts, 390, 230)} />}
      </div>
      <div className={s.body}>
        <EncounterBody encounter={e} />
        <Affected encounter={e} />
      </div>
    </section>
  );
}
