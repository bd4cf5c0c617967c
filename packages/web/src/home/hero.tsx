/** A game in one click: which format, against whom, with which deck. */

import type { TableView } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { type ReactNode, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DeckPicker } from '../decks/picker.tsx';
import { AgreementBox, unfinishedOf, useAgreement } from '../decks/unfinished.tsx';
import { Button } from '../design/index.ts';
import { USUAL_LEVEL } from '../lobby/levels.ts';
import { OpponentPicker } from '../lobby/opponent.tsx';
import { formatName, useDecks, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { Said } from '../net/said.tsx';
import { say } from '../net/say.ts';
import s from './home.module.css';

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

type Foe = (typeof FOES)[number][0];

interface Wish {
  format: string;
  foe: Foe;
  deck: string;
  /** the level of the bot */
  bot: string;
  /** cards of which the text does nothing yet are agreed to */
  blanks: boolean;
  /** of somebody who waits already */
  table: TableView | undefined;
}

/** Sits down where the wish leads: at a game, at somebody's table, or at one that waits; answers with its id. */
async function sitDown({ format, foe, deck, bot, blanks, table }: Wish): Promise<string> {
  await ensureMe();
  if (foe === 'bot') return (await api.playBot({ format, deck, bot, spectators: true, blanks })).id;
  if (table === undefined) return (await api.openTable({ format, deck, private: foe === 'friend', blanks })).id;
  await api.join(table.id, { deck, blanks });
  return table.id;
}

export function Hero() {
  const [format, setFormat] = useState('warp-speed');
  const [foe, setFoe] = useState<Foe>('bot');
  const [bot, setBot] = useState(USUAL_LEVEL);
  const [deck, setDeck] = useState('');
  const me = useMe((w) => w.me);
  const { legal, ready } = useDecks(format, me?.id ?? '');
  const tables = useFetched(api.tables, 'tables', 8000);
  const chosen = legal.some((d) => d.id === deck) ? deck : (legal[0]?.id ?? '');
  const own = legal.find((d) => d.id === chosen)?.warnings ?? [];
  // a table whose host has not agreed to unfinished cards is none for a deck that has some
  const waiting = tables.data?.filter((t) => t.format === format && !t.mine && (t.blanks || own.length === 0)) ?? [];
  const table = foe === 'anyone' ? waiting[0] : undefined;
  const agreement = useAgreement(unfinishedOf(own, table?.unfinished ?? []));
  const blanks = agreement.cards.length > 0;
  return (
    <section className={s.hero}>
      <h1>{say('The card table that knows every rule')}</h1>
      <p className={s.lead}>
        {say(
          'Star Trek CCG, First Edition, for two players in a browser. Every refusal says why, every number shows its sum.',
        )}
      </p>
      <Formats value={format} onChange={setFormat} />
      <Foes value={foe} onChange={setFoe} waiting={waiting.length} />
      {foe === 'bot' && (
        <div className={s.picker}>
          <OpponentPicker value={bot} onChange={setBot} />
        </div>
      )}
      <div className={s.picker}>
        <DeckPicker decks={legal} value={chosen} onChange={setDeck} />
      </div>
      <AgreementBox agreement={agreement} />
      <Go
        wish={{ format, foe, deck: chosen, bot, blanks, table }}
        may={chosen !== '' && agreement.agreed}
        noDeck={ready && chosen === ''}
      />
    </section>
  );
}

function Formats({ value, onChange }: { value: string; onChange(format: string): void }) {
  const formats = useFormats();
  return (
    <Choice
      label={say('Format')}
      options={
        // those that every server has are there before it has answered: nothing jumps
        formats.length === 0
          ? Object.entries(NOTES).map(([id, note]) => [id, formatName(id), note] as const)
          : formats.map((f) => [f.id, formatName(f.id), NOTES[f.id] ?? say('{n} min', { n: 2 * f.minutes })] as const)
      }
      value={value}
      onChange={onChange}
    >
      <Link href="/packs">
        <b>{say('Sealed')}</b>
        <span>{say('open packs')}</span>
      </Link>
    </Choice>
  );
}

function Foes({ value, onChange, waiting }: { value: Foe; onChange(foe: Foe): void; waiting: number }) {
  const anyone = waiting > 0 ? say('{n} waiting now', { n: waiting }) : say('wait for a player');
  return (
    <Choice
      label={say('Against')}
      options={FOES.map(([id, name, note]) => [id, name, id === 'anyone' ? anyone : note] as const)}
      value={value}
      onChange={onChange}
    />
  );
}

/** The button, and what stands in its way. */
function Go({ wish, may, noDeck }: { wish: Wish; may: boolean; noDeck: boolean }) {
  const [, go] = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Words | null>(null);
  const play = async () => {
    setBusy(true);
    setProblem(null);
    try {
      go(`/t/${await sitDown(wish)}`);
    } catch (e) {
      setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.'));
      setBusy(false);
    }
  };
  return (
    <>
      <div className={s.go}>
        <Button primary large disabled={busy || !may} onClick={play} data-testid="play-now">
          {busy ? say('Going to the table …') : say('Play now')}
        </Button>
        <Link href="/learn" className={s.learn}>
          {say('Learn in 10 minutes')}
        </Link>
      </div>
      {noDeck && (
        <p className={s.problem}>
          {say('You have no deck that is legal in {format}.', { format: formatName(wish.format) })}{' '}
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
    </>
  );
}

interface ChoiceProps<T extends string> {
  label: Words;
  options: readonly (readonly [id: T, name: Words, note: Words])[];
  value: T;
  onChange(v: T): void;
  /** a way that leads elsewhere */
  children?: ReactNode;
}

function Choice<T extends string>({ label, options, value, onChange, children }: ChoiceProps<T>) {
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
