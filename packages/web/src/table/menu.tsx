/** The menu of what was clicked: what it can do, by name; and what it cannot, with the reason and its rule. */

import { isPlanetSpot } from '@spaceline/engine';
import { menuOf, type Naming, reasonWords, spoken, type Words, withStop } from '@spaceline/protocol/words';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from '../design/index.ts';
import { type AnswerAbout, useAnswer } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { RuleLink } from './log.tsx';
import s from './menu.module.css';
import { cardKey, type Key } from './model/options.ts';
import { has } from './model/places.ts';
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

type Refusal = AnswerAbout<'refused'>['refused'][number];

/** What the rules are asked about: a card in hand, or an own unit. */
function useMenu(selected: Key) {
  const { acts, going, table } = useScene();
  const options = [...(acts.get(selected) ?? []), ...(going.get(selected) ?? [])];
  const unit = table.units.get(selected);
  const card = unit === undefined ? Number(selected.split('-')[1]) : null;
  const captive = card !== null && has(table.cards.get(card), 'captive');
  const at = unit?.spot ?? (card === null ? null : (table.cards.get(card)?.host ?? null));
  const of = selected.startsWith('hand-') || captive ? card : unit?.seat === table.me ? unit.spot : null;
  const answer = useAnswer(of === null ? null : { about: 'refused', of });
  return { options, refused: answer === undefined ? null : (answer?.refused ?? []), at };
}

/** What would have been done. */
function wishWords({ verb, to }: Refusal, name: Words, naming: Naming): Words {
  switch (verb) {
    case 'seed':
      return say('Seed {name}', { name });
    case 'report':
      return say('Report {name}', { name });
    case 'move':
      return say('Move {name}', { name });
    case 'attempt':
      return say('Attempt {place}', { place: naming.spot(to) });
    case 'scout':
      return say('Scout {place}', { place: naming.spot(to) });
    case 'rescue':
      return say('Rescue {name}', { name });
    case 'take-custody':
      return say('Take custody of {name}', { name });
    case 'brig':
      return say('Put {name} in the Brig', { name });
    case 'unbrig':
      return say('Take {name} out of the Brig', { name });
    case 'beam':
      return isPlanetSpot(to) ? say('Beam down to the planet') : say('Beam up');
    default:
      return say('Play {name}', { name });
  }
}

type Box = RefObject<HTMLDivElement | null>;

/** Where the menu stands: beside what it belongs to, within the window. */
function usePlace(box: Box, selected: Key, phone: boolean): { left: number; top: number } | null {
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (phone) return;
    const anchor = document.querySelector(`[data-key="${selected}"]`);
    const b = box.current;
    if (anchor === null || b === null) return;
    const r = anchor.getBoundingClientRect();
    const { width, height } = b.getBoundingClientRect();
    const left = Math.min(Math.max(8, r.left), innerWidth - width - 8);
    // the question stays in sight: the menu of a card in hand stands on top of the bar
    const bar = document.querySelector('[data-testid="question"]')?.getBoundingClientRect();
    const foot = selected.startsWith('hand-') && bar ? bar.top : r.top;
    const above = foot - height - 8;
    const below = r.bottom + 8 + height < (bar?.top ?? innerHeight);
    const top = below ? r.bottom + 8 : above > 8 ? above : Math.max(8, innerHeight - height - 8);
    // beside what it belongs to, where it would cover it
    setPlace(
      top < r.bottom && top + height > r.top
        ? { left: Math.min(r.right + 8, innerWidth - width - 8), top }
        : { left, top },
    );
  }, [box, selected, phone]);
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
  const { game, nameOf, naming } = useScene();
  const { options, refused, at } = useMenu(selected);
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(box, selected, phone);
  useFocusOf(box);
  useClosing(box);
  const words = menuOf(options, naming, at, game.decision ?? undefined);
  const name = selected.startsWith('team') ? say('Away Team') : nameOf(Number(selected.split('-')[1]));
  const title = words.title ?? name;
  const held = selected.startsWith('hand-') ? Number(selected.slice('hand-'.length)) : null;
  const move = (step: number) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const i = items.indexOf(document.activeElement as HTMLElement);
    items[(i + step + items.length) % items.length]?.focus();
  };
  return (
    <div
      ref={box}
      className={phone ? s.sheet : s.menu}
      role="menu"
      tabIndex={-1}
      aria-label={spoken(title)}
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
          role="menuitem"
          key={o.key}
          onClick={() => take(o, selectedCard())}
          data-testid="action"
          data-verb={o.verb}
          data-option={o.key}
        >
          {i < 9 && <kbd>{i + 1}</kbd>}
          <span>{words.lines[i]}</span>
          {o.group !== null && <small>{say('choose')}</small>}
        </button>
      ))}
      {refused?.map((r) => (
        <Refused key={r.verb} refusal={r} label={wishWords(r, name, naming)} open={options.length === 0} />
      ))}
      {held !== null && options.length > 0 && <Elsewhere key={held} card={held} />}
      {phone && (
        <button type="button" role="menuitem" className={s.cancel} onClick={() => ui.select(null)}>
          {say('Cancel')}
        </button>
      )}
      {options.length === 0 && refused?.length === 0 && <p className={s.nothing}>{say('It has nothing to do now.')}</p>}
    </div>
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
        role="menuitem"
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

/** What a digit means while a menu is open. */
export function pressNumber(n: number): boolean {
  const item = document.querySelectorAll<HTMLElement>('[role="menu"] [data-testid="action"]')[n - 1];
  item?.click();
  return item !== undefined;
}
