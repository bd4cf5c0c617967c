/** The menu of what was clicked: what it can do, by name; and what it cannot, with the reason and its rule. */

import { isCardSpot, spotLocation } from '@spaceline/engine';
import {
  menuOf,
  type OptionView,
  reasonWords,
  spoken,
  type Words,
  wishWords,
  withStop,
} from '@spaceline/protocol/words';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from '../design/index.ts';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { Elsewhere, Idle } from './elsewhere.tsx';
import { RuleLink } from './log.tsx';
import s from './menu.module.css';
import { cardKey, type Key } from './model/options.ts';
import type { Table } from './model/places.ts';
import { take } from './question.ts';
import { selectedCard } from './targets.ts';
import { ui, useUi } from './ui.ts';

/** Somebody at a site who can do nothing but go elsewhere: where to is clicked in the strip, which no menu may cover. */
function useWalking(): boolean {
  const { acts, going, table } = useScene();
  const selected = useUi((u) => u.selected);
  if (selected === null || acts.has(selected) || !going.has(selected)) return false;
  const { host } = table.cards.get(Number(selected.split('-')[1])) ?? { host: -1 };
  return table.units.get(cardKey(host))?.kind === 'site';
}

export function ActionMenu({ phone = false }: { phone?: boolean }) {
  const selected = useUi((u) => u.selected);
  const group = useUi((u) => u.group);
  const walking = useWalking();
  if (selected === null || group !== null || walking) return null;
  return createPortal(<Menu key={selected} selected={selected} phone={phone} />, document.body);
}

/** What a player most often wants of it comes first. */
const LIKELY: readonly OptionView['verb'][] = [
  'attempt',
  'scout',
  'report',
  'play',
  'seed',
  'beam',
  'walk',
  'move',
  'undock',
];

/** Where a seed card can go is told as it lies on the table. */
function likelyFirst(options: readonly OptionView[], { places }: Table): OptionView[] {
  const rank = ({ verb }: OptionView) => (LIKELY.includes(verb) ? LIKELY.indexOf(verb) : LIKELY.length);
  const along = ({ verb, to }: OptionView) =>
    verb === 'seed' && !isCardSpot(to) ? places.findIndex((p) => p.id === spotLocation(to)) : 0;
  return [...options].sort((a, b) => rank(a) - rank(b) || along(a) - along(b));
}

/** So many places are told beside each other: the menu leaves the spaceline free, where they can be clicked as well. */
const MANY_PLACES = 6;

type Refusal = AnswerAbout<'refused'>['refused'][number];

/** The rules are asked about whatever was clicked: a card in hand or on the table, a unit. */
function useMenu(selected: Key) {
  const { acts, going, table } = useScene();
  const options = likelyFirst([...(acts.get(selected) ?? []), ...(going.get(selected) ?? [])], table);
  const unit = table.units.get(selected);
  const card = unit === undefined ? Number(selected.split('-')[1]) : null;
  const at = unit?.spot ?? (card === null ? null : (table.cards.get(card)?.host ?? null));
  const of = card ?? unit?.spot ?? null;
  const answer = useAnswer(of === null ? null : { about: 'refused', of });
  return { options, refused: answer === undefined ? null : (answer?.refused ?? []), at };
}

type Box = RefObject<HTMLElement | null>;

interface Where {
  left: number;
  top: number;
  maxHeight: number;
}

/** Less than this is no menu. */
const LEAST = 220;

/**
 * Beside what it belongs to, within the window, and never over the question; nor over the spaceline, where it is chosen where a
 * ship goes.
 */
function whereFor(r: DOMRect, held: boolean, band: DOMRect | undefined, width: number, height: number): Where {
  const bar = document.querySelector('[data-testid="question"]')?.getBoundingClientRect();
  const foot = (bar?.top ?? innerHeight) - GAP;
  const maxHeight = foot - GAP;
  const tall = Math.min(height, maxHeight);
  const left = Math.min(Math.max(GAP, r.left), innerWidth - width - GAP);
  if (band !== undefined && foot - band.bottom - GAP >= LEAST)
    return { left, top: band.bottom + GAP, maxHeight: foot - band.bottom - GAP };
  // the menu of a card in hand stands on top of the bar
  if (held) return { left, top: foot - tall, maxHeight };
  if (r.bottom + GAP + tall <= foot) return { left, top: r.bottom + GAP, maxHeight };
  if (r.top - GAP - tall >= GAP) return { left, top: r.top - GAP - tall, maxHeight };
  const right = r.right + GAP;
  const beside = right + width + GAP <= innerWidth ? right : Math.max(GAP, r.left - GAP - width);
  return { left: beside, top: Math.max(GAP, Math.min(r.top, foot - tall)), maxHeight };
}

const GAP = 8;

/** Where the menu stands; what the rules say comes a moment later, and makes it taller. */
function usePlace(box: Box, selected: Key, phone: boolean): Where | null {
  const [place, setPlace] = useState<Where | null>(null);
  useLayoutEffect(() => {
    const b = box.current;
    if (phone || b === null) return;
    const put = () => {
      const anchor = document.querySelector(`[data-key="${selected}"]`);
      if (anchor === null) return;
      const held = selected.startsWith('hand-');
      const band = anchor.closest('[data-spaceline]')?.getBoundingClientRect();
      const next = whereFor(anchor.getBoundingClientRect(), held, band, b.offsetWidth, b.scrollHeight);
      const isSame = (old: Where) => old.left === next.left && old.top === next.top && old.maxHeight === next.maxHeight;
      setPlace((old) => (old !== null && isSame(old) ? old : next));
    };
    put();
    const seen = new ResizeObserver(put);
    for (const child of [b, ...b.children]) seen.observe(child);
    addEventListener('resize', put);
    return () => {
      seen.disconnect();
      removeEventListener('resize', put);
    };
  });
  return place;
}

