/** The page of a card: what it says now and said before, what was ruled of it, what shows it, where it was printed. */
import type { CardPage } from '@spaceline/protocol';
import { addressOfCard, spoken, type Words } from '@spaceline/protocol/words';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { type Card, CardFace, kindOf } from '../cards/index.ts';
import { missionKind } from '../cards/words.ts';
import { SETS } from '../data/sets.ts';
import { Button, Glyph } from '../design/index.ts';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { loadCards, lookup, useCardFile } from '../net/cards.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { Decks, GoesWith, Printings } from './beside.tsx';
import s from './page.module.css';
import { Rulings, Scenarios } from './rulings.tsx';
import { Texts } from './texts.tsx';

export default function CardPageOf({ name }: { name: string }) {
  const [search] = useSearchParams();
  const me = useMe((w) => w.me?.id);
  const fetched = useFetched(() => api.card(name), `card ${name} ${me}`);
  const cards = useCardFile((f) => f.state);
  useEffect(() => {
    loadCards();
  }, []);
  const page = fetched.data;
  if (fetched.problem !== null && page === null)
    return (
      <Shell title={say('Card')}>
        <p className={p.problem}>{fetched.problem}</p>
        <p>
          <Link href="/gallery">{say('All cards')}</Link>
        </p>
      </Shell>
    );
  const wanted = search.get('printing') ?? (page?.printings.some((x) => x.id === name) ? name : null);
  // the newest printing speaks for a title
  const id = page?.printings.find((x) => x.id === wanted)?.id ?? page?.printings.at(-1)?.id;
  const card = id === undefined ? undefined : lookup(id);
  return (
    <Shell title={page?.title ?? say('Card')} wide>
      {page && card ? (
        <Whole page={page} card={card} />
      ) : (
        <p role="status">
          {cards === 'failed' ? say('The cards could not be fetched. Reload the page to try again.') : say('Looking …')}
        </p>
      )}
    </Shell>
  );
}

function Whole({ page, card }: { page: CardPage; card: Card }) {
  return (
    <div data-testid="card-page" data-card={card.facts.id}>
      <Top page={page} card={card} />
      <div className={s.columns}>
        <section className={s.left} aria-label={spoken(say('The card'))}>
          <div className={s.face}>
            <CardFace key={card.facts.id} card={card} scale={1.6} />
          </div>
          <Facts page={page} card={card} />
        </section>
        <div className={p.stack}>
          <Texts page={page} card={card} />
          <Rulings page={page} />
          <Scenarios page={page} />
        </div>
        <div className={p.stack}>
          <Printings page={page} at={card.facts.id} />
          <Decks page={page} />
          <GoesWith page={page} />
        </div>
      </div>
    </div>
  );
}

/** Where it is, and what to do with the address. */
function Top({ page, card: { facts } }: { page: CardPage; card: Card }) {
  const [note, setNote] = useState<Words>('');
  const address = addressOfCard(page.title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + address);
      setNote(say('Copied'));
    } catch {
      setNote(say('The browser did not let us copy it.'));
    }
  };
  return (
    <header className={s.top}>
      <nav aria-label={spoken(say('Where this is'))}>
        <Link href="/gallery">{say('Cards')}</Link> <i>›</i>{' '}
        <Link href={`/gallery?set=${facts.set}`} translate="no">
          {SETS[facts.set] ?? facts.set}
        </Link>{' '}
        <i>›</i> <h1 translate="no">{page.title}</h1>
      </nav>
      <span role="status" className={s.note}>
        {note}
      </span>
      <Button quiet onClick={copy}>
        {say('Copy link')}
      </Button>
      <Link href={`/decks/new?format=full&q=${encodeURIComponent(page.title)}`} className={p.link}>
        <Glyph name="plus" size={12} /> {say('Add to a deck')}
      </Link>
    </header>
  );
}

const STATES: Readonly<Record<Card['status'], Words>> = {
  complete: say('plays by itself'),
  partial: say('plays in part'),
  'facts-only': say('its numbers count, its text does not play yet'),
};

function Facts({ page, card }: { page: CardPage; card: Card }) {
  const { facts, status, missing } = card;
  const kind = facts.type === 'Mission' ? missionKind(facts) : kindOf(facts);
  const rows: [Words, Words][] = [
    [say('Kind'), facts.type === 'Personnel' || facts.type === 'Ship' ? `${facts.type}` : kind],
    ...(facts.affiliations.length > 0 ? [[say('Affiliation'), facts.affiliations.join(', ')] as [Words, Words]] : []),
    ...(facts.quadrant ? [[say('Quadrant'), facts.quadrant] as [Words, Words]] : []),
    ...(facts.unique === 'none' ? [] : [[say('Copies'), COPIES[facts.unique]] as [Words, Words]]),
    ...(page.converted ? [[say('Comes from'), say('the Second Edition, converted (CR-99)')] as [Words, Words]] : []),
    [say('In the engine'), STATES[status]],
    ...(missing ? [[say('Missing'), missing] as [Words, Words]] : []),
    [say('Legal in'), page.formats.length === 0 ? say('no format') : page.formats.join(', ')],
  ];
  return (
    <dl className={s.facts} data-status={status}>
      {rows.map(([name, value], i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a card never change places
        <div key={i}>
          <dt>{name}</dt>
          <dd translate="no">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const COPIES: Readonly<Record<string, Words>> = {
  unique: say('unique'),
  universal: say('universal'),
  enigma: say('enigma'),
};
