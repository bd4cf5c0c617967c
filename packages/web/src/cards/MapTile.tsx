/** A location on a map of many: as wide as its column, whose it is in a word, its seed cards as pips. */
import { spoken, type Words } from '@spaceline/protocol/words';
import { memo } from 'react';
import { picture } from '../art/index.ts';
import { Glyph } from '../design/Glyph.tsx';
import { fittingSize } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import type { Card } from './card.ts';
import styles from './MapTile.module.css';
import { missionKind, pointsMean, pointsOf } from './words.ts';

interface Props {
  card: Card;
  owner: 'you' | 'opponent' | 'both' | 'nobody';
  whose: Words | null;
  /** seed cards, the next to be met first: is it known which? null before any are seeded */
  seeds: readonly boolean[] | null;
  solved?: { by: 'you' | 'opponent'; word: Words };
  open?: boolean;
  /** seed cards as two numbers */
  low?: boolean;
  points?: boolean;
  /** the way to another line: narrow */
  link?: boolean;
}

export const MapTile = memo(function MapTile({
  card,
  owner,
  whose,
  seeds,
  solved,
  open,
  low,
  points = true,
  link,
}: Props) {
  const { facts } = card;
  const long = !link && fittingSize(facts.title.toUpperCase(), 'antonio', [12.5], 150, 0.02) === undefined;
  return (
    <span
      className={styles.tile}
      data-dark
      data-owner={owner}
      data-open={open}
      data-solved={solved !== undefined}
      data-low={low}
      data-link={link}
    >
      <span className={styles.art}>
        <Art svg={picture(facts, 120, 76)} />
      </span>
      <span className={styles.shade} />
      <b className={styles.name} data-long={long}>
        {facts.title}
      </b>
      {whose !== null && (
        <span className={styles.whose}>
          <span role="img" aria-label={spoken(missionKind(facts))}>
            <Glyph name={facts.where ?? 'both'} size={11} />
          </span>
          <span>{whose}</span>
        </span>
      )}
      <span className={styles.foot}>
        {solved ? (
          <span className={styles.solved} data-by={solved.by}>
            <Glyph name="check" size={10} weight={2.6} />
            {solved.word}
          </span>
        ) : (
          seeds !== null && <Pips seeds={seeds} brief={low === true || seeds.length > 7} />
        )}
      </span>
      {points && (
        <b className={styles.points} title={spoken(pointsMean(facts))}>
          {pointsOf(facts)}
        </b>
      )}
      <span className={styles.rim} />
    </span>
  );
});

/** Filled: known; hollow: not. */
export function Pips({ seeds, brief }: { seeds: readonly boolean[]; brief: boolean }) {
  const known = seeds.filter(Boolean).length;
  const unknown = seeds.length - known;
  const words =
    seeds.length === 0
      ? say('no seed cards left')
      : say('{known} seed [cards|card] you know, {unknown} unknown', { known, unknown });
  return (
    <span className={styles.pips} title={spoken(words)}>
      {brief
        ? ([known, unknown] as const).map(
            (n, i) =>
              n > 0 && (
                <span key={i === 0 ? 'known' : 'unknown'}>
                  <i data-known={i === 0} />
                  {n}
                </span>
              ),
          )
        : seeds.map((is, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they lie in this order
            <i key={i} data-known={is} />
          ))}
      <span className="hidden">{words}</span>
    </span>
  );
}
