/** Which bot to play against: who is chosen, and the family to choose another from. The list is loaded when it is opened. */
import { lazy, Suspense, useState } from 'react';
import s from '../decks/picker.module.css';
import { say } from '../net/say.ts';
import { levelName } from './levels.ts';

const Opponents = lazy(() => import('./opponents.tsx'));

interface Props {
  value: string;
  onChange(id: string): void;
}

export function OpponentPicker({ value, onChange }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={s.chosen}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        data-testid="opponent"
      >
        <span className={s.words}>
          <b>{levelName(value)}</b>
        </span>
        <em>
          <i>{say('Change')}</i>
        </em>
      </button>
      {open && (
        <Suspense>
          <Opponents value={value} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
