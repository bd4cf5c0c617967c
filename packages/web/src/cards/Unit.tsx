/** A ship, a facility or a team at a location, 150 x 42. */

import type { CardFacts } from '@spaceline/engine';
import { memo } from 'react';
import { plan } from '../art/index.ts';
import { Glyph, type GlyphName } from '../design/Glyph.tsx';
import { textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import styles from './Unit.module.css';
import { withoutPrefix } from './words.ts';

interface Props {
  /** the ship or facility; a team has a glyph instead */
  facts?: CardFacts;
  glyph?: GlyphName;
  name: string;
  side: 'you' | 'opponent';
  /** one fact: "RANGE 6 of 9", "SHIELDS 32", "2 stopped" */
  fact: string;
  crew: number;
  /** RANGE left, from 0 to 1: a bar along the foot */
  range?: number;
  /** HULL left, from 0 to 1, where it is damaged: a bar and a word */
  hull?: number;
  /** it can act, or is the one whose actions are open */
  state?: 'plain' | 'can' | 'chosen' | 'stopped';
}

export const Unit = memo(function Unit({ facts, glyph, name, side, fact, crew, range, hull, state = 'plain' }: Props) {
  const drawing = facts ? 40 : 26;
  const { fits, size } = fitName(name, 150 - 6 - drawing - 6 - 9);
  return (
    <span className={`${styles.unit} ${styles[side]} ${styles[state]}`}>
      <span className={styles.drawing} style={{ width: drawing }}>
        {facts ? (
          <span className={styles.plan}>
            <Art svg={plan(facts, 'unit')} />
          </span>
        ) : (
          <Glyph name={glyph ?? 'crew'} size={20} weight={1.4} />
        )}
      </span>
      <span className={styles.words}>
        <b style={size === 14 ? undefined : { fontSize: size }} title={fits === name ? undefined : name}>
          {fits}
        </b>
        <small>
          <em>
            {state === 'stopped'
              ? 'stopped'
              : hull !== undefined && hull < 1
                ? say('hull {n}%', { n: Math.round(hull * 100) })
                : fact}
          </em>
          <span className={styles.crew}>
            <Glyph name="crew" size={11} weight={1.7} />
            {crew}
          </span>
        </small>
      </span>
      {range !== undefined && (
        <span className={styles.range}>
          <i style={{ width: `${range * 100}%` }} />
        </span>
      )}
      {hull !== undefined && hull < 1 && (
        <span className={styles.hull}>
          <i style={{ width: `${hull * 100}%` }} />
        </span>
      )}
    </span>
  );
});

/** A name keeps its full width: smaller by a little, then without its prefix. */
function fitName(name: string, width: number): { fits: string; size: number } {
  for (const fits of [name, withoutPrefix(name)]) {
    for (const size of [14, 13, 12]) if (textWidth(fits, 'condensedBold', size) <= width) return { fits, size };
  }
  return { fits: withoutPrefix(name), size: 12 };
}
