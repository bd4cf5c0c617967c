/** The own cards below the bar: the hand, or what is still to be seeded; and the piles. */

import { spoken } from '@spaceline/protocol/words';
import type { CSSProperties, DragEvent } from 'react';
import { frameColour } from '../art/index.ts';
import { CardBack, kindOf } from '../cards/index.ts';
import { Count, Emblem } from '../design/index.ts';
import { lookup } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { Mini } from './faces.tsx';
import s from './hand.module.css';
import { handKey, type Key } from './model/options.ts';
import { take } from './question.ts';
import { ui, useUi } from './ui.ts';
import { useShort } from './wide.ts';

/** The cards that the player holds now: missions and seeds while seeding, then the hand. */
export function useHand(): { id: number; card: string; pile: string }[] {
  const { game, table } = useScene();
  if (game.seat < 0) return [];
  const own = game.view.players[table.me].own;
  if (game.view.turn.number > 0) return own.filter((c) => c.pile === 'hand');
  const { process } = game.view;
  if (process === 'mission-phase') return own.filter((c) => c.pile === 'missions');
  return own.filter((c) => c.pile === 'seeds');
}

export function Hand() {
  const { game, table } = useScene();
  const hand = useHand();
  const p = game.view.players[table.me];
  const last = p.discard[p.discard.length - 1];
  const short = useShort();
  return (
    <section
      className={s.hand}
      data-short={short}
      aria-label={game.view.turn.number > 0 ? spoken(say('Your hand')) : spoken(say('Your cards to seed'))}
    >
      <div className={s.cards} style={{ '--n': hand.length } as never}>
        {hand.map((c) => (
          <HandCard key={c.id} id={c.id} printing={c.card} size={short ? 'short' : 'desk'} />
        ))}
        {hand.length === 0 && (
          <p className={s.none}>
            {game.seat < 0 ? say('You are watching: hands are hidden.') : say('Your hand is empty.')}
          </p>
        )}
      </div>
      {short ? (
        <div className={s.piles}>
          <Count glyph="deck" value={p.deck} label={say('deck')} />
          <button type="button" className={s.count} onClick={() => ui.set({ layer: 'discard' })}>
            <Count glyph="discard" value={p.discard.length} label={say('discard')} />
          </button>
        </div>
      ) : (
        <div className={s.piles}>
          <div className={s.pile}>
            <CardBack count={p.deck} height={121} />
            <p>
              {say('Deck')} <b>{p.deck}</b>
            </p>
          </div>
          <button type="button" className={s.pile} onClick={() => ui.set({ layer: 'discard' })}>
            <span className={s.back} data-empty={last === undefined}>
              {last !== undefined && <Mini printing={last} scale={0.83} />}
            </span>
            <p>
              {say('Discard')} <b>{p.discard.length}</b>
            </p>
          </button>
        </div>
      )}
    </section>
  );
}

/** In a low window a card of the hand is a name and a kind. */
function NameCard({ printing, state }: { printing: string; state: 'plain' | 'can' | 'dim' | 'chosen' }) {
  const facts = lookup(printing)?.facts;
  if (facts === undefined) return null;
  const [affiliation] = facts.affiliations;
  return (
    <span className={s.name} data-state={state} style={{ '--frame': frameColour(facts) } as CSSProperties}>
      <b>{facts.title}</b>
      <small>
        {affiliation && <Emblem of={affiliation} size={13} />}
        <span>{kindOf(facts)}</span>
      </small>
    </span>
  );
}

/** `phone`: as on the table; `desk`: a little larger; `short`: a name. */
type HandSize = 'desk' | 'short' | 'phone';

export function HandCard({ id, printing, size = 'desk' }: { id: number; printing: string; size?: HandSize }) {
  const { acts, live, game } = useScene();
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const picked = useUi((u) => u.picked);
  const key: Key = handKey(id);
  const options = acts.get(key) ?? [];
  const inGroup = group?.option.group?.includes(id) ?? false;
  const chosen = group?.chosen.includes(id) || selected === key || options.some((o) => o.key === picked);
  const can = live && group === null && options.length > 0;
  const state = chosen ? 'chosen' : can || inGroup ? 'can' : live ? 'dim' : 'plain';
  const show = () => ui.show({ printing, card: id });
  const click = () => {
    if (!live) return;
    if (inGroup && group) {
      ui.toggle(id, group.option.max);
      return;
    }
    const d = game.decision;
    const pick = options.find((o) => o.verb === 'pick');
    if (pick && d !== null && d.kind !== 'action') {
      ui.set({ picked: pick.key });
      return;
    }
    // a mission that can only be placed one way is placed
    if (options.length === 1 && options[0].verb === 'seed' && game.view.process === 'mission-phase') {
      take(options[0]);
      return;
    }
    ui.set({ shown: { printing, card: id } });
    ui.select(selected === key ? null : key);
  };
  const drag = can
    ? {
        draggable: true,
        onDragStart: (e: DragEvent) => {
          e.dataTransfer.setData('text/plain', key);
          e.dataTransfer.effectAllowed = 'move';
          ui.select(key);
        },
      }
    : {};
  return (
    <button
      type="button"
      className={s.card}
      data-size={size}
      data-key={key}
      data-can={can || inGroup}
      data-chosen={chosen}
      onClick={click}
      onPointerEnter={show}
      onFocus={show}
      aria-haspopup={inGroup ? undefined : 'menu'}
      aria-pressed={inGroup ? chosen : undefined}
      {...drag}
    >
      {size === 'short' ? (
        <NameCard printing={printing} state={state} />
      ) : (
        <Mini printing={printing} scale={size === 'phone' ? undefined : 1.07} state={state} />
      )}
      {can && <span className="hidden">{say('can be played')}</span>}
    </button>
  );
}
