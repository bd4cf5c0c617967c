/** What each player holds, and whose turn it is. */
import { spoken } from '@spaceline/protocol/words';
import { say } from '../net/say.ts';
import { bench, useBench } from './bench.ts';
import { at, change, type Entry, SIDES, type Side } from './board.ts';
import s from './piles.module.css';
import { CardChip, Slot } from './table.tsx';

const SHOWN = ['hand', 'table', 'deck', 'discard', 'tactics'] as const;

export function Piles() {
  return (
    <details className={s.piles}>
      <summary>{say('Hands, table, decks and points')}</summary>
      <div className={s.sides}>
        {SIDES.map((side) => (
          <Player key={side} side={side} />
        ))}
      </div>
    </details>
  );
}

function Player({ side }: { side: Side }) {
  const doc = useBench((b) => b.doc);
  const points = Number(at(doc, ['players', side, 'points']) ?? 0);
  return (
    <section className={s.player} data-side={side} aria-label={spoken(say('Player {side}', { side }))}>
      <h3>
        {side}
        <label>
          {say('points')}{' '}
          <input
            type="number"
            min={0}
            max={200}
            value={points}
            onChange={(e) =>
              bench.change((d) => change(d, ['players', side, 'points'], () => Number(e.target.value) || 0))
            }
          />
        </label>
      </h3>
      {SHOWN.map((pile) => {
        const list = (at(doc, ['players', side, pile]) as Entry[] | undefined) ?? [];
        return (
          <div key={pile} className={s.pile}>
            <Slot target={{ to: 'pile', side, pile }} label={say('Put a card into {side}’s {pile}', { side, pile })}>
              {PILE_WORDS[pile]} {list.length > 0 && <b>{list.length}</b>}
            </Slot>
            {list.map((e, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by where it lies
              <CardChip key={i} entry={e} path={['players', side, pile, i]} side={side} />
            ))}
          </div>
        );
      })}
    </section>
  );
}

const PILE_WORDS = {
  hand: say('hand'),
  table: say('table'),
  deck: say('deck'),
  discard: say('discard'),
  tactics: say('Tactics'),
};

const SEGMENTS = [
  ['start', say('start of the turn')],
  ['play', say('card play')],
  ['orders', say('orders')],
  ['end', say('end of the turn')],
] as const;

/** Whose turn, which, and how far it has come; which game. */
export function Turn() {
  const turn = useBench((b) => b.doc.turn as { player: string; number: number; segment: string });
  const format = useBench((b) => String(b.doc.format ?? 'full'));
  const set = (part: object) => bench.change((d) => ({ ...d, turn: { ...(d.turn as object), ...part } }));
  return (
    <div className={s.turn}>
      <label>
        <span className="hidden">{say('Whose turn')}</span>
        <select value={turn.player} onChange={(e) => set({ player: e.target.value })}>
          <option value="A">{say('A’s turn')}</option>
          <option value="B">{say('B’s turn')}</option>
        </select>
      </label>
      <label>
        <span className="hidden">{say('Which turn')}</span>
        <input
          type="number"
          min={1}
          max={99}
          value={turn.number}
          onChange={(e) => set({ number: Number(e.target.value) || 1 })}
        />
      </label>
      <label>
        <span className="hidden">{say('Segment')}</span>
        <select value={turn.segment} onChange={(e) => set({ segment: e.target.value })} data-testid="segment">
          {SEGMENTS.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {!SEGMENTS.some(([id]) => id === turn.segment) && <option value={turn.segment}>{turn.segment}</option>}
        </select>
      </label>
      <label>
        <span className="hidden">{say('Format')}</span>
        <select value={format} onChange={(e) => bench.change((d) => ({ ...d, format: e.target.value }))}>
          <option value="full">{say('Full game')}</option>
          <option value="warp-speed">{say('Warp Speed')}</option>
          <option value="voyager">{say('Voyager only')}</option>
        </select>
      </label>
    </div>
  );
}
