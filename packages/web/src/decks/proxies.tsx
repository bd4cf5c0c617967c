/** A deck to print in our own faces: nine cards on a page, in the size of cards, to cut out and play with on a real table. */
import type { DeckBeside } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { everyKind } from '../art/index.ts';
import { type Card, CardFace } from '../cards/index.ts';
import { Button } from '../design/index.ts';
import { say } from '../net/say.ts';
import type { Draft } from './draft.ts';
import { lyingIn, PLACE_NAMES, PLACES, type Place } from './piles.ts';
import s from './proxies.module.css';

/** In millimetres. */
const PAPERS = { a4: [210, 297], letter: [215.9, 279.4] } as const;
type Paper = keyof typeof PAPERS;
const PAPER_NAMES: Readonly<Record<Paper, Words>> = { a4: 'A4', letter: say('Letter') };
const PAGE_SIZES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'letter' };

const ON_A_PAGE = 9;
/** A card is 63 mm wide, and our face 216 of the pixels of which an inch has 96. */
const SCALE = ((63 / 25.4) * 96) / 216;

type Proxy = { card: Card } | { name: string };

/** What is printed, in the order of the piles; a name that we know no card of is printed as a name. */
function proxiesOf(draft: Draft, places: ReadonlySet<Place>, once: boolean, byId: ReadonlyMap<string, Card>): Proxy[] {
  return PLACES.filter((p) => places.has(p)).flatMap((pile): Proxy[] => {
    const all = lyingIn(draft, pile);
    const ids = once ? [...new Set(all)] : all;
    const strange = draft.beside.unknown.filter((u) => u.pile === pile);
    return [
      ...ids.map((id): Proxy => {
        const card = byId.get(id);
        return card === undefined ? { name: id } : { card };
      }),
      ...strange.flatMap((u: DeckBeside['unknown'][number]) =>
        Array.from({ length: once ? 1 : u.copies }, (): Proxy => ({ name: u.name })),
      ),
    ];
  });
}

const pagesOf = (all: readonly Proxy[]): Proxy[][] =>
  Array.from({ length: Math.ceil(all.length / ON_A_PAGE) }, (_, i) => all.slice(i * ON_A_PAGE, (i + 1) * ON_A_PAGE));

/** Rarer kinds of pictures come late: nothing is printed before they are there. */
function usePictures(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let gone = false;
    everyKind().then(
      () => gone || setReady(true),
      // cards can be read without them
      () => gone || setReady(true),
    );
    return () => {
      gone = true;
    };
  }, []);
  return ready;
}

/** The page beneath can neither be reached nor printed meanwhile. */
function useAlone(close: () => void): void {
  useEffect(() => {
    const root = document.getElementById('root');
    if (root !== null) root.inert = true;
    const down = (e: KeyboardEvent) => e.key === 'Escape' && close();
    addEventListener('keydown', down);
    return () => {
      if (root !== null) root.inert = false;
      removeEventListener('keydown', down);
    };
  }, [close]);
}

interface Props {
  draft: Draft;
  byId: ReadonlyMap<string, Card>;
  close(): void;
}

export default function Proxies({ draft, byId, close }: Props) {
  const there = PLACES.filter((p) => lyingIn(draft, p).length > 0 || draft.beside.unknown.some((u) => u.pile === p));
  const [paper, setPaper] = useState<Paper>(() => (/-(?:US|CA|MX)\b/.test(navigator.language) ? 'letter' : 'a4'));
  const [piles, setPiles] = useState<ReadonlySet<Place>>(() => new Set(there));
  const [once, setOnce] = useState(false);
  const [light, setLight] = useState(true);
  const ready = usePictures();
  const first = useRef<HTMLDivElement>(null);
  useAlone(close);
  useEffect(() => first.current?.querySelector('select')?.focus(), []);
  const all = useMemo(() => proxiesOf(draft, piles, once, byId), [draft, piles, once, byId]);
  const pages = useMemo(() => pagesOf(all), [all]);
  const [width, height] = PAPERS[paper];
  const flip = (pile: Place) => setPiles(new Set(there.filter((p) => (p === pile) !== piles.has(p))));
  return createPortal(
    <div
      className={s.proxies}
      role="dialog"
      aria-modal="true"
      aria-label={spoken(say('Print proxies'))}
      data-testid="proxies"
    >
      <style>{`@page { size: ${PAGE_SIZES[paper]}; margin: 0 }`}</style>
      <div className={s.bar} ref={first}>
        <label>
          <span>{say('Paper')}</span>
          <select value={paper} data-testid="paper" onChange={(e) => setPaper(e.target.value as Paper)}>
            {(Object.keys(PAPERS) as Paper[]).map((key) => (
              <option key={key} value={key}>
                {PAPER_NAMES[key]}
              </option>
            ))}
          </select>
        </label>
        {there.map((pile) => (
          <label key={pile}>
            <input type="checkbox" checked={piles.has(pile)} onChange={() => flip(pile)} /> {PLACE_NAMES[pile]}
          </label>
        ))}
        <label>
          <input type="checkbox" checked={once} onChange={(e) => setOnce(e.target.checked)} /> {say('Each card once')}
        </label>
        <label>
          <input type="checkbox" checked={light} onChange={(e) => setLight(e.target.checked)} /> {say('Save ink')}
        </label>
        <span
          className={s.count}
          role="status"
          data-testid="proxy-count"
          data-cards={all.length}
          data-pages={pages.length}
        >
          {say('{n} [cards|card] on {pages} [pages|page]', { n: all.length, pages: pages.length })}
        </span>
        <Button primary data-testid="print" disabled={!ready || all.length === 0} onClick={() => window.print()}>
          {say('Print')}
        </Button>
        <Button onClick={close}>{say('Close')}</Button>
      </div>
      <p className={s.note}>
        {say('Print at 100 %, without margins of the printer’s own: the cards are then 63 by 88 millimetres.')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={s.sheets} tabIndex={0} aria-label={spoken(say('Pages'))} data-light={light}>
        {pages.map((page, i) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have nothing else to tell them apart
            key={i}
            className={s.sheet}
            data-testid="sheet"
            style={{ '--w': `${width}mm`, '--h': `${height}mm` } as CSSProperties}
          >
            {page.map((x, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies are told apart by their place
              <div key={n} className={s.cell}>
                {'card' in x ? <CardFace card={x.card} scale={SCALE} ours /> : <Named name={x.name} />}
              </div>
            ))}
          </div>
        ))}
      </section>
    </div>,
    document.body,
  );
}

const Named = ({ name }: { name: string }) => (
  <div className={s.named}>
    <b translate="no">{name}</b>
    <small>{say('We know only its name.')}</small>
  </div>
);
