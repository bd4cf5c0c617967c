/** What is mine in an event: coming in, the pool and the deck, a judge, leaving. */
import type { EventTableView, EventView } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { TableCard } from '../cards/index.ts';
import { YourDeck } from '../lobby/fields.tsx';
import { useDecks } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { ActDialog, Sure } from './act-dialog.tsx';
import s from './events.module.css';
import { CallJudge, MyCalls } from './judge-call.tsx';
import { nameIn } from './parts.tsx';
import type { Acting } from './use.ts';
import { OUTCOMES, reversed } from './words.ts';

export interface Props {
  event: EventView;
  acting: Acting;
}

export function Mine({ event: e, acting }: Props) {
  const me = e.entrants.find((x) => x.id === e.me);
  if (me === undefined || me.dropped) return e.phase === 'over' ? null : <ComeIn event={e} acting={acting} />;
  return (
    <>
      {e.phase !== 'over' && (
        <section className={`${p.panel} ${s.atYou}`} data-testid="mine">
          <h2>
            {say('You')} <i />
          </h2>
          <p>{mineWords(e)}</p>
          <MyCalls event={e} />
          <Ways event={e} acting={acting} />
        </section>
      )}
      {e.building !== null && <Pool event={e} acting={acting} />}
    </>
  );
}

const myTable = (e: EventView): EventTableView | undefined =>
  e.played.at(-1)?.tables.find((t) => t.first === e.me || t.second === e.me);

/** How things stand for me, and what I should do now. */
function mineWords(e: EventView): Words {
  const table = myTable(e);
  if (e.phase === 'open') return say('You are in.');
  if (e.phase === 'building')
    return e.building?.locked
      ? say('Your deck is handed in: now the others are waited for.')
      : say('Build your deck, and hand it in.');
  if (table === undefined) return say('You play from the next round on.');
  if (table.second === null) return say('You have a bye in this round: it counts as a full win.');
  if (table.result !== null)
    return say('Your table is over: {result}.', {
      result: OUTCOMES[table.first === e.me ? table.result.outcome : reversed(table.result.outcome)],
    });
  const other = nameIn(e, table.first === e.me ? table.second : table.first);
  return table.game === null
    ? say('You meet {name}. The table is being laid out.', { name: other })
    : say('You meet {name} at table {n}.', { name: other, n: table.table });
}

/** On a phone the tables are further down. */
function MyTable({ event: e }: { event: EventView }) {
  const table = myTable(e);
  if (table?.game == null || table.result !== null) return null;
  return (
    <Link href={`/t/${table.game}`} className={p.link} data-primary="true" data-testid="sit-down">
      {say('To table {n}', { n: table.table })}
    </Link>
  );
}

/** What else can be done: a judge, and leaving, which is asked about where it costs something. */
function Ways({ event: e, acting }: Props) {
  const [open, setOpen] = useState<'judge' | 'leave' | null>(null);
  const close = () => setOpen(null);
  const leave = () => acting.act({ do: 'leave' });
  const table = myTable(e);
  const atTable = e.phase === 'round' && table !== undefined;
  return (
    <div className={`${p.buttons} ${s.ways}`}>
      <MyTable event={e} />
      {atTable && (
        <button type="button" className={p.ghost} onClick={() => setOpen('judge')} data-testid="judge">
          {say('Call a judge')}
        </button>
      )}
      <button
        type="button"
        className={p.ghost}
        disabled={acting.busy}
        onClick={() => (e.phase === 'open' ? void leave() : setOpen('leave'))}
        data-testid="leave-event"
      >
        {say('Leave')}
      </button>
      {open === 'judge' && (
        <ActDialog title={say('Call a judge')} acting={acting} close={close}>
          <CallJudge event={e} acting={acting} />
        </ActDialog>
      )}
      {open === 'leave' && (
        <Sure
          title={say('Leave the event?')}
          acting={acting}
          close={close}
          button={say('Leave the event')}
          sure={leave}
        >
          {atTable && table.second !== null && table.result === null
            ? say('Your table of this round is lost, and later rounds are paired without you.')
            : say('Later rounds are paired without you; the results you have stay.')}
        </Sure>
      )}
    </div>
  );
}

