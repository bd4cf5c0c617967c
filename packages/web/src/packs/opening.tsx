/** The ceremony: backs that turn over one at a time, or all at a key. Rares shine a little, once. */

import type { PackView, ProductSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { type Card, CardBack, CardFace, TableCard, TYPE_ORDER } from '../cards/index.ts';
import { countOf } from '../decks/piles.ts';
import { builderLink } from '../decks/pool.ts';
import { StatusLine } from '../decks/status.tsx';
import { Button } from '../design/index.ts';
import { useCardFile } from '../net/cards.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import s from './opening.module.css';

const RARE = new Set(['R', 'R+', 'UR', 'P']);

const isRare = (card: Card | undefined): boolean => RARE.has(card?.facts.rarity ?? '');

interface Props {
  packs: readonly PackView[];
  seed: string;
  names: readonly ProductSummary[];
  share(): void;
  note: Words;
}

/** Rares last, as everybody opens a pack. */
function inOrder(cards: readonly string[], byId: ReadonlyMap<string, Card>): string[] {
  return [...cards].sort((a, b) => Number(isRare(byId.get(a))) - Number(isRare(byId.get(b))));
}

/** Which cards lie face up, counted through all packs in order; single ones may be ahead. */
interface Turned {
  has(n: number): boolean;
  count: number;
  /** all at once run over the table like a wave */
  wave: boolean;
  turn(n: number): void;
  next(): void;
  all(): void;
}

/** By clicking, or by a key: Space turns the next, A all of them. */
function useTurned(total: number): Turned {
  const [turned, setTurned] = useState<ReadonlySet<number>>(() => new Set());
  const [wave, setWave] = useState(false);
  const turn = useCallback((n: number) => setTurned((old) => new Set([...old, n])), []);
  const next = useCallback(() => {
    for (let n = 0; n < total; n++) if (!turned.has(n)) return turn(n);
  }, [turned, total, turn]);
  const all = useCallback(() => {
    setWave(true);
    setTurned(new Set(Array.from({ length: total }, (_, n) => n)));
  }, [total]);
  useEffect(() => {
    const down = (e: KeyboardEvent) => {
      if (e.ctrlKey || e.metaKey || e.altKey || (e.target as HTMLElement).matches('input, select, textarea')) return;
      if (e.key === ' ' && !(e.target as HTMLElement).matches('button:focus-visible, a:focus-visible')) {
        e.preventDefault();
        next();
      } else if (e.key.toLowerCase() === 'a') all();
    };
    addEventListener('keydown', down);
    return () => removeEventListener('keydown', down);
  }, [next, all]);
  return { has: (n) => turned.has(n), count: turned.size, wave, turn, next, all };
}

export function Opening({ packs, seed, names, share, note }: Props) {
  const byId = useCardFile((f) => f.byId);
  const laid = useMemo(() => packs.map((pack) => inOrder(pack.cards, byId)), [packs, byId]);
  const total = laid.reduce((n, cards) => n + cards.length, 0);
  const turned = useTurned(total);
  const [look, setLook] = useState<Card | null>(null);
  const first = laid.map((_, i) => laid.slice(0, i).reduce((n, cards) => n + cards.length, 0));
  const build = builderLink({ products: packs.map((x) => x.product), seed });
  return (
    <>
      <header className={s.head}>
        <div>
          <h1>{packs.length === 1 ? nameOf(names, packs[0]) : say('{n} packs', { n: packs.length })}</h1>
          <p>
            <Said
              words="Seed {seed}, {total} cards, {down} face down."
              holes={{ seed: <b className={s.seed}>{seed}</b>, total, down: total - turned.count }}
            />{' '}
            <Link href="/packs">{say('Other packs')}</Link>
          </p>
        </div>
        <Buttons turned={turned} done={turned.count === total} share={share} build={build} />
        {note !== '' && <p role="status">{note}</p>}
      </header>
      {packs.map((pack, i) => (
        <Pack
          key={pack.seed}
          name={nameOf(names, pack)}
          cards={laid[i]}
          turned={turned}
          first={first[i]}
          look={setLook}
        />
      ))}
      {turned.count === total && <Pool cards={laid.flat().flatMap((id) => byId.get(id) ?? [])} build={build} />}
      {look && (
        <Dialog title={look.facts.title} onClose={() => setLook(null)}>
          <div className={s.look}>
            <CardFace card={look} scale={1.31} />
            <StatusLine card={look} />
          </div>
        </Dialog>
      )}
    </>
  );
}

interface ButtonsProps extends Pick<Props, 'share'> {
  turned: Turned;
  done: boolean;
  build: string;
}

function Buttons({ turned, done, share, build }: ButtonsProps) {
  const [, go] = useLocation();
  return (
    <div className={p.buttons}>
      <Button onClick={share}>{say('Copy the link')}</Button>
      {done ? (
        <Button primary onClick={() => go(build)}>
          {say('Build a deck from this pool')}
        </Button>
      ) : (
        <>
          <Button onClick={turned.all} hotkey="A">
            {say('Turn all')}
          </Button>
          <Button primary onClick={turned.next} hotkey="Space" data-testid="turn-next">
            {say('Turn the next')}
          </Button>
        </>
      )}
    </div>
  );
}

interface PackProps {
  name: string;
  cards: readonly string[];
  turned: Turned;
  /** the number of its first card among those of all packs */
  first: number;
  look(card: Card): void;
}

function Pack({ name, cards, turned, first, look }: PackProps) {
  const byId = useCardFile((f) => f.byId);
  return (
    <section className={s.pack}>
      <h2>
        {name} <i />
        <small>
          {say('{n} of {all}', { n: cards.filter((_, j) => turned.has(first + j)).length, all: cards.length })}
        </small>
      </h2>
      <ul className={s.cards} data-wave={turned.wave}>
        {cards.map((id, j) => (
          <Flip
            // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold a card twice; its place tells them apart
            key={`${id} ${j}`}
            n={j}
            card={byId.get(id)}
            up={turned.has(first + j)}
            turn={() => turned.turn(first + j)}
            look={look}
          />
        ))}
      </ul>
    </section>
  );
}

const nameOf = (names: readonly ProductSummary[], pack: PackView): string =>
  names.find((x) => x.id === pack.product)?.name ?? pack.product;

interface FlipProps {
  n: number;
  card: Card | undefined;
  up: boolean;
  turn(): void;
  look(card: Card): void;
}

function Flip({ n, card, up, turn, look }: FlipProps) {
  return (
    <li
      className={s.flip}
      data-up={up}
      data-rare={isRare(card)}
      style={{ '--late': `${Math.min(n, 40) * 18}ms` } as never}
    >
      <button
        type="button"
        onClick={() => (up ? card && look(card) : turn())}
        aria-label={up ? undefined : spoken(say('Turn over card {n}', { n: n + 1 }))}
      >
        <span className={s.both}>
          <span className={s.back} aria-hidden={up}>
            <CardBack width={104} height={146} />
          </span>
          <span className={s.face} aria-hidden={!up}>
            {up && card && <TableCard card={card} />}
          </span>
        </span>
      </button>
    </li>
  );
}

/** What there is to build from. */
function Pool({ cards, build }: { cards: readonly Card[]; build: string }) {
  const types = countOf(cards.map((c) => c.facts.type));
  return (
    <section className={p.panel}>
      <h2>
        {say('Your pool')} <i /> <small>{say('{n} [cards|card]', { n: cards.length })}</small>
      </h2>
      <div className={s.pool}>
        <ul className={p.chips}>
          {TYPE_ORDER.filter((t) => types.has(t)).map((t) => (
            <li key={t} className={p.chip}>
              {t} <b>{types.get(t)}</b>
            </li>
          ))}
        </ul>
        <Link href={build} className={p.link}>
          {say('Build a deck from this pool')}
        </Link>
      </div>
    </section>
  );
}
