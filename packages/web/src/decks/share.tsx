/** A deck for others: by a link that works for everybody, or in the public list. */
import type { DeckDetail, Sharing } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useState } from 'react';
import { Dialog } from '../app/dialog.tsx';
import p from '../app/page.module.css';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { say } from '../net/say.ts';
import s from './share.module.css';

const WAYS: readonly (readonly [Sharing, Words, Words])[] = [
  ['no', say('Only you'), say('Nobody else finds it.')],
  ['link', say('Whoever has the link'), say('It can be seen, copied and played, and not changed.')],
  [
    'public',
    say('Everybody'),
    say('It is in the list of shared decks, with your name, and on the pages of its cards.'),
  ],
];

interface Props {
  deck: DeckDetail;
  /** what is shared is what was saved */
  dirty: boolean;
}

export function ShareButton({ deck, dirty }: Props) {
  const [open, setOpen] = useState(false);
  const [shared, setShared] = useState<Sharing>(deck.shared ?? 'no');
  const [note, setNote] = useState<Words>('');
  const link = `${location.origin}/decks/${deck.id}?format=${deck.format}`;
  const [busy, setBusy] = useState(false);
  /** one wish at a time: two that cross on the way would leave another state shown than the server has */
  const choose = async (way: Sharing) => {
    setBusy(true);
    try {
      setShared((await api.shareDeck(deck.id, way)).shared ?? 'no');
      setNote('');
    } catch (e) {
      setNote(e instanceof Refused ? e.text : say('That did not work. Try again.'));
    }
    setBusy(false);
  };
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setNote(say('Copied.')),
      () => setNote(say('This browser does not let the page copy. Mark the text and copy it yourself.')),
    );
  return (
    <>
      <Button data-testid="share-deck" onClick={() => setOpen(true)}>
        {say('Share')}
      </Button>
      {open && (
        <Dialog title={say('Who may see this deck?')} onClose={() => setOpen(false)}>
          <fieldset className={s.ways} disabled={busy}>
            <legend className="hidden">{say('Who may see this deck?')}</legend>
            {WAYS.map(([way, name, about]) => (
              <label key={way} data-on={shared === way}>
                <input type="radio" name="shared" value={way} checked={shared === way} onChange={() => choose(way)} />
                <span>
                  <b>{name}</b>
                  <small>{about}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {shared !== 'no' && (
            <div className={p.form}>
              <label className={p.field}>
                <span>{say('The link')}</span>
                <input readOnly data-testid="share-link" value={link} onFocus={(e) => e.target.select()} />
              </label>
              <div className={p.buttons}>
                <Button onClick={copy}>{say('Copy')}</Button>
              </div>
            </div>
          )}
          {dirty && (
            <p className={p.empty}>
              {say('Your changes are not saved yet: others see the deck as it was saved last.')}
            </p>
          )}
          <p role="status">{note}</p>
        </Dialog>
      )}
    </>
  );
}
