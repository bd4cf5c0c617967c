/** What is known of the seed cards under a mission: the own ones, and those that were met or shown and lie there again. */
import type { KnownSeed } from '@spaceline/engine';
import { spoken } from '@spaceline/protocol/words';
import { useAnswer } from '../net/ask.ts';
import { say } from '../net/say.ts';
import { useScene } from './context.tsx';
import type { Place } from './model/places.ts';
import { runsOf } from './model/seeds.ts';
import s from './seeds.module.css';
import { ui } from './ui.ts';

export function KnownSeeds({ place }: { place: Place }) {
  const { seeds } = place.view;
  const answer = useAnswer(seeds.length === 0 ? null : { about: 'seeds', location: place.id });
  const known = answer?.seeds ?? [];
  // how many there are is told anyway
  if (!known.some((k) => k.card !== null)) return null;
  return (
    <div className={s.seeds} data-testid="known-seeds">
      <ol aria-label={spoken(say('Seed cards, the next to be met first'))}>
        {runsOf(known).map(({ at, n, seed }) => (
          <li key={at} data-known={seed.card !== null}>
            <span className={s.pips} aria-hidden="true">
              {Array.from({ length: Math.min(n, 5) }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
                <i key={i} />
              ))}
            </span>
            <span>
              <Seed seed={seed} n={n} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Seed({ seed: { card, owner, turn }, n }: { seed: KnownSeed; n: number }) {
  const { game, naming } = useScene();
  if (card === null)
    return owner === game.seat
      ? say('{n} of yours', { n })
      : say('{n} of {name}’s, not seen yet', { n, name: game.seats[owner].name });
  return (
    <>
      <button
        type="button"
        onPointerEnter={() => ui.show({ printing: card, card: null })}
        onFocus={() => ui.show({ printing: card, card: null })}
        onClick={() => ui.set({ shown: { printing: card, card: null }, pinned: true })}
      >
        {naming.title(card)}
      </button>{' '}
      <small>{turn === null ? say('yours') : say('seen in turn {turn}', { turn })}</small>
    </>
  );
}
