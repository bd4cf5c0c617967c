/** Decks: your own, ours to play with at once, and the ways to a new one. */

import type { DeckCheck, DeckSummary } from '@spaceline/protocol';
import { spoken, type Words } from '@spaceline/protocol/words';
import { useDeferredValue, useState } from 'react';
import { Link, useLocation } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { Pill } from '../design/index.ts';
import { formatName, useFetched, useFormats } from '../lobby/use.ts';
import { api, Refused } from '../net/api.ts';
import { ensureMe, useMe } from '../net/me.ts';
import { listOf, say } from '../net/say.ts';
import { personName } from '../people/name.ts';
import { commentOf } from './comment.ts';
import s from './decks.module.css';
import { headingsOf } from './draft.ts';
import { DeckEmblems } from './emblems.tsx';
import { filled, pilesOf } from './piles.ts';
import { everyDeck, written } from './shelf.ts';
import { Bring, save } from './text.tsx';

export default function Decks() {
  const me = useMe((w) => w.me);
  const [format, setFormat] = useState('warp-speed');
  const formats = useFormats();
  const lists = useFetched(() => api.decks(format), `decks ${format} ${me?.id}`);
  // those of another format are not shown under this one
  const decks = { ...lists, data: lists.fresh ? lists.data : null };
  return (
    <Shell title={say('Decks')}>
      <div className={p.head}>
        <h1>{say('Decks')}</h1>
        <p>
          {say('Play one of ours at once, change it, or build your own. The table says what is legal, and why not.')}
        </p>
      </div>
      <div className={s.ways}>
        <fieldset className={s.formats}>
          <legend className="hidden">{say('Format')}</legend>
          {formats.map((f) => (
            <label key={f.id} data-on={f.id === format}>
              <input type="radio" name="format" checked={f.id === format} onChange={() => setFormat(f.id)} />
              {formatName(f.id)}
            </label>
          ))}
        </fieldset>
        <Link href={`/decks/new?format=${format}`} className={s.build}>
          {say('Build a deck')}
        </Link>
        {(decks.data?.own.length ?? 0) > 0 && <ExportAll />}
        <Link href="/lab" className={p.link}>
          {say('Lab')}
        </Link>
        <Link href="/packs" className={p.link}>
          {say('Open packs')}
        </Link>
        <Link href="/gallery" className={p.link}>
          {say('See all cards')}
        </Link>
      </div>
      <div className={p.columns}>
        <div className={p.stack}>
          <section className={p.panel}>
            <h2>
              {say('Your decks')} <i /> <small>{decks.data?.own.length ?? ''}</small>
            </h2>
            {decks.problem !== null && <p className={p.problem}>{decks.problem}</p>}
            {decks.data?.own.length === 0 && (
              <p className={p.empty}>
                {say('None yet. Build one, bring a list, or open one of ours and change it.')}{' '}
                {me?.login == null && say('Guests keep their decks in this browser’s session.')}
              </p>
            )}
            {byFolder(decks.data?.own ?? []).map(([folder, list]) => (
              <div key={folder} data-folder={folder}>
                {folder !== '' && (
                  <h3 className={s.folder} translate="no">
                    {folder}
                  </h3>
                )}
                {list.map((d) => (
                  <Row key={d.id} deck={d} />
                ))}
              </div>
            ))}
          </section>
          <section className={p.panel}>
            <h2>
              {say('Our decks')} <i /> <small>{decks.data?.stock.length ?? ''}</small>
            </h2>
            {decks.data?.stock.length === 0 && <p className={p.empty}>{say('There is none for this format yet.')}</p>}
            {decks.data?.stock.map((d) => (
              <Row key={d.id} deck={d} />
            ))}
          </section>
        </div>
        <div className={p.stack}>
          <BringDeck format={format} kept={lists.again} />
          <SharedDecks format={format} />
        </div>
      </div>
    </Shell>
  );
}

