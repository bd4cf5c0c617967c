/** Cards that stay and do something: on the table, on a mission, on a ship or on a person. What they do, how long, how they end. */

import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { Glyph } from '../design/index.ts';
import type { CardView } from '../net/game.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import s from './held.module.css';
import { objectives } from './model/objectives.ts';
import { cardKey } from './model/options.ts';
import { cardsIn, has, type Place, sitesIn, type Table, type Unit } from './model/places.ts';
import { ObjectiveChip, Steps } from './objective-later.tsx';
import { useLongPress } from './press.ts';
import { ui, useUi } from './ui.ts';

export interface Held {
  card: CardView;
  /** what it lies on, in words */
  on: Words;
}

const whose = (t: Table, u: Unit): Words =>
  u.kind === 'team'
    ? say('the Away Team')
    : u.kind === 'held'
      ? say('the captives')
      : u.seat === t.me
        ? u.name
        : say('their {name}', { name: u.name });

/** Everything that lies on something at this location. */
export function heldAt(t: Table, place: Place): Held[] {
  const out: Held[] = place.on.map((card) => ({ card, on: place.title }));
  for (const u of [...place.below, ...place.above]) {
    for (const card of u.on) out.push({ card, on: whose(t, u) });
    for (const site of sitesIn(u)) for (const card of site.on) out.push({ card, on: whose(t, site) });
    for (const p of cardsIn(u))
      for (const card of t.on.get(p.id) ?? [])
        out.push({
          card,
          on:
            (p.card === null ? undefined : t.lookup(p.card)?.facts.title) ??
            say('somebody with {whom}', { whom: whose(t, u) }),
        });
  }
  return out;
}

export function Countdown({ card }: { card: CardView }) {
  if (card.countdown < 0) return null;
  return (
    <span className={s.countdown} title={spoken(say('{countdown} more [turns|turn]', { countdown: card.countdown }))}>
      <Glyph name="countdown" size={12} />
      {card.countdown}
      <span className="hidden"> {say('on its countdown')}</span>
    </span>
  );
}

/** A hidden agenda that was not turned up yet: its owner alone knows it. */
const isAgenda = (c: CardView): boolean => has(c, 'face-down');

/** One of them with its text, as a row; a click opens what it can do. */
export function HeldRow({ held }: { held: Held }) {
  const { table, acts, nameOf } = useScene();
  const { card, on } = held;
  const info = card.card === null ? undefined : table.lookup(card.card);
  const selected = useUi((u) => u.selected);
  const key = cardKey(card.id);
  const can = (acts.get(key)?.length ?? 0) > 0;
  const press = useLongPress(card.card, card.id);
  const show = () => card.card !== null && ui.show({ printing: card.card, card: card.id });
  const marker = info?.facts.tactic !== undefined;
  return (
    <button
      type="button"
      className={s.row}
      data-key={key}
      data-act={can}
      data-agenda={isAgenda(card)}
      data-lies={card.lies}
      data-harm={marker || info?.facts.type === 'Dilemma'}
      onPointerEnter={show}
      onFocus={show}
      onClick={() => {
        if (card.card !== null) ui.set({ shown: { printing: card.card, card: card.id } });
        ui.select(selected === key || !can ? null : key);
      }}
      {...press}
    >
      <b>
        {info?.facts.title ?? (isAgenda(card) ? say('Hidden agenda') : nameOf(card.id))}
        <Countdown card={card} />
      </b>
      {isAgenda(card) && card.card !== null && (
        <em>
          <Glyph name="agenda" size={14} />
          {can ? say('Hidden agenda, can be turned up') : say('Hidden agenda')}
        </em>
      )}
      {card.lies && (
        <em>
          <Glyph name={card.lies === 'open' ? 'eye' : 'check'} size={14} />
          {card.lies === 'open' ? say('Lies open: without effect until somebody takes it') : say('Completed')}
        </em>
      )}
      {card.objective && <Steps card={{ ...card, objective: card.objective }} />}
      <small>{marker ? say('damage to {on}', { on }) : on === '' ? '' : say('on {on}', { on })}</small>
      {info && card.lies !== 'completed' && <span>{marker ? info.damage : joined(info.lines, ' ')}</span>}
    </button>
  );
}

/** What can be taken comes first, what is done last. */
const RANK = { open: 0, completed: 2 } as const;
const rank = ({ card }: Held): number => (card.lies === undefined ? 1 : RANK[card.lies]);
const inOrder = (list: readonly Held[]): Held[] => [...list].sort((a, b) => rank(a) - rank(b));

export function HeldBox({ list }: { list: readonly Held[] }) {
  if (list.length === 0) return null;
  return (
    <div className={s.box}>
      <h4>{say('In force here')}</h4>
      <div className={s.rows}>
        {inOrder(list).map((h) => (
          <HeldRow key={h.card.id} held={h} />
        ))}
      </div>
    </div>
  );
}

/** The cards on the table of one side, in its strip: as many as fit by name, all of them in a list. */
export function TableCards({ seat, most = 3 }: { seat: number; most?: number }) {
  const { table, acts, nameOf, them } = useScene();
  // what can be done now is in sight
  const objective = objectives(table).find((c) => c.controller === seat);
  const cards = table.onTable[seat]
    .filter((c) => c !== objective || acts.has(cardKey(c.id)))
    .sort((a, b) => Number(acts.has(cardKey(b.id))) - Number(acts.has(cardKey(a.id))));
  if (cards.length === 0 && objective === undefined) return null;
  const shown = cards.length > most ? cards.slice(0, most - 1) : cards;
  const side = seat === table.me ? 'you' : 'them';
  const open = () => ui.set({ layer: side === 'you' ? 'table' : 'table-them' });
  return (
    <span className={s.chips}>
      {objective && !cards.includes(objective) && <ObjectiveChip card={objective} />}
      {shown.map((c) => {
        const key = cardKey(c.id);
        const can = (acts.get(key)?.length ?? 0) > 0;
        return (
          <button
            type="button"
            key={c.id}
            className={s.chip}
            data-key={key}
            data-act={can}
            data-agenda={isAgenda(c)}
            onPointerEnter={() => c.card && ui.show({ printing: c.card, card: c.id })}
            onFocus={() => c.card && ui.show({ printing: c.card, card: c.id })}
            onClick={() => (can ? ui.select(ui.get().selected === key ? null : key) : open())}
          >
            {isAgenda(c) && <Glyph name="agenda" size={15} />}
            <span>{isAgenda(c) && c.card === null ? say('Hidden agenda') : nameOf(c.id)}</span>
            {isAgenda(c) && c.card !== null && (
              <small>{can ? say('can be turned up') : say('hidden from {them}', { them })}</small>
            )}
            <Countdown card={c} />
          </button>
        );
      })}
      {cards.length > shown.length && (
        <button
          type="button"
          className={s.chip}
          data-act={cards.slice(shown.length).some((c) => acts.has(cardKey(c.id)))}
          onClick={open}
        >
          <span>{say('{n} more on the table', { n: cards.length - shown.length })}</span>
        </button>
      )}
    </span>
  );
}
