/** What opens over the table: help, a rule's text, piles, the game's menu. */

import { spoken } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import { concede, report, undo, useNet } from '../net/game.ts';
import { say } from '../net/say.ts';
import { loadRules, useRules } from '../rules/rules.ts';
import { SettingsForm } from '../settings/form.tsx';
import { useScene } from './context.tsx';
import { FullCard, Mini } from './faces.tsx';
import { HeldRow } from './held.tsx';
import s from './layers.module.css';
import { Log } from './log.tsx';
import { useContextLine } from './rail.tsx';
import { ui, useUi } from './ui.ts';

const close = () => ui.set({ layer: null });

export function Layers() {
  const layer = useUi((u) => u.layer);
  const rule = useUi((u) => u.rule);
  return (
    <>
      {layer === 'help' && <Help />}
      {layer === 'menu' && <GameMenu />}
      {(layer === 'discard' || layer === 'discard-them') && <Pile them={layer === 'discard-them'} />}
      {(layer === 'table' || layer === 'table-them') && <OnTheTable them={layer === 'table-them'} />}
      {layer === 'report' && <Report />}
      {layer === 'concede' && <Concede />}
      {layer === 'card' && <CardSheet />}
      {layer === 'log' && <LogSheet />}
      {rule !== null && <RuleText id={rule} />}
    </>
  );
}

const KEYS = [
  ['Space', say('The default answer, at the right of the question bar')],
  ['1 to 9', say('The numbered line of a menu or of the choices')],
  ['Esc', say('Cancel, close, go back')],
  ['← →', say('Open the next location')],
  ['↑ ↓', say('Walk through a menu')],
  ['A', say('Everyone, when a group is chosen')],
  ['H', say('Go to your hand')],
  ['B', say('Go to the spaceline')],
  ['Q', say('Go to the question')],
  ['U', say('Undo your last answer')],
  ['M', say('Attempt the mission that is open')],
  ['Tab', say('From card to card; Enter opens what it can do')],
  ['?', say('This page')],
] as const;

function Help() {
  return (
    <Dialog title={say('Keys and signs')} onClose={close}>
      <dl className={s.keys}>
        {KEYS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3 className={s.h3}>{say('How to read the table')}</h3>
      <ul className={s.signs}>
        <li>
          {say(
            'What glows amber can act. Click it for its actions; click a card that does not glow and it says why not.',
          )}
        </li>
        <li>{say('Ice blue is you, copper is the other player. The thick edge of a mission shows whose it is.')}</li>
        <li>{say('A skill on a filled ground counts now; an outlined one would count if that person came.')}</li>
        <li>
          {say('Somebody stopped is tilted and says so. The number in a ring is the RANGE it costs to fly there.')}
        </li>
      </ul>
      <p className={s.more}>
        <Link href="/learn">{say('Play the short tutorial')}</Link> {say('or')}{' '}
        <Link href="/rules">{say('read the rules')}</Link>.
      </p>
    </Dialog>
  );
}

function GameMenu() {
  const { live, game } = useScene();
  return (
    <Dialog title={say('This game')} onClose={close}>
      <div className={s.menu}>
        <button type="button" onClick={() => ui.set({ layer: 'help' })}>
          {say('Keys and signs')} <kbd>?</kbd>
        </button>
        {live && (
          <>
            <button
              type="button"
              disabled={game.undoable === null}
              onClick={() => {
                undo();
                close();
              }}
            >
              {say('Undo your last answer')} <kbd>U</kbd>
            </button>
            <button type="button" onClick={() => ui.set({ layer: 'report' })}>
              {say('Something looks wrong: report it')}
            </button>
            {game.view.result === null && (
              <button type="button" onClick={() => ui.set({ layer: 'concede' })} data-testid="concede">
                {say('Concede the game')}
              </button>
            )}
          </>
        )}
        <Link href="/" className={s.link}>
          {say('Leave the table')}
        </Link>
      </div>
      <h3 className={s.h3}>{say('Settings')}</h3>
      <SettingsForm />
      <p
        className={s.commitment}
        title={spoken(
          say(
            'The hash of the shuffle seed. The seed itself is shown when the game is over, so that anybody can check it.',
          ),
        )}
      >
        {say('Seed hash')} <code>{game.commitment.slice(0, 16)}…</code>
        {game.seed !== null && (
          <>
            {' '}
            {say('seed')} <code>{game.seed}</code>
          </>
        )}
      </p>
    </Dialog>
  );
}

function Concede() {
  const { them } = useScene();
  return (
    <Dialog title={say('Concede?')} onClose={close}>
      <p>{say('{name} wins the game. This cannot be undone.', { name: them })}</p>
      <div className={s.row}>
        <button type="button" className={s.button} onClick={close}>
          {say('Play on')}
        </button>
        <button
          type="button"
          className={s.danger}
          data-testid="confirm"
          onClick={() => {
            concede();
            close();
          }}
        >
          {say('Concede')}
        </button>
      </div>
    </Dialog>
  );
}

function Report() {
  const [text, setText] = useState('');
  const done = useNet((n) => n.reported);
  return (
    <Dialog title={say('Report a problem')} onClose={close}>
      {done === null ? (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            if (text.trim() !== '') report(text.trim());
          }}
        >
          <p>{say('Say what happened and what you expected. The log and the position are stored with it.')}</p>
          <label className={s.field}>
            <span>{say('What looks wrong?')}</span>
            <textarea value={text} onChange={(e) => setText(e.target.value)} rows={5} maxLength={4000} required />
          </label>
          <div className={s.row}>
            <button type="submit" className={s.primary}>
              {say('Send the report')}
            </button>
          </div>
        </form>
      ) : (
        <p>
          {say('Thank you. The report is stored as')} <code>{done}</code>.
        </p>
      )}
    </Dialog>
  );
}

