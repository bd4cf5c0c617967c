/** Sealed product: choose it, open it card by card, and build a deck from what was inside. The seed makes it repeatable. */

import type { PackView, ProductSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { packsLink } from '../decks/pool.ts';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { say } from '../net/say.ts';
import { Chooser } from './chooser.tsx';
import { Opening } from './opening.tsx';

export default function Packs() {
  const [search, setSearch] = useSearchParams();
  const products = useMemo(() => (search.get('products') ?? '').split(',').filter(Boolean), [search]);
  const seed = search.get('seed') ?? '';
  const list = useFetched(api.products, 'products');
  useEffect(() => {
    loadCards();
  }, []);
  const open = products.length > 0 && seed !== '';
  return (
    <Shell title={say('Packs')} wide={open}>
      {open ? (
        <Opened key={search.toString()} products={products} seed={seed} names={list.data ?? []} />
      ) : (
        <>
          <div className={p.head}>
            <h1>{say('Open packs')}</h1>
            <p>
              {say(
                'Sealed play: everybody builds a deck from the packs they open. The same seed always opens the same cards, so a link is all it takes to share them.',
              )}
            </p>
          </div>
          {list.problem !== null && <p className={p.problem}>{list.problem}</p>}
          {list.data !== null && (
            <Chooser
              products={list.data}
              open={(chosen, word) => setSearch({ products: chosen.join(','), seed: word })}
            />
          )}
        </>
      )}
    </Shell>
  );
}

interface OpenedProps {
  products: string[];
  seed: string;
  names: readonly ProductSummary[];
}

function Opened({ products, seed, names }: OpenedProps) {
  const ready = useCardFile((f) => f.state);
  const packs = useFetched<PackView[]>(() => api.packs(products, seed), `packs ${products} ${seed}`);
  const [note, setNote] = useState<Words>('');
  const share = () => {
    const link = `${location.origin}${packsLink({ products, seed })}`;
    navigator.clipboard.writeText(link).then(
      () => setNote(say('The link is copied.')),
      () => setNote(link),
    );
  };
  if (packs.problem !== null)
    return (
      <>
        <p className={p.problem}>{packs.problem}</p>
        <p>
          <Link href="/packs">{say('Choose other packs')}</Link>
        </p>
      </>
    );
  if (ready === 'failed')
    return <p className={p.problem}>{say('The cards could not be fetched. Reload the page to try again.')}</p>;
  if (packs.data === null || ready !== 'ready') return <p role="status">{say('Fetching the packs …')}</p>;
  return <Opening packs={packs.data} seed={seed} names={names} share={share} note={note} />;
}
