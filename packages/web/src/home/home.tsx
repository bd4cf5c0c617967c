/** The first page: what this is, and a game in one click. */
import type { Words } from '@spaceline/protocol/words';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Shell } from '../app/shell.tsx';
import { DeckPicker } from '../decks/picker.tsx';
import { AgreementBox, unfinishedOf, useAgreement } from '../decks/unfinished.tsx';
import { Button } from '../design/index.ts';
import { formatName, useDecks, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import { Columns } from './columns.tsx';
import s from './home.module.css';
import { LivePanel } from './live.tsx';
import { Sky } from './sky.tsx';

/** A few words on each format; of one that is new here, how long it takes. */
const NOTES: Readonly<Record<string, Words>> = {
  'warp-speed': say('six locations'),
  full: say('to 100 points'),
  voyager: say('Delta Quadrant'),
};

const FOES = [
  ['bot', say('A bot'), say('starts at once')],
  ['anyone', say('Anyone'), ''],
  ['friend', say('A friend'), say('send a link')],
] as const;

export function Home() {
  return (
    <Shell title="" wide>
      <Sky />
      <div className={s.top}>
        <Hero />
        <LivePanel />
      </div>
      <Columns />
    </Shell>
  );
}

function Hero() {
  const [format, setFormat] = useState('warp-speed');
  const [foe, setFoe] = useState('bot');
  const [deck, setDeck] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const me = useMe((w) => w.me);
  const { legal, ready } = useDecks(format, me?.id ?? '');
  const tables = useFetched(api.tables, 'tables', 8000);
  const formats = useFormats();
  const [, go] = useLocation();
  const chosen = legal.some((d) => d.id === deck) ? deck : (legal[0]?.id ?? '');
  const own = legal.find((d) => d.id === chosen)?.warnings ?? [];
  // a table whose host has not agreed to unfinished cards is none for a deck that has some
  const waiting = tables.data?.filter((t) => t.format === format && !t.mine && (t.blanks || own.length === 0)) ?? [];
  const table = foe === 'anyone' ? waiting[0] : undefined;
  const agreement = useAgreement(unfinishedOf(own, table?.unfinished ?? []));

  const play = async () => {
    setBusy(true);
    setProblem(null);
    const blanks = agreement.cards.length > 0;
    try {
      await ensureMe();
      if (foe === 'bot') {
        const game = await api.playBot({ format, deck: chosen, spectators: true, blanks });
        go(`/t/${game.id}`);
      } else if (table !== undefined) {
        await api.join(table.id, { deck: chosen, blanks });
        go(`/t/${table.id}`);
      } else {
        const opened = await api.openTable({ format, deck: chosen, private: foe === 'friend', blanks });
        go(`/t/${opened.id}`);
      }
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
      setBusy(false);
    }
  };

  return (
    <section className={s.hero}>
      <h1>{say('The card table that knows every rule')}</h1>
      <p className={s.lead}>
        {say(
          'Star Trek CCG, First Edition, for two players in a browser. Every refusal says why, every number shows its sum.',
        )}
      </p>
      <Choice
        label={say('Format')}
        options={formats.map(
          (f) => [f.id, formatName(f.id), NOTES[f.id] ?? say('{n} min', { n: 2 * f.minutes })] as const,
        )}
        value={format}
        onChange={setFormat}
      >
        <Link href="/packs">
          <b>{say('Sealed')}</b>
          <span>{say('open packs')}</span>
        </Link>
      </Choice>
      <Choice
        label={say('Against')}
        options={FOES.map(
          ([id, name, note]) =>
            [
              id,
              name,
              id === 'anyone'
                ? waiting.length > 0
                  ? say('{n} waiting now', { n: waiting.length })
                  : say('wait for a player')
                : note,
            ] as const,
        )}
        value={foe}
        onChange={setFoe}
      />
      <DeckPicker decks={legal} value={chosen} onChange={setDeck} />
      <AgreementBox agreement={agreement} />
      <div className={s.go}>
        <Button
          primary
          large
          disabled={busy || chosen === '' || !agreement.agreed}
          onClick={play}
          data-testid="play-now"
        >
          {busy ? say('Going to the table …') : say('Play now')}
        </Button>
        <Link href="/learn" className={s.learn}>
          {say('Learn in 10 minutes')}
        </Link>
      </div>
      {ready && chosen === '' && (
        <p className={s.problem}>
          {say('You have no deck that is legal in {format}.', { format: formatName(format) })}{' '}
          <Said
            words="{bring}, or play Warp Speed with a deck of ours."
            holes={{ bring: <Link href="/decks">{say('Bring one')}</Link> }}
          />
        </p>
      )}
      {problem !== null && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

function Choice({
  label,
  options,
  value,
  onChange,
  children,
}: {
  label: Words;
  options: readonly (readonly [string, Words, Words])[];
  value: string;
  onChange(v: string): void;
  /** a way that leads elsewhere */
  children?: ReactNode;
}) {
  const group = useId();
  return (
    <fieldset className={s.choice}>
      <legend className="hidden">{label}</legend>
      {options.map(([id, name, note]) => (
        <label key={id} data-on={value === id}>
          <input type="radio" name={group} value={id} checked={value === id} onChange={() => onChange(id)} />
          <b>{name}</b>
          <span>{note}</span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
