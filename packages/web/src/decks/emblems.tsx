/** The affiliations of a deck: their emblems and letters. */
import type { Affiliation } from '@spaceline/engine';
import { AFFILIATION } from '../art/index.ts';
import { Emblem } from '../design/index.ts';
import s from './picker.module.css';

const isKnown = (name: string): name is Affiliation => name in AFFILIATION;

export function DeckEmblems({ of, size = 20 }: { of: readonly string[]; size?: number }) {
  return (
    <span className={s.emblems}>
      {of
        .filter(isKnown)
        .slice(0, 2)
        .map((a) => (
          <Emblem key={a} of={a} size={size} />
        ))}
    </span>
  );
}