function ComeIn({ event: e, acting }: Props) {
  const me = useMe((w) => w.me);
  const { legal, ready } = useDecks(e.format, me?.id ?? '');
  const [deck, setDeck] = useState('');
  const chosen = legal.some((d) => d.id === deck) ? deck : (legal[0]?.id ?? '');
  const brings = e.sealed === null;
  // once packs are open, the director says who of the guests comes in; whoever was there comes back
  const mustAsk = !brings && e.phase !== 'open' && e.me === null && !e.mine && me?.login == null;
  const enter = (x: FormEvent) => {
    x.preventDefault();
    void acting.run(() => api.enterEvent(e.id, brings ? { deck: chosen } : {}));
  };
  return (
    <section className={`${p.panel} ${s.atYou}`}>
      <h2>
        {say('Come in')} <i />
      </h2>
      <form className={p.form} onSubmit={enter}>
        {brings && <YourDeck format={e.format} decks={legal} ready={ready} value={chosen} onChange={setDeck} />}
        {e.played.length > 0 && (
          <p className={p.empty}>{say('Rounds that have been played count as nothing for whoever comes late.')}</p>
        )}
        {e.asks ? (
          <p className={p.good} role="status" data-testid="asked">
            {say('You have asked to come in: the director answers. Leave the page open.')}
          </p>
        ) : (
          <>
            {mustAsk && (
              <p className={p.empty}>{say('The packs are open: the director lets guests in who come now.')}</p>
            )}
            <Submit primary={!e.mine} disabled={acting.busy || (brings && chosen === '')} testid="enter-event">
              {mustAsk ? say('Ask to come in') : say('Come in')}
            </Submit>
          </>
        )}
      </form>
    </section>
  );
}

function Pool({ event: e, acting }: Props) {
  const b = e.building!;
  const byId = useCardFile((f) => f.byId);
  useEffect(() => {
    void loadCards();
  }, []);
  const inDeck = b.counts === null ? 0 : b.counts.missions + b.counts.seeds + b.counts.draw;
  return (
    <section className={`${p.panel} ${s.atPool}`} data-testid="pool" data-locked={b.locked}>
      <h2>
        {say('My pool')} <i />{' '}
        <small>
          {b.locked ? say('{n} cards, deck locked', { n: b.cards }) : say('{n} cards, being built', { n: b.cards })}
        </small>
      </h2>
      <div className={s.cards}>
        {b.shown.flatMap((id) => {
          const card = byId.get(id);
          return card === undefined ? [] : [<TableCard key={id} card={card} />];
        })}
      </div>
      {b.counts !== null && (
        <p className={s.counts}>
          <span>
            <b>{b.counts.missions}</b> {say('missions')}
          </span>
          <span>
            <b>{b.counts.seeds}</b> {say('seeds')}
          </span>
          <span>
            <b>{b.counts.draw}</b> {say('draw deck')}
          </span>
          <span>
            <b>{b.cards - inDeck}</b> {say('aside')}
          </span>
        </p>
      )}
      {b.proposed && <p className={s.note}>{say('Time ran out: this deck was made for you from your packs.')}</p>}
      <div className={p.buttons}>
        {b.deck !== null && (
          <Link
            href={`/decks/${b.deck}?format=${e.format}${b.locked ? '' : `&event=${e.id}`}`}
            className={p.link}
            data-testid="build-deck"
          >
            {b.locked ? say('See the deck') : say('Build the deck')}
          </Link>
        )}
        <Link href={`/packs?products=${b.packs.products.join(',')}&seed=${b.packs.seed}`} className={p.link}>
          {say('See the pool')}
        </Link>
        {!b.locked && (
          <button
            type="button"
            className={p.ghost}
            disabled={acting.busy}
            onClick={() => acting.act({ do: 'lock' })}
            data-testid="lock-deck"
          >
            {say('Hand it in')}
          </button>
        )}
      </div>
      {!b.locked && (
        <p className={s.note}>
          {say(
            'A legal deck lies there already; change it in the builder. What is not legal when you hand it in, or when the time is over, is replaced by a legal one.',
          )}
        </p>
      )}
    </section>
  );
}
