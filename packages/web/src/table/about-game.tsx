/** What opens about the game itself: keys and signs, its menu, a report, giving up. */

import { isPerson } from '@spaceline/protocol/people';
import { spoken } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Dialog } from '../app/dialog.tsx';
import { concede, forgetReport, report, undo, useNet, wishForDraw, wishToSave } from '../net/game.ts';
import { say } from '../net/say.ts';
import { useTalk } from '../net/talk.ts';
import { SettingsForm } from '../settings/form.tsx';
import { useScene } from './context.tsx';
import s from './layers.module.css';
import { ui, useUi } from './ui.ts';

const close = () => ui.set({ layer: null });

export default function AboutGame({ layer }: { layer: 'help' | 'menu' | 'report' | 'concede' }) {
  switch (layer) {
    case 'help':
      return <Help />;
    case 'menu':
      return <GameMenu />;
    case 'report':
      return <Report />;
    case 'concede':
      return <Concede />;
  }
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
  ['F', say('Point at the card that is shown, for the others to see')],
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
            'What glows amber can act. Choose it for its actions; choose a card that does not glow and it says why not.',
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
  const offered = useNet((n) => n.draw === game.seat);
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
            <button type="button" onClick={() => ui.set({ layer: 'report', about: null })}>
              {say('Something looks wrong: report it')}
            </button>
            {game.view.result === null && isPerson(game.seats[1 - game.seat].kind) && (
              <button
                type="button"
                data-testid="save-game"
                onClick={() => {
                  wishToSave(true);
                  close();
                }}
              >
                {say('Offer to save the game for later')}
              </button>
            )}
            {game.view.result === null && (
              <button
                type="button"
                data-testid="draw"
                onClick={() => {
                  wishForDraw(!offered);
                  close();
                }}
              >
                {offered ? say('Take the offer of a draw back') : say('Offer a draw')}
              </button>
            )}
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
  const line = useUi((u) => u.about);
  const said = useTalk((t) => t.lines.find((l) => l.n === line));
  useEffect(() => forgetReport(), []);
  return (
    <Dialog title={say('Report a problem')} onClose={close}>
      {done === null ? (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            if (text.trim() !== '') report(text.trim(), said?.n ?? null);
          }}
        >
          <p>
            {said === undefined
              ? say('Say what happened and what you expected. The log and the position are stored with it.')
              : say('About what {name} said. The last lines of talk, the log and the position are stored with it.', {
                  name: said.name,
                })}
          </p>
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