function Pile({ them }: { them: boolean }) {
  const { game, table, them: name } = useScene();
  const p = game.view.players[them ? table.them : table.me];
  const [search, setSearch] = useState('');
  const title = them ? say('{name}’s discard pile', { name }) : say('Your discard pile');
  const wanted = search.trim().toLowerCase();
  const cards = [...p.discard]
    .reverse()
    .filter((c) => wanted === '' || (table.lookup(c)?.facts.title ?? '').toLowerCase().includes(wanted));
  return (
    <Dialog title={title} onClose={close} wide>
      {p.discard.length > 12 && (
        <label className={s.field}>
          <span>{say('Search')}</span>
          <input type="search" value={search} onChange={(e) => setSearch(e.target.value)} />
        </label>
      )}
      {p.discard.length === 0 && <p>{say('The pile is empty.')}</p>}
      <ul className={s.pile}>
        {cards.map((c, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same printing can lie in a pile twice
          <li key={`${c}-${i}`}>
            <Mini printing={c} />
          </li>
        ))}
      </ul>
      {p.points.length > 0 && (
        <>
          <h3 className={s.h3}>{say('Worth points')}</h3>
          <ul className={s.pile}>
            {p.points.map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={`${c}-${i}`}>
                <Mini printing={c} />
              </li>
            ))}
          </ul>
        </>
      )}
      {p.outOfPlay.length > 0 && (
        <>
          <h3 className={s.h3}>{say('Out of play')}</h3>
          <ul className={s.pile}>
            {p.outOfPlay.map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={`${c}-${i}`}>
                <Mini printing={c} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function OnTheTable({ them }: { them: boolean }) {
  const { table, them: name } = useScene();
  const cards = table.onTable[them ? table.them : table.me];
  return (
    <Dialog
      title={them ? say('{name}’s cards on the table', { name }) : say('Your cards on the table')}
      onClose={close}
    >
      <div className={s.held}>
        {cards.map((card) => (
          <HeldRow key={card.id} held={{ card, on: '' }} />
        ))}
        {cards.length === 0 && <p>{say('Nothing lies there.')}</p>}
      </div>
    </Dialog>
  );
}

function CardSheet() {
  const shown = useUi((u) => u.shown);
  const { table } = useScene();
  const line = useContextLine();
  if (shown === null) return null;
  return (
    <Dialog
      title={table.lookup(shown.printing)?.facts.title ?? say('Card')}
      onClose={() => ui.set({ layer: null, pinned: false })}
    >
      <div className={s.card}>
        <FullCard printing={shown.printing} card={shown.card} />
        {line.text !== '' && <p>{line.text}</p>}
      </div>
    </Dialog>
  );
}

function LogSheet() {
  return (
    <Dialog title={say('Captain’s log')} onClose={close}>
      <div className={s.logSheet}>
        <Log />
      </div>
    </Dialog>
  );
}

function RuleText({ id }: { id: string }) {
  const rule = useRules((r) => r.byId.get(id));
  const state = useRules((r) => r.state);
  useEffect(() => {
    loadRules();
  }, []);
  return (
    <Dialog title={rule ? `${rule.id}: ${rule.title}` : id} onClose={() => ui.set({ rule: null })}>
      {rule ? (
        <>
          <p className={s.rule}>{rule.text}</p>
          <p className={s.from}>
            {rule.book}, {rule.section}
            {rule.kind !== 'rule' ? `, ${rule.kind}` : ''}
          </p>
          {rule.see.length > 0 && (
            <p className={s.see}>
              {say('See also')}{' '}
              {rule.see.map((x) => (
                <button type="button" key={x} onClick={() => ui.set({ rule: x })}>
                  {x}
                </button>
              ))}
            </p>
          )}
          <p>
            <Link href={`/rules/${rule.id}`} className={s.link}>
              {say('Open in the rulebook')}
            </Link>
          </p>
        </>
      ) : (
        <p>
          {state === 'ready'
            ? say('This rule is not in the rulebook yet.')
            : state === 'failed'
              ? say('The rulebook could not be fetched.')
              : say('Looking it up …')}
        </p>
      )}
    </Dialog>
  );
}
