/** To open a table of one's own. */
import type { DeckSummary, PersonView } from '@spaceline/protocol';
import { addressOfRule, type Words } from '@spaceline/protocol/words';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAddress } from '../app/address.ts';
import p from '../app/page.module.css';
import { Submit } from '../app/submit.tsx';
import { AgreementBox, unfinishedOf, useAgreement } from '../decks/unfinished.tsx';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { type Choice, FormatPicker, YourDeck } from './fields.tsx';
import { useDecks, useFetched, useFormats } from './use.ts';

export function OpenTable() {
  const formats = useFormats();
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const { legal, ready } = useDecks(format, me?.id ?? '');
  /** the date of the card texts; empty: what the format says */
  const [rulings, setRulings] = useState('');
  const [deck, setDeck] = useState('');
  /** empty: what the format is played with */
  const [minutes, setMinutes] = useState('');
  const [hidden, setHidden] = useState(false);
  const [watchers, setWatchers] = useState(true);
  const [problem, setProblem] = useState<Words | null>(null);
  const address = useAddress();
  const people = useFetched(api.people, `people ${me?.id}`);
  const known = people.data?.filter((x) => x.relation !== 'blocked') ?? [];
  /** whom it is for; empty: whoever comes */
  const forWhom = known.find((x) => x.id === address.get('for'));
  /** the deck that whoever sits down plays; empty: their own */
  const [theirs, setTheirs] = useState('');
  const set = legal.find((d) => d.id === theirs);
  const [, go] = useLocation();
  const chosenFormat = formats.find((f) => f.id === format);
  const usual = chosenFormat?.minutes ?? 15;
  const chosen = legal.some((d) => d.id === deck) ? deck : (legal[0]?.id ?? '');
  const agreement = useAgreement(unfinishedOf(legal.find((d) => d.id === chosen)?.warnings ?? [], set?.warnings ?? []));
  const unfinished = agreement.cards.length > 0;
  /** cards that are not finished are welcome, whoever brings them */
  const [welcome, setWelcome] = useState(false);
  /** whoever watches a table that is found by its link alone was let in */
  const hide = (on: boolean) => {
    setHidden(on);
    setWatchers(!on);
  };
  const open = async (e: FormEvent) => {
    e.preventDefault();
    try {
      await ensureMe();
      const clock = { minutes: minutes === 'none' ? null : Number(minutes || usual) };
      const blanks = unfinished || welcome;
      const table = await api.openTable({
        format: rulings === '' ? format : `${format}~rulings=${rulings}`,
        deck: chosen,
        clock,
        private: hidden,
        spectators: watchers,
        blanks,
        ...(set !== undefined && { theirs: set.id }),
        ...(forWhom !== undefined && { invite: forWhom.id }),
      });
      go(`/t/${table.id}`);
    } catch (error) {
      setProblem(error instanceof Refused ? error.text : say('The table could not be opened.'));
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('Open a table')} <i />
      </h2>
      <form className={p.form} onSubmit={open}>
        <FormatPicker formats={formats} value={format} onChange={setFormat} />
        {chosenFormat !== undefined && (
          <Rulings now={chosenFormat.rulings} dates={chosenFormat.rulingDates} value={rulings} onChange={setRulings} />
        )}
        <YourDeck format={format} decks={legal} ready={ready} value={chosen} onChange={setDeck} />
        <TheirDeck decks={legal} value={set?.id ?? ''} onChange={setTheirs} />
        {known.length > 0 && (
          <ForWhom people={known} value={forWhom?.id ?? ''} onChange={(id) => address.set('for', id)} />
        )}
        <Minutes usual={usual} value={minutes} onChange={setMinutes} />
        <Guests
          hidden={forWhom === undefined ? { on: hidden, flip: hide } : null}
          watchers={{ on: watchers, flip: setWatchers }}
          blanks={unfinished ? null : { on: welcome, flip: setWelcome }}
        />
        {unfinished && (
          <div>
            <AgreementBox agreement={agreement} />
            <p className={p.empty}>{say('Whoever sits down is shown these cards, and may bring such cards, too.')}</p>
          </div>
        )}
        {problem !== null && <p className={p.problem}>{problem}</p>}
        <Submit
          primary
          disabled={chosen === '' || !agreement.agreed || (address.get('for') !== '' && people.data === null)}
          testid="open-table"
        >
          {forWhom === undefined ? say('Open the table') : say('Invite {name}', { name: forWhom.name })}
        </Submit>
      </form>
    </section>
  );
}

interface Switch {
  on: boolean;
  flip(on: boolean): void;
}

/** Who may find the table, watch it, and bring cards that are not finished; null: not asked. */
function Guests({ hidden, watchers, blanks }: { hidden: Switch | null; watchers: Switch; blanks: Switch | null }) {
  return (
    <div>
      {hidden && <Tick {...hidden}>{say('Private: found by its link alone')}</Tick>}
      <Tick {...watchers}>{say('Others may watch')}</Tick>
      {blanks && <Tick {...blanks}>{say('Cards that are not in Spaceline in full yet are welcome, as blanks')}</Tick>}
    </div>
  );
}

function Tick({ on, flip, children }: Switch & { children: Words }) {
  return (
    <label className={p.check}>
      <input type="checkbox" checked={on} onChange={(e) => flip(e.target.checked)} />
      {children}
    </label>
  );
}

/** CR-26: card texts change with the rulings; a table may be played by earlier ones. */
function Rulings({ now, dates, value, onChange }: Choice & { now: string; dates: readonly string[] }) {
  return (
    <label className={p.field}>
      <span>
        {say('Card texts of')} <Link href={addressOfRule('CR-26')}>CR-26</Link>
      </span>
      <select value={value} onChange={(e) => onChange(e.target.value)} data-testid="rulings-date">
        <option value="">{say('the rulings of {date}', { date: now })}</option>
        {dates
          .filter((d) => d !== now)
          .map((d) => (
            <option key={d} value={d}>
              {say('{date}, as far as a ruling tells how they were', { date: d })}
            </option>
          ))}
      </select>
    </label>
  );
}

function TheirDeck({ decks, value, onChange }: Choice & { decks: readonly DeckSummary[] }) {
  return (
    <label className={p.field}>
      <span>{say('Their deck')}</span>
      <select value={value} onChange={(e) => onChange(e.target.value)} data-testid="their-deck">
        <option value="">{say('They bring their own')}</option>
        {decks.map((d) => (
          <option key={d.id} value={d.id} translate="no">
            {d.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ForWhom({ people, value, onChange }: Choice & { people: readonly PersonView[] }) {
  return (
    <label className={p.field}>
      <span>{say('For whom')}</span>
      <select value={value} onChange={(e) => onChange(e.target.value)} data-testid="for-whom">
        <option value="">{say('Whoever comes')}</option>
        {people.map((x) => (
          <option key={x.id} value={x.id}>
            {personName(x)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface MinutesProps extends Choice {
  /** what an empty value means */
  usual: number;
}

/** How long each player has to think. */
function Minutes({ usual, value, onChange }: MinutesProps) {
  return (
    <label className={p.field}>
      <span>{say('Time for each player')}</span>
      <select value={value} onChange={(e) => onChange(e.target.value)}>
        <option value="">{say('{usual} minutes, as usual', { usual })}</option>
        {[10, 15, 20, 30, 45, 60, 90]
          .filter((m) => m !== usual)
          .map((m) => (
            <option key={m} value={m}>
              {say('{n} minutes', { n: m })}
            </option>
          ))}
        <option value="none">{say('No clock')}</option>
      </select>
    </label>
  );
}
