/** A choice that is not a place: cards to pick, answers to give, named one by one; with a search when there are many. */

import { NOWHERE } from '@spaceline/engine';
import { isFound, menuWords, type OptionView, spoken, type Words } from '@spaceline/protocol/words';
import { useMemo } from 'react';
import { withIcons } from '../cards/CardText.tsx';
import { Glyph } from '../design/index.ts';
import { letters } from '../design/metrics.ts';
import { useScrolling } from '../design/scroll.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { Mini } from './faces.tsx';
import { locationOf } from './model/places.ts';
import { take } from './question.ts';
import s from './tray.module.css';
import { ui, useUi } from './ui.ts';
import { useWide } from './wide.ts';

const MANY = 12;

/** What the tray offers: cards of a group, or options. */
export interface Item {
  key: string;
  card: number;
  label: Words;
  sub: Words;
  chosen: boolean;
  /** it is the card itself that is chosen */
  picks: boolean;
  verb: OptionView['verb'];
  number: number;
  run(): void;
}

export function useItems(): { items: Item[]; all: number; group: OptionView | null } {
  const scene = useScene();
  const { group, picked, search } = useUi();
  const d = scene.game.decision;
  return useMemo(() => {
    if (d === null) return { items: [], all: 0, group: null };
    const open = group?.option ?? null;
    const list: Omit<Item, 'number'>[] = [];
    if (open?.group) {
      for (const id of open.group)
        list.push({
          key: `g${id}`,
          card: id,
          label: scene.nameOf(id),
          sub: scene.naming.where(id),
          chosen: group?.chosen.includes(id) ?? false,
          picks: true,
          verb: open.verb,
          run: () => ui.toggle(id, open.max),
        });
    } else {
      const rest = d.options.filter((o) => o.verb !== 'pass' && o.verb !== 'hold-fire');
      for (const o of rest) {
        const card = o.card >= 0 ? o.card : o.to !== NOWHERE && o.to >= 0 ? o.to : -1;
        list.push({
          key: o.key,
          card,
          label: menuWords(o, scene.naming, null, d),
          sub: o.verb === 'pick' && card >= 0 ? scene.naming.where(card) : '',
          verb: o.verb,
          chosen: picked === o.key,
          picks: o.verb === 'pick',
          // a card to pick is ticked first; anything else is done at once
          run: () => {
            if (o.group !== null) take(o);
            else if (o.verb === 'pick') {
              if (ui.get().picked === o.key) take(o);
              else ui.set({ picked: o.key });
            } else take(o);
          },
        });
      }
    }
    const found = list.filter((i) => isWanted(search, i));
    return { items: found.map((i, n) => ({ ...i, number: n + 1 })), all: list.length, group: open };
  }, [scene, group, picked, search, d]);
}

/** Is it what somebody types? */
const isWanted = (typed: string, { label, sub }: { label: Words; sub: Words }): boolean => isFound(typed, label, sub);

export function Tray() {
  const scene = useScene();
  const { items, all } = useItems();
  const search = useUi((u) => u.search);
  const d = scene.game.decision;
  const box = useScrolling();
  const wide = useWide();
  if (d === null) return null;
  const asker = d.card >= 0 ? scene.printingOf(d.card) : null;
  const info = asker === null ? undefined : scene.table.lookup(asker);
  // cards to pick are shown as cards; what a card can do is said in words, and on a phone in a row that is never cut
  const cards = items.every((i) => i.card >= 0 && (i.picks || (wide && letters(i.label) < 28)));
  return (
    <section className={s.tray} aria-label={spoken(say('Choices'))}>
      {asker !== null && (
        <div className={s.asker} ref={box} onPointerEnter={() => ui.show({ printing: asker, card: d.card })}>
          <div className={s.card}>
            <Mini printing={asker} />
          </div>
          {/* whoever chooses knows what for */}
          {info?.lines[0] && (
            <p className={s.meaning} data-testid="meaning">
              {withIcons(info.lines[0])}
            </p>
          )}
        </div>
      )}
      <div className={s.body}>
        {all > MANY && (
          <label className={s.search}>
            <Glyph name="search" />
            <input
              value={search}
              onChange={(e) => ui.set({ search: e.target.value })}
              placeholder={spoken(say('Search {all} choices', { all }))}
              aria-label={spoken(say('Search the choices'))}
              type="search"
            />
          </label>
        )}
        {items.length === 0 && <p className={s.none}>{say('Nothing fits “{search}”.', { search })}</p>}
        <div className={cards ? s.cards : s.list} data-testid="tray">
          {items.map((i) =>
            cards && i.card >= 0 ? <CardItem key={i.key} item={i} /> : <RowItem key={i.key} item={i} />,
          )}
        </div>
      </div>
    </section>
  );
}

export function CardItem({ item }: { item: Item }) {
  const scene = useScene();
  const printing = scene.printingOf(item.card);
  const show = () => printing && ui.show({ printing, card: item.card });
  // the card's name is written on it
  const extra = item.picks ? item.sub : item.label;
  return (
    <button
      type="button"
      className={s.item}
      data-verb={item.verb}
      data-digit={item.number < 10 ? item.number : undefined}
      aria-pressed={item.chosen}
      data-chosen={item.chosen}
      onClick={item.run}
      onPointerEnter={show}
      onFocus={show}
    >
      <span className={s.card}>
        <Mini printing={printing} />
        {item.number < 10 && <kbd>{item.number}</kbd>}
        {item.chosen && (
          <i className={s.tick}>
            <Glyph name="check" size={12} weight={2.6} />
          </i>
        )}
      </span>
      {extra !== '' && <span className={s.sub}>{extra}</span>}
    </button>
  );
}

function RowItem({ item }: { item: Item }) {
  const scene = useScene();
  const printing = item.card >= 0 ? scene.printingOf(item.card) : null;
  const show = () => printing && ui.show({ printing, card: item.card });
  return (
    <button
      type="button"
      className={s.row}
      data-verb={item.verb}
      data-digit={item.number < 10 ? item.number : undefined}
      aria-pressed={item.chosen}
      data-chosen={item.chosen}
      onClick={item.run}
      onPointerEnter={show}
      onFocus={show}
    >
      {item.number < 10 && <kbd>{item.number}</kbd>}
      {printing !== null && (
        <span className={s.thumb}>
          <Mini printing={printing} scale={0.5} />
        </span>
      )}
      <span>{item.label}</span>
      {item.sub !== '' && <small>{item.sub}</small>}
    </button>
  );
}

/** The location at which all cards of a choice are: then it is opened, and the choice is made there. */
export function commonPlace(scene: ReturnType<typeof useScene>, ids: readonly number[]): number | null {
  let place: number | null = null;
  for (const id of ids) {
    const at = locationOf(scene.table, id);
    if (at < 0 || (place !== null && place !== at)) return null;
    place = at;
  }
  return place;
}
