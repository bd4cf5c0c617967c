/** A table that waits for its second player: the link to send, or the seat to take. */

import type { TableView } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { DeckPicker } from '../decks/picker.tsx';
import { AgreementBox, UnfinishedList, unfinishedOf, useAgreement } from '../decks/unfinished.tsx';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { formatName, useDecks } from './use.ts';

const CLOSED: Readonly<Record<string, Words>> = {
  closed: say('The host has taken this table back.'),
  over: say('The game at this table is over.'),
};

export function Waiting({ table }: { table: TableView }) {
  const clock = table.minutes === null ? say('without a clock') : say('{n} minutes each', { n: table.minutes });
  return (
    <Shell title={say('Table')}>
      <div className={p.head}>
        <h1>
          {table.mine
            ? say('Waiting for a player')
            : table.invited === 'somebody'
              ? say('{host} waits', { host: personName(table.host) })
              : say('{host} waits for you', { host: personName(table.host) })}
        </h1>
        {table.decks !== null && (
          <p data-testid="challenge">
            {table.mine
              ? say('A challenge: you play {host}, they play {guest}.', table.decks)
              : say('A challenge: {name} plays {host}, you play {guest}.', {
                  name: personName(table.host),
                  ...table.decks,
                })}
          </p>
        )}
        <p>
          {say(table.spectators ? '{format}, {clock}, others may watch.' : '{format}, {clock}, nobody may watch.', {
            format: formatName(table.format),
            clock,
          })}{' '}
          {CLOSED[table.status] ?? say('The game begins as soon as somebody sits down.')}
        </p>
      </div>
      {table.mine ? (
        <Invite table={table} />
      ) : table.invited === 'somebody' ? (
        <p className={p.empty}>{say('{host} waits for somebody else.', { host: personName(table.host) })}</p>
      ) : (
        <SitDown table={table} />
      )}
    </Shell>
  );
}

function Invite({ table }: { table: TableView }) {
  const link = `${location.origin}/t/${table.id}`;
  const [copied, setCopied] = useState(false);
  const [, go] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // where the page may not copy, the link is marked: one key is left to the player
      field.current?.select();
    }
  };
  const share = () =>
    navigator
      .share({ title: 'Spaceline', text: spoken(say('A game of Spaceline?')), url: link })
      .catch(() => undefined);
  return (
    <section className={p.panel}>
      <h2>
        {say('Send this link')} <i />{' '}
        <small>
          {table.invited !== null
            ? say('whoever you have invited is told')
            : table.private
              ? say('only who has it finds the table')
              : say('the table is listed, too')}
        </small>
      </h2>
      <div className={p.form}>
        <label className={p.field}>
          <span>{say('Link')}</span>
          <input ref={field} readOnly value={link} onFocus={(e) => e.target.select()} />
        </label>
        <div className={p.buttons}>
          <Button primary onClick={copy}>
            {copied ? say('Copied') : say('Copy the link')}
          </Button>
          {'share' in navigator && <Button onClick={share}>{say('Share it')}</Button>}
          <Button
            onClick={async () => {
              await api.closeTable(table.id).catch(() => undefined);
              go('/tables');
            }}
          >
            {say('Take the table back')}
          </Button>
        </div>
        <UnfinishedList cards={table.unfinished} />
        <p className={p.empty} role="status">
          {say('You may leave this page open; it turns into the table when the game begins.')}
        </p>
      </div>
    </section>
  );
}

function SitDown({ table }: { table: TableView }) {
  const me = useMe((w) => w.me);
  const { legal, ready } = useDecks(table.format, me?.id ?? '');
  const [deck, setDeck] = useState('');
  const [problem, setProblem] = useState<Words | null>(null);
  const chosen = legal.some((d) => d.id === deck) ? deck : (legal[0]?.id ?? '');
  const isSet = table.decks !== null;
  const own = isSet ? [] : (legal.find((d) => d.id === chosen)?.warnings ?? []);
  const agreement = useAgreement(unfinishedOf(table.unfinished, own));
  const refused = own.length > 0 && !table.blanks;
  const sit = async () => {
    try {
      await ensureMe();
      await api.join(table.id, { ...(!isSet && { deck: chosen }), blanks: agreement.cards.length > 0 });
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('The seat could not be taken.'));
    }
  };
  if (table.status !== 'open') return null;
  return (
    <section className={p.panel}>
      <h2>
        {say('Sit down')} <i />
      </h2>
      <div className={p.form}>
        {!isSet && (
          <div className={p.field}>
            <span>{say('Your deck')}</span>
            <DeckPicker decks={legal} value={chosen} onChange={setDeck} />
          </div>
        )}
        {!isSet && ready && legal.length === 0 && (
          <p className={p.empty}>
            {say('You have no deck that is legal in this format.')}{' '}
            <Link href={`/decks/new?format=${table.format}`}>{say('Build one')}</Link>
          </p>
        )}
        {refused ? (
          <div className={p.problem}>
            <p>
              {say('{host} plays without unfinished cards: choose another deck.', { host: personName(table.host) })}
            </p>
            <UnfinishedList cards={own} open />
          </div>
        ) : (
          <AgreementBox agreement={agreement} />
        )}
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <div className={p.buttons}>
          <Button
            primary
            onClick={sit}
            disabled={(chosen === '' && !isSet) || refused || !agreement.agreed}
            data-testid="sit-down"
          >
            {say('Sit down and play')}
          </Button>
        </div>
      </div>
    </section>
  );
}
