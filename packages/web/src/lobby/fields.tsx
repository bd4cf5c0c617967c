/** Fields that stand in several forms: which format, which deck. */
import type { DeckSummary } from '@spaceline/protocol';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { DeckPicker } from '../decks/picker.tsx';
import { say } from '../net/say.ts';
import { formatName, type useFormats } from './use.ts';

export interface Choice {
  value: string;
  onChange(value: string): void;
}

export function FormatPicker({ formats, value, onChange }: Choice & { formats: ReturnType<typeof useFormats> }) {
  return (
    <label className={p.field}>
      <span>{say('Format')}</span>
      <select value={value} onChange={(e) => onChange(e.target.value)}>
        {formats.map((f) => (
          <option key={f.id} value={f.id}>
            {formatName(f.id)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface YourDeckProps extends Choice {
  format: string;
  decks: readonly DeckSummary[];
  ready: boolean;
}

export function YourDeck({ format, decks, ready, value, onChange }: YourDeckProps) {
  return (
    <div className={p.field}>
      <span>{say('Your deck')}</span>
      <DeckPicker decks={decks} value={value} onChange={onChange} />
      {ready && decks.length === 0 && (
        <p className={p.empty}>
          {say('No deck is legal in this format yet.')}{' '}
          <Link href={`/decks/new?format=${format}`}>{say('Build one')}</Link>
        </p>
      )}
    </div>
  );
}
