/** The list, in the form one wants: to copy, to keep as a file, and to bring one in. */

import type { DeckCheck, DeckWriteRequest } from '@spaceline/protocol';
import { textOf } from '@spaceline/protocol/text-of';
import { spoken, type Words } from '@spaceline/protocol/words';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import p from '../app/page.module.css';
import type { Card } from '../cards/index.ts';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { listOf, say } from '../net/say.ts';
import { Problems } from './check.tsx';
import type { Draft } from './draft.ts';
import { filled } from './piles.ts';
import { filedDecks, shelve } from './shelf.ts';
import s from './text.module.css';

const Proxies = lazy(() => import('./proxies.tsx'));

const FORMS: Readonly<Record<DeckWriteRequest['form'], { name: Words; ending: string; type: string }>> = {
  lackey: { name: say('LackeyCCG text'), ending: 'txt', type: 'text/plain' },
  dek: { name: say('LackeyCCG .dek file'), ending: 'dek', type: 'text/xml' },
  list: { name: say('List to paste'), ending: 'txt', type: 'text/plain' },
  csv: { name: say('Table for a spreadsheet'), ending: 'csv', type: 'text/csv' },
  json: { name: say('JSON'), ending: 'json', type: 'application/json' },
};
type Form = keyof typeof FORMS;

const fileName = (name: string, ending: string): string =>
  `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'deck'}.${ending}`;

interface Props {
  name: string;
  format: string;
  /** what is written */
  draft: Draft;
  /** the list of the deck as it is now, as Lackey's text */
  text: string;
  byId: ReadonlyMap<string, Card>;
  take(check: DeckCheck, text: string): void | Promise<void>;
}

/**
 * The deck in another form is written by the server, which knows how; Lackey's text is here already.
 * What was written of another deck or in another form is never shown: one could copy it, or save it under the wrong ending.
 */
function useWritten({ draft: { format, piles, beside }, text }: Pick<Props, 'draft' | 'text'>, form: Form): string {
  const asked = useMemo(() => ({ format, form, piles: filled(piles), beside }), [form, format, piles, beside]);
  const [written, setWritten] = useState<{ asked: DeckWriteRequest; text: string } | null>(null);
  useEffect(() => {
    if (asked.form === 'lackey') return;
    let gone = false;
    api.writeDeck(asked).then(
      (t) => !gone && setWritten({ asked, text: t }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [asked]);
  if (form === 'lackey') return text;
  return written?.asked === asked ? written.text : '';
}

export function save(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function DeckText({ name, format, draft, text, byId, take }: Props) {
  const [printing, setPrinting] = useState(false);
  const close = useCallback(() => setPrinting(false), []);
  const [note, setNote] = useState<Words>('');
  const [form, setForm] = useState<Form>('lackey');
  const written = useWritten({ draft, text }, form);
  const copy = () =>
    navigator.clipboard.writeText(written).then(
      () => setNote(say('Copied.')),
      () => setNote(say('This browser does not let the page copy. Mark the text and copy it yourself.')),
    );
  const { ending, type } = FORMS[form];
  return (
    <div className={p.form}>
      <label className={p.field}>
        <span>{say('Written as')}</span>
        <select value={form} data-testid="deck-form" onChange={(e) => setForm(e.target.value as Form)}>
          {Object.entries(FORMS).map(([key, f]) => (
            <option key={key} value={key}>
              {f.name}
            </option>
          ))}
        </select>
      </label>
      <label className={p.field}>
        <span>{say('This deck')}</span>
        <textarea className={s.text} data-testid="deck-text" data-form={form} readOnly rows={10} value={written} />
      </label>
      <div className={p.buttons}>
        <Button onClick={copy}>{say('Copy')}</Button>
        <Button onClick={() => save(written, fileName(name, ending), type)} disabled={written === ''}>
          {say('Save as a file')}
        </Button>
        <Button data-testid="print-proxies" onClick={() => setPrinting(true)}>
          {say('Print proxies')}
        </Button>
        <span role="status">{note}</span>
      </div>
      {printing && (
        <Suspense>
          <Proxies draft={draft} byId={byId} close={close} />
        </Suspense>
      )}
      <Bring format={format} take={take} />
    </div>
  );
}

/** A file of all decks of somebody: they come back, beside those that are there. */
function KeepAll({ decks, kept }: { decks: NonNullable<ReturnType<typeof filedDecks>>; kept?(): void }) {
  const [said, setSaid] = useState<Words>('');
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    setSaid('');
    try {
      const { kept: n, there, refused } = await shelve(decks);
      setSaid(
        say('{n} [decks|deck] kept<, {there} there already><, not taken: {refused}>.', {
          n,
          there: there === 0 ? null : there,
          refused: refused.length === 0 ? null : listOf(refused),
        }),
      );
      kept?.();
    } catch (e) {
      setSaid(e instanceof Refused ? e.text : say('That did not work. Try again.'));
    }
    setBusy(false);
  };
  return (
    <>
      <Button primary data-testid="keep-all" onClick={keep} disabled={busy || decks.length === 0}>
        {say('Keep all {n} decks of this file', { n: decks.length })}
      </Button>
      <span role="status" data-testid="kept-all">
        {said}
      </span>
    </>
  );
}

/** Reads a list, says what is wrong with its lines, and puts the rest on the desk. */
export function Bring({
  format,
  take,
  label = say('Bring a list in its place'),
  act = say('Read the list'),
  kept,
}: Pick<Props, 'format' | 'take'> & { label?: Words; act?: Words; kept?(): void }) {
  const [text, setText] = useState('');
  const [check, setCheck] = useState<DeckCheck | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const many = useMemo(() => filedDecks(text), [text]);
  const read = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const found = await api.checkDeck({ format, text });
      const unread = found.problems.filter((x) => x.rule === 'deck-file');
      setCheck(unread.length > 0 ? { ...found, legal: false, problems: unread, warnings: [] } : null);
      if (Object.values(found.piles).some((pile) => pile.length > 0)) await take(found, text);
      else if (unread.length === 0) setProblem(say('There is no card in this list.'));
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('The list could not be read.'));
    }
    setBusy(false);
  };
  return (
    <>
      <label className={p.field}>
        <span>{label}</span>
        <textarea
          className={s.text}
          data-testid="deck-list"
          rows={7}
          maxLength={60_000}
          value={text}
          onChange={(e) => setText(e.target.value)}
          placeholder={
            '1\tKathryn Janeway\n2\tAyala\nMissions:\n1\tStop Bombardment\nSeed+Dil:\n1\tNekrit Supply Depot'
          }
        />
      </label>
      {check !== null && <Problems check={check} />}
      {problem !== null && <p className={p.problem}>{problem}</p>}
      <div className={p.buttons}>
        {many === null ? (
          <Button data-testid="read-list" onClick={read} disabled={busy || text.trim() === ''}>
            {act}
          </Button>
        ) : (
          <KeepAll decks={many} kept={kept} />
        )}
        <Button onClick={() => file.current?.click()}>{say('From a file')}</Button>
        <input
          ref={file}
          type="file"
          accept=".txt,.dek,.csv,.tsv,.json,.xml,text/plain"
          hidden
          aria-label={spoken(say('A deck file'))}
          onChange={(e) => {
            e.target.files?.[0]
              ?.arrayBuffer()
              .then((bytes) => setText(textOf(new Uint8Array(bytes))))
              .catch(() => setProblem(say('The file could not be read.')));
            e.target.value = '';
          }}
        />
      </div>
    </>
  );
}
