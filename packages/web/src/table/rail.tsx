/** The right rail: the log above, the card under the pointer below. */

import { addressOfCard, capital, joined, spoken, type Words } from '@spaceline/protocol/words';
import { Glyph } from '../design/index.ts';
import { undo, useNet } from '../net/game.ts';
import { say } from '../net/say.ts';
import { useTalk } from '../net/talk.ts';
import { useScene } from './context.tsx';
import { CureOf } from './cure-later.tsx';
import { FullCard } from './faces.tsx';
import { useInspected } from './inspected.ts';
import { Log } from './log.tsx';
import { has } from './model/places.ts';
import { OwnTactics } from './panels.tsx';
import { PointAt } from './point.tsx';
import s from './rail.module.css';
import { TalkButton, TalkPanel, useHasTalk } from './talk.tsx';
import { ui, useUi } from './ui.ts';
import { useForecast } from './use-forecast.ts';

export function Rail() {
  const has = useHasTalk();
  const talking = useTalk((t) => t.open) && has;
  // before an attack the own Tactics are more to the point
  const forecast = useForecast();
  const tactics = forecast?.tactics?.tactics.length ? forecast : null;
  return (
    <aside className={s.rail} aria-label={spoken(say('Log and card'))}>
      <section className={s.log}>
        <LogHead title={talking ? say('Talk') : tactics ? say('Your Battle Bridge') : say('Captain’s log')} />
        {talking ? <TalkPanel /> : tactics ? <OwnTactics forecast={tactics} /> : <Log />}
      </section>
      <Inspector />
    </aside>
  );
}

function LogHead({ title }: { title: Words }) {
  const { live } = useScene();
  const can = useNet((n) => n.game?.undoable != null);
  return (
    <div className={s.head}>
      <h2>{title}</h2>
      <span className={s.bar} />
      <TalkButton />
      {live && (
        <button
          type="button"
          onClick={undo}
          disabled={!can}
          aria-label={spoken(say('Undo your last answer'))}
          title={spoken(say('Undo your last answer (U)'))}
        >
          <Glyph name="undo" />
        </button>
      )}
      <button
        type="button"
        onClick={() => ui.set({ layer: 'menu' })}
        aria-label={spoken(say('Menu'))}
        title={spoken(say('Menu'))}
        data-testid="menu"
      >
        <Glyph name="menu" />
      </button>
    </div>
  );
}

/** Where the card is and what is going on with it, in one line. */
export function useContextLine(): { text: Words; harm: boolean; act: boolean } {
  const { table, own, game, naming, say } = useScene();
  const shown = useUi((u) => u.shown);
  const group = useUi((u) => u.group);
  const id = shown?.card ?? null;
  if (shown === null) return { text: '', harm: false, act: false };
  if (id === null) return { text: '', harm: false, act: false };
  const c = table.cards.get(id);
  const chosen = group?.chosen.includes(id) ?? false;
  if (c === undefined)
    return {
      text: own.has(id) ? say(game.view.turn.number > 0 ? 'In your hand' : 'To be seeded') : '',
      harm: false,
      act: chosen,
    };
  const where = c.zone === 'Mission' ? say('A location of the spaceline') : capital(naming.where(id));
  const states = c.status.filter((x) => x !== 'solved');
  const parts = [where, ...states, ...(chosen ? ['chosen'] : [])].filter((x) => x !== '');
  return { text: joined(parts, ', '), harm: has(c, 'stopped') || has(c, 'damaged'), act: chosen };
}

/** The page of a card, in a window of its own: the table stays. */
export function CardPageLink({ printing }: { printing: string }) {
  const title = useScene().table.lookup(printing)?.facts.title;
  if (title === undefined) return null;
  return (
    <a
      href={addressOfCard(title, printing)}
      target="_blank"
      rel="noreferrer"
      className={s.page}
      data-testid="card-link"
    >
      {say('Text and rulings')}
    </a>
  );
}

function Inspector() {
  useInspected();
  const shown = useUi((u) => u.shown);
  const pinned = useUi((u) => u.pinned);
  const line = useContextLine();
  return (
    <section className={s.inspector} aria-label={spoken(say('Card'))} data-testid="inspector">
      {shown === null ? (
        <p className={s.hint}>{say('Point at a card to read it. Click to keep it here.')}</p>
      ) : (
        <>
          <div className={s.card}>
            <FullCard printing={shown.printing} card={shown.card} />
          </div>
          {line.text !== '' && (
            <p className={s.context} title={spoken(line.text)}>
              <i data-act={line.act} data-harm={line.harm} />
              <span>{line.text}</span>
            </p>
          )}
          <CureOf card={shown.card} />
          <div className={s.ways}>
            <CardPageLink printing={shown.printing} />
            <PointAt card={shown.card} />
            {pinned && (
              <button type="button" onClick={() => ui.set({ pinned: false })}>
                {say('Unpin')}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