function ExportAll() {
  const [problem, setProblem] = useState<Words | null>(null);
  const start = () => {
    setProblem(null);
    everyDeck()
      .then((decks) => save(written(decks), 'decks.json', 'application/json'))
      .catch((e) => setProblem(e instanceof Refused ? e.text : say('That did not work. Try again.')));
  };
  return (
    <>
      <button type="button" className={p.link} data-testid="export-all" onClick={start}>
        {say('Save all of yours as a file')}
      </button>
      {problem !== null && (
        <span className={p.problem} role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

/** The affiliations of a deck; null where it has none. */
const sidesOf = ({ affiliations }: DeckSummary): Words | null =>
  affiliations.length === 0 ? null : listOf(affiliations);

function Row({ deck }: { deck: DeckSummary }) {
  return (
    <div className={s.row} data-deck={deck.id}>
      <DeckEmblems of={deck.affiliations} size={24} />
      <div>
        <b translate="no">{deck.name}</b>
        <small>
          {say('{n} [cards|card]<, {sides}><, by {who}>', {
            n: deck.cards,
            sides: sidesOf(deck),
            who: deck.by === undefined ? null : personName(deck.by),
          })}
        </small>
        {deck.about !== '' && <p translate="no">{deck.about}</p>}
      </div>
      {!deck.legal && <Pill glyph="cross">{say('Not legal')}</Pill>}
      <Link href={`/decks/${deck.id}?format=${deck.format}`} className={p.link}>
        {deck.kind === 'own' ? say('Edit') : say('Open')}
      </Link>
    </div>
  );
}

/** Those in no folder first. */
function byFolder(decks: readonly DeckSummary[]): [string, DeckSummary[]][] {
  const folders = new Map<string, DeckSummary[]>();
  for (const d of decks) folders.set(d.folder ?? '', [...(folders.get(d.folder ?? '') ?? []), d]);
  return [...folders].sort(([a], [b]) => a.localeCompare(b));
}

/** The public list. */
function SharedDecks({ format }: { format: string }) {
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const found = useFetched(() => api.sharedDecks(format, query), `shared ${format} ${query}`);
  return (
    <section className={p.panel} data-testid="shared-decks">
      <h2>
        {say('Shared by players')} <i /> <small>{found.data?.length ?? ''}</small>
      </h2>
      <label className={p.field}>
        <span>{say('Name, player, affiliation or card')}</span>
        <input type="search" value={typed} maxLength={100} onChange={(e) => setTyped(e.target.value)} />
      </label>
      {found.data?.length === 0 && (
        <p className={p.empty}>{say('None is like that yet. Open a deck of yours, and share it.')}</p>
      )}
      {found.data?.map((d) => (
        <Row key={d.id} deck={d} />
      ))}
    </section>
  );
}

/** A list that somebody has: it is kept at once, and opens in the builder. */
function BringDeck({ format, kept }: { format: string; kept(): void }) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Words | null>(null);
  const [, go] = useLocation();
  const keep = async (read: DeckCheck, list: string) => {
    const { piles, beside } = read;
    try {
      await ensureMe();
      // whatever form it was found in, it is kept as Lackey's text
      const written = await api.writeDeck({ format, form: 'lackey', piles: filled(pilesOf(piles)), beside });
      const text = [commentOf(list), written].filter(Boolean).join('\n');
      const deck = await api.saveDeck({ name: name.trim() || spoken(say('New deck')), format, text });
      go(`/decks/${deck.id}?format=${format}`, { state: { reading: headingsOf(read) } });
    } catch (error) {
      setProblem(error instanceof Refused ? error.text : say('The deck could not be saved.'));
    }
  };
  return (
    <section className={p.panel}>
      <h2>
        {say('Bring a deck')} <i /> <small>{say('from LackeyCCG, a page or a spreadsheet')}</small>
      </h2>
      <div className={p.form}>
        <label className={p.field}>
          <span>{say('Name')}</span>
          <input
            value={name}
            maxLength={60}
            onChange={(e) => setName(e.target.value)}
            placeholder={spoken(say('The Long Way Round'))}
          />
        </label>
        <Bring format={format} label={say('The list')} act={say('Keep this deck')} take={keep} kept={kept} />
        {problem !== null && <p className={p.problem}>{problem}</p>}
      </div>
    </section>
  );
}
