/** The deck builder: all cards on one side, the deck on the other, and what the rules say of it. */
import { spoken } from '@spaceline/protocol/words';
import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { BuildingBar } from '../events/building.tsx';
import { useFetched } from '../lobby/use.ts';
import { api } from '../net/api.ts';
import { loadCards, useCardFile } from '../net/cards.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { Builder } from './builder.tsx';
import type { Draft } from './draft.ts';
import { sentBefore } from './outbox.ts';
import { NO_CARDS, NOTHING_BESIDE } from './piles.ts';

export default function Deck({ id }: { id: string }) {
  const [search] = useSearchParams();
  const format = search.get('format') ?? 'warp-speed';
  const products = search.get('products');
  const seed = search.get('seed') ?? '';
  /** built for this event: see events/building.tsx */
  const event = search.get('event');
  const me = useMe((w) => w.me);
  const isNew = id === 'new';
  const [, go] = useLocation();
  const desk = products ? `new ${products} ${seed}` : id;
  const fetched = useFetched(
    async () => {
      const kept = await sentBefore(desk);
      if (!isNew) return api.deck(id, format);
      if (kept !== null) go(`/decks/${kept}?format=${format}`);
      return null;
      // a new one is nobody's: whoever becomes a guest by saving it keeps the page
    },
    `deck ${id} ${format} ${isNew ? '' : me?.id}`,
  );
  const cards = useCardFile((f) => f.state);
  useEffect(() => {
    loadCards();
  }, []);
  const fresh = useMemo(
    (): Draft => ({
      name: spoken(products ? say('Sealed deck') : say('New deck')),
      format,
      piles: NO_CARDS,
      beside: NOTHING_BESIDE,
      comment: '',
      sealed: products ? { products: products.split(','), seed } : null,
    }),
    [format, products, seed],
  );
  const deck = isNew ? null : fetched.data;
  return (
    <Shell title={deck?.name ?? (isNew ? say('New deck') : say('Deck'))} wide>
      {fetched.problem !== null && <p className={p.problem}>{fetched.problem}</p>}
      {cards === 'failed' && (
        <p className={p.problem}>{say('The cards could not be fetched. Reload the page to try again.')}</p>
      )}
      {event !== null && <BuildingBar id={event} />}
      {cards === 'ready' && (isNew ? fetched.fresh : deck) ? (
        <Builder key={deck?.id ?? `new ${products} ${seed}`} id={deck?.id ?? desk} deck={deck} fresh={fresh} />
      ) : (
        fetched.problem === null && cards !== 'failed' && <p role="status">{say('Laying out the cards …')}</p>
      )}
    </Shell>
  );
}
