/** Several orders in one go, to be looked at: who goes, by which orders, and whether that is enough. */

import type { JourneyStep } from '@spaceline/protocol';
import { menuWords, readOption, spoken } from '@spaceline/protocol/words';
import { Glyph } from '../design/index.ts';
import { useAnswer } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { Mini } from './faces.tsx';
import s from './journey.module.css';
import { type JourneyAnswer, useJourney } from './journey.ts';
import type { Place } from './model/places.ts';
import { NeedRow, useRows } from './requirement.tsx';
import { ui, useUi } from './ui.ts';

export function JourneyPanel({ location }: { location: number }) {
  const { printingOf, table } = useScene();
  const place = table.byId.get(location);
  const chosen = useUi((u) => u.journey);
  const journey = useJourney();
  const everybody = useAnswer({ about: 'journey', location });
  const all = everybody?.who ?? [];
  const who = chosen?.who ?? journey?.who ?? [];
  const toggle = (id: number) =>
    ui.set({
      journey: { location, who: who.includes(id) ? who.filter((x) => x !== id) : [...who, id] },
    });
  if (place === undefined) return null;
  return (
    <section
      className={s.panel}
      aria-label={spoken(say('Send a team to {title}', { title: place.title }))}
      data-testid="journey"
    >
      <div className={s.who}>
        <h3>{say('Who goes')}</h3>
        <div className={s.people}>
          {all.map((id) => (
            <button
              key={id}
              type="button"
              className={s.person}
              aria-pressed={who.includes(id)}
              onClick={() => toggle(id)}
              onPointerEnter={() => ui.show({ printing: printingOf(id) ?? '', card: id })}
            >
              <Mini printing={printingOf(id)} state={who.includes(id) ? 'chosen' : 'dim'} scale={0.62} />
            </button>
          ))}
        </div>
      </div>
      <div className={s.plan}>
        <h3>{say('Orders in one go')}</h3>
        {journey ? (
          <ol>
            {journey.steps.map((step, i) => (
              <Step key={step.key} step={step} number={i + 1} />
            ))}
          </ol>
        ) : (
          <p role="status">
            {journey === undefined ? say('Asking …') : say('With these people it cannot be done in one go.')}
          </p>
        )}
      </div>
      <Enough place={place} journey={journey ?? null} />
    </section>
  );
}

function Step({ step, number }: { step: JourneyStep; number: number }) {
  const { naming } = useScene();
  return (
    <li>
      <i>{number}</i>
      <span>{menuWords(readOption(step), naming, null)}</span>
    </li>
  );
}

/** What the mission asks of those who arrive. */
function Enough({ place, journey }: { place: Place; journey: JourneyAnswer | null }) {
  const rows = useRows(place, journey?.team ?? [], journey?.at ?? null);
  const seeds = place.view.seeds.length;
  return (
    <div className={s.needs}>
      <h3>{say('{title} asks for', { title: place.title })}</h3>
      <ul>
        {rows.map((r, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a requirement never change places
          <NeedRow key={i} need={r} />
        ))}
      </ul>
      {journey && (
        <p data-met={journey.met ? 'met' : 'missing'}>
          <Glyph name={journey.met ? 'check' : 'cross'} size={12} weight={2.4} />
          {journey.met ? say('They have what it asks for.') : say('They do not have what it asks for.')}
        </p>
      )}
      {seeds > 0 && <p>{say('{n} seed [cards|card] to meet first.', { n: seeds })}</p>}
    </div>
  );
}
