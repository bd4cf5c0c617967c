/** The list as LackeyCCG writes it: to copy, to keep as a file, and to bring one in. */

import type { DeckCheck } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useRef, useState } from 'react';
import p from '../app/page.module.css';
import { Button } from '../design/index.ts';
import { api, Refused } from '../net/api.ts';
import { say } from '../net/say.ts';
import { Problems } from './check.tsx';
import s from './text.module.css';

const fileName = (name: string): string => `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'deck'}.txt`;

interface Props {
  name: string;
  format: string;
  /** the list of the deck as it is now */
  text: string;
  take(check: DeckCheck, text: string): void;
}

export function DeckText({ name, format, text, take }: Props) {
  const [note, setNote] = useState<Words>('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNote(say('Copied.')),
      () => setNote(say('This browser does not let the page copy. Mark the text and copy it yourself.')),
    );
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName(name);
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={p.form}>
      <label className={p.field}>
        <span>{say('This deck')}</span>
        <textarea className={s.text} readOnly rows={10} value={text} />
      </label>
      <div className={p.buttons}>
        <Button onClick={copy}>{say('Copy')}</Button>
        <Button onClick={download}>{say('Save as a file')}</Button>
        <span role="status">{note}</span>
      </div>
      <Bring format={format} take={take} />
    </div>
  );
}

/** Reads a list, says what is wrong with its lines, and puts the rest on the desk. */
export function Bring({
  format,
  take,
  label = say('Bring a list in its place'),
  act = say('Read the list'),
}: Pick<Props, 'format' | 'take'> & { label?: Words; act?: Words }) {
  const [text, setText] = useState('');
  const [check, setCheck] = useState<DeckCheck | null>(null);
  const [problem, setProblem] = useState<Words | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const read = async () => {
    setProblem(null);
    try {
      const found = await api.checkDeck({ format, text });
      const unread = found.problems.filter((x) => x.rule === 'deck-file');
      setCheck(unread.length > 0 ? { ...found, legal: false, problems: unread, warnings: [] } : null);
      if (Object.values(found.piles).some((pile) => pile.length > 0)) take(found, text);
      else if (unread.length === 0) setProblem(say('There is no card in this list.'));
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('The list could not be read.'));
    }
  };
  return (
    <>
      <label className={p.field}>
        <span>{label}</span>
        <textarea
          className={s.text}
          rows={7}
          maxLength={20_000}
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
        <Button onClick={read} disabled={text.trim() === ''}>
          {act}
        </Button>
        <Button onClick={() => file.current?.click()}>{say('From a file')}</Button>
        <input
          ref={file}
          type="file"
          accept=".txt,.dek,text/plain"
          hidden
          aria-label={spoken(say('A deck file'))}
          onChange={(e) => {
            e.target.files?.[0]?.text().then(setText, () => setProblem(say('The file could not be read.')));
            e.target.value = '';
          }}
        />
      </div>
    </>
  );
}
