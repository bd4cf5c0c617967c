/** A location on the band: 150 x 130, in a low window 120 x 76, on a phone 246 x 166. */

import { joined, spoken, type Words } from '@spaceline/protocol/words';
import { memo } from 'react';
import { picture } from '../art/index.ts';
import { Glyph } from '../design/Glyph.tsx';
import { fittingSize, textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import { withIcons } from './CardText.tsx';
import type { Card } from './card.ts';
import styles from './MissionTile.module.css';
import { missionKind, PLAYS_AS_BLANK, pointsOf } from './words.ts';

export interface TileTerm {
  text: Words;
  /** met by who is there, or only once the chosen arrive */
  state?: 'met' | 'pending';
}

export type TileSize = 'desk' | 'short' | 'phone';

const SIZES: Readonly<Record<TileSize, readonly [width: number, height: number]>> = {
  desk: [150, 130],
  short: [120, 76],
  phone: [246, 166],
};

interface Props {
  card: Card;
  size?: TileSize;
  owner: 'you' | 'opponent' | 'both';
  /** null: none have been seeded yet */
  seeds: number | null;
  solved?: { by: 'you' | 'opponent'; name?: Words; assimilated?: boolean };
  open?: boolean;
  /** worth now, where that differs from what is printed */
  points?: string | number;
  /** the requirement, term by term; without it the printed one */
  terms?: readonly TileTerm[];
  /** changed since you looked */
  fresh?: boolean;
}

export const MissionTile = memo(function MissionTile(props: Props) {
  const { card, size = 'desk', owner, seeds, solved, open, points, terms, fresh } = props;
  const { facts } = card;
  const phone = size === 'phone';
  const [w, h] = SIZES[size];
  const lettering = nameSize(facts.title, size);
  const classes = [
    styles.tile,
    lettering ? '' : styles.long,
    size === 'desk' ? '' : styles[size],
    styles[owner],
    open ? styles.open : '',
    solved ? styles.solved : '',
  ];
  // a place in another time asks nothing
  const time = facts.type === 'Time Location';
  const shown = time ? [{ text: say('Another time') }] : (terms ?? firstWay(card));
  const more = !time && !terms && (card.requirement?.length ?? 1) > 1;
  return (
    <span data-dark className={classes.join(' ')}>
      <span className={styles.art}>
        <Art svg={picture(facts, w, h)} />
      </span>
      <span className={styles.shade} />
      <b
        className={`${styles.name} ${lettering ? '' : styles.two}`}
        style={lettering ? { fontSize: lettering } : undefined}
      >
        {facts.title}
      </b>
      <span className={styles.kind} role="img" aria-label={spoken(missionKind(facts))}>
        <Glyph name={facts.where ?? 'both'} size={phone ? 15 : 13} />
      </span>
      {card.status === 'facts-only' && (
        <span className={styles.blank} role="img" aria-label={spoken(PLAYS_AS_BLANK)} title={spoken(PLAYS_AS_BLANK)}>
          <Glyph name="hollow" size={phone ? 14 : 12} weight={1.8} />
        </span>
      )}
      {solved ? (
        <span className={`${styles.done} ${solved.by === 'you' ? styles.byYou : styles.byOpponent}`}>
          <Glyph name="check" size={10} weight={2.6} />
          {solved.assimilated
            ? say('Assimilated')
            : solved.by === 'opponent' && solved.name
              ? say('Solved by {name}', { name: solved.name })
              : say('Solved')}
        </span>
      ) : (
        seeds !== null && <Seeds n={seeds} brief={size === 'short'} />
      )}
      {!solved &&
        size !== 'short' &&
        (phone ? <Pills terms={shown} more={more} /> : <Rows terms={shown} more={more} />)}
      {!time && <b className={styles.points}>{points ?? pointsOf(facts)}</b>}
      {fresh && <span className={styles.fresh} role="img" aria-label={spoken(say('new'))} />}
      <span className={styles.rim} />
    </span>
  );
});

function Seeds({ n, brief }: { n: number; brief: boolean }) {
  const words = n === 0 ? say('No seed cards left') : say('{n} seed [cards|card]', { n });
  return (
    <span className={styles.seeds}>
      {(n > 0 || brief) && <Glyph name="seed" size={12} />}
      {brief ? n : words}
      {brief && <span className="hidden">{words}</span>}
    </span>
  );
}

const firstWay = (card: Card): TileTerm[] => (card.requirement?.[0] ?? []).map((text) => ({ text }));

/** The size at which the name stands on one line, or undefined where it takes two. */
function nameSize(title: string, size: TileSize): number | undefined {
  const sizes = { desk: [14, 13, 12], short: [13, 12], phone: [20, 18, 16] };
  const room = { desk: 114, short: 88, phone: 198 };
  return fittingSize(title.toUpperCase(), 'antonio', sizes[size], room[size], 0.03);
}

/** Two lines of terms; what has no room is counted. */
function Rows({ terms, more }: { terms: readonly TileTerm[]; more: boolean }) {
  const room = 106;
  const rows: Words[][] = [[]];
  let used = 0;
  let left = terms.length;
  for (const { text } of terms) {
    const width = textWidth(text, 'condensed', 12);
    const last = rows.length === 2;
    const full = used > 0 && used + 9 + width > room - (last && left > 1 ? 22 : 0);
    if (full && last) break;
    if (full) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(text);
    used += (used > 0 ? 9 : 0) + width;
    left--;
  }
  const rest = left > 0 ? `+${left}` : more ? 'or …' : '';
  return (
    <span className={styles.rows}>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the rows of its terms
        <span key={i}>
          {withIcons(joined(row, ' · '))}
          {i === rows.length - 1 && rest && <i> {rest}</i>}
        </span>
      ))}
    </span>
  );
}

function Pills({ terms, more }: { terms: readonly TileTerm[]; more: boolean }) {
  return (
    <span className={styles.pills}>
      {terms.map(({ text, state }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the terms of a mission never change places
        <span key={i} className={state ? styles[state] : ''}>
          {state === 'met' && <Glyph name="check" size={10} weight={2.6} />}
          {state === 'pending' && <Glyph name="down" size={10} weight={2.2} />}
          {withIcons(text)}
        </span>
      ))}
      {more && <i>{say('or …')}</i>}
    </span>
  );
}
