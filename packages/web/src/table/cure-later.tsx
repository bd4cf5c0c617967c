/** What would cure a card comes with the first that lies on something, so that other tables load with less. */
import { lazy, Suspense } from 'react';
import { useScene } from './context.tsx';

const Cure = lazy(async () => ({ default: (await import('./cure.tsx')).Cure }));

/** Where dilemmas and other texts lie that last. */
const LIES: readonly string[] = ['On', 'OnLocation', 'Table'];

export function CureOf({ card }: { card: number | null }) {
  const { table, live } = useScene();
  const zone = card === null ? undefined : table.cards.get(card)?.zone;
  if (card === null || zone === undefined || !live || !LIES.includes(zone)) return null;
  return (
    <Suspense fallback={null}>
      <Cure card={card} />
    </Suspense>
  );
}