/** By keyboard the menu takes the focus, and gives it back. */
function useFocusOf(box: Box): void {
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    if (before?.matches(':focus-visible')) box.current?.querySelector<HTMLElement>('button')?.focus();
    return () => {
      if (box.current === null || document.activeElement === document.body) before?.focus?.({ preventScroll: true });
    };
  }, [box]);
}

/** A click elsewhere closes it. */
function useClosing(box: Box): void {
  useEffect(() => {
    const away = (e: PointerEvent) => {
      const target = e.target as Element;
      if (
        !box.current?.contains(target) &&
        target.closest('[data-key]') === null &&
        target.closest('[data-keep]') === null
      )
        ui.select(null);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [box]);
}

function Menu({ selected, phone }: { selected: Key; phone: boolean }) {
  const { game, nameOf, naming, table } = useScene();
  const { options, refused, at } = useMenu(selected);
  const box = useRef<HTMLElement>(null);
  const place = usePlace(box, selected, phone);
  useFocusOf(box);
  useClosing(box);
  const words = menuOf(options, naming, at, game.decision ?? undefined);
  const name = selected.startsWith('team') ? say('Away Team') : nameOf(Number(selected.split('-')[1]));
  const title = words.title ?? name;
  const held = selected.startsWith('hand-') ? Number(selected.slice('hand-'.length)) : null;
  const nothing = options.length === 0 && refused?.length === 0;
  // somebody or something that goes with others, by itself
  const person = selected.startsWith('card-') && !table.units.has(selected) ? Number(selected.slice(5)) : null;
  const move = (step: number) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const i = items.indexOf(document.activeElement as HTMLElement);
    items[(i + step + items.length) % items.length]?.focus();
  };
  return (
    <section
      ref={box}
      className={phone ? s.sheet : s.menu}
      data-menu
      tabIndex={-1}
      aria-label={spoken(title)}
      data-places={options.length > MANY_PLACES && options.every((o) => o.verb === 'seed')}
      style={phone || place === null ? (phone ? undefined : { visibility: 'hidden' }) : place}
      onKeyDown={(e) => {
        if (e.key === 'ArrowDown') move(1);
        else if (e.key === 'ArrowUp') move(-1);
        else return;
        e.preventDefault();
        e.stopPropagation();
      }}
    >
      <h3>{title}</h3>
      {options.map((o, i) => (
        <button
          type="button"
          data-line
          key={o.key}
          onClick={() => take(o, selectedCard())}
          data-testid="action"
          data-digit={i < 9 ? i + 1 : undefined}
          data-verb={o.verb}
          data-option={o.key}
        >
          {i < 9 && <kbd>{i + 1}</kbd>}
          <span>{words.lines[i]}</span>
          {o.verb === 'seed' && <Whose option={o} />}
          {o.group !== null && <small>{say('choose')}</small>}
        </button>
      ))}
      {refused?.map((r) => (
        <Refused
          key={[r.verb, r.card, r.to, r.mark].join()}
          refusal={r}
          label={wishWords(r, naming, at)}
          open={options.length === 0}
        />
      ))}
      {held !== null && options.length > 0 && <Elsewhere key={held} card={held} />}
      {nothing && person !== null && <Idle card={person} />}
      {phone && (
        <button type="button" data-line className={s.cancel} onClick={() => ui.select(null)}>
          {say('Cancel')}
        </button>
      )}
      {nothing && person === null && <p className={s.nothing}>{say('It has nothing to do now.')}</p>}
    </section>
  );
}

/** Whose mission a seed card would go to, and whether it belongs there. */
function Whose({ option }: { option: OptionView }) {
  const { table } = useScene();
  const owner = isCardSpot(option.to) ? undefined : table.byId.get(spotLocation(option.to))?.owner;
  if (owner === undefined || owner < 0) return null;
  return (
    <small data-side={owner === table.me ? 'you' : 'them'}>
      {option.misSeed ? say('mis-seed') : owner === table.me ? say('yours') : say('theirs')}
    </small>
  );
}

/** A greyed action. It says why at once when it is the only one, else when it is asked. */
function Refused({ refusal: { verb, why }, label, open }: { refusal: Refusal; label: Words; open: boolean }) {
  const { naming } = useScene();
  const [asked, setAsked] = useState(false);
  const wanted = open || asked;
  const ask = () => setAsked(true);
  return (
    <div className={s.refused}>
      <button
        type="button"
        data-line
        aria-disabled="true"
        data-verb={verb}
        onClick={ask}
        onPointerEnter={ask}
        onFocus={ask}
      >
        <Glyph name="cross" size={11} />
        <span>{label}</span>
        {!wanted && <small>{say('why not?')}</small>}
      </button>
      {wanted && (
        <p role="status">
          {withStop(reasonWords(why, naming))} <RuleLink id={why.rule} />
        </p>
      )}
    </div>
  );
}

/** Presses what is shown with this digit: a line of the open menu, else one of the choices. What is not shown has no key. */
export function pressNumber(n: number): boolean {
  const within = document.querySelector('[data-menu]') ?? document;
  const item = within.querySelector<HTMLElement>(`[data-digit="${n}"]`);
  item?.click();
  return item !== null;
}
