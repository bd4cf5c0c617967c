/** A ship, a facility or a team at a location: 150 x 42, in a low window 120 x 26 without its fact. */

import type { CardFacts } from '@spaceline/engine';
import { phrase, spoken, type Words } from '@spaceline/protocol/words';
import { memo } from 'react';
import { plan } from '../art/index.ts';
import { Glyph, type GlyphName } from '../design/Glyph.tsx';
import { letters, textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import styles from './Unit.module.css';
import { lastWords, withoutPrefix } from './words.ts';

interface Props {
  /** the ship or facility; a team has a glyph instead */
  facts?: CardFacts;
  glyph?: GlyphName;
  name: Words;
  side: 'you' | 'opponent';
  /** one fact: "RANGE 6 of 9", "SHIELDS 32", "2 stopped" */
  fact: Words;
  crew: number;
  /** RANGE left, from 0 to 1: a bar along the foot */
  range?: number;
  /** HULL left, from 0 to 1, where it is damaged: a bar and a word */
  hull?: number;
  /** it can act, or is the one whose actions are open */
  state?: 'plain' | 'can' | 'chosen' | 'stopped';
  size?: UnitSize;
}

/**
 * `short`: in a low window, without its fact; `pill`: on a map, `pill-low`: on one in a low window, where its people are a number alone;
 * `brief`: beside another, without its name; `tiny`: beside two.
 */
export type UnitSize = 'desk' | 'short' | 'pill' | 'pill-low' | 'brief' | 'tiny';

/** For the name, in px. */
const ROOM = { short: 57, pill: 60, 'pill-low': 62, brief: 0, tiny: 0 } as const;

export const Unit = memo(function Unit(props: Props) {
  const { facts, glyph, name, side, fact, crew, range, hull, state = 'plain', size: how = 'desk' } = props;
  const short = how !== 'desk';
  const nameless = how === 'brief' || how === 'tiny';
  const small = how === 'tiny' || how === 'pill-low' || how === 'short';
  const drawing = small ? 16 : short ? 22 : facts ? 40 : 26;
  const { fits, size, whole } =
    how !== 'desk' ? fitName(name, ROOM[how], true) : fitName(name, 150 - 6 - drawing - 6 - 9);
  const words =
    state === 'stopped'
      ? say('stopped')
      : hull !== undefined && hull < 1
        ? say('hull {n}%', { n: Math.round(hull * 100) })
        : fact;
  const people = (
    <span className={styles.crew}>
      <Glyph name="crew" size={11} weight={1.7} />
      {crew}
    </span>
  );
  return (
    <span
      className={`${styles.unit} ${styles[side]} ${styles[state]} ${short ? styles.short : ''} ${nameless ? styles.brief : ''} ${small ? styles.small : ''}`}
      title={short ? spoken(phrase`${name}, ${words}`) : undefined}
    >
      <span className={styles.drawing} style={{ width: drawing }}>
        {facts ? (
          <span className={styles.plan}>
            <Art svg={plan(facts, 'unit')} />
          </span>
        ) : (
          <Glyph name={glyph ?? 'crew'} size={short ? 15 : 20} weight={1.4} />
        )}
      </span>
      <span className={nameless ? 'hidden' : styles.words}>
        <b style={size === 14 ? undefined : { fontSize: size }} title={whole ? undefined : spoken(name)}>
          {nameless ? name : fits}
        </b>
        {short ? (
          <span className="hidden">{words}</span>
        ) : (
          <small>
            <em>{words}</em>
            {people}
          </small>
        )}
      </span>
      {short && (how === 'tiny' || how === 'pill-low' ? <span className={styles.crew}>{crew}</span> : people)}
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

/** A name keeps its full width: smaller by a little, then without its prefix; where it is narrow, its last word will do. */
function fitName(name: Words, width: number, brief = false): { fits: Words; size: number; whole: boolean } {
  const last = lastWords(name);
  const shorter = withoutPrefix(name);
  for (const [i, fits] of [name, shorter, ...(brief ? [lastWords(name, 2), last] : [])].entries()) {
    const whole = i === 0 || letters(fits) === letters(name);
    for (const size of [14, 13, 12]) if (textWidth(fits, 'condensedBold', size) <= width) return { fits, size, whole };
  }
  const fits = brief ? last : shorter;
  return { fits, size: 12, whole: letters(fits) === letters(name) };
}
