/** One of those present: about 164 x 85, on a phone the full width. */

import type { Affiliation } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, memo } from 'react';
import { AFFILIATION } from '../art/index.ts';
import { Emblem } from '../design/Emblem.tsx';
import { Glyph, type GlyphName } from '../design/Glyph.tsx';
import { textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import styles from './CrewChip.module.css';
import { shorterNames, times } from './words.ts';

export interface ChipSkill {
  name: string;
  level: number;
  classification?: boolean;
  /** `lit` counts now, `would` counts if this person came; without it, it does not matter here */
  state?: 'lit' | 'would';
}

interface Props {
  name: string;
  affiliation: Affiliation;
  /** what staffing they are good for */
  badge?: 'command' | 'staff';
  /** INTEGRITY, CUNNING, STRENGTH as they are now */
  numbers: readonly (number | string)[];
  skills: readonly ChipSkill[];
  state?: 'plain' | 'chosen' | 'stopped';
  /** another word for a chip that cannot act: "Disabled", "In stasis", "Captive" */
  word?: Words;
  /** in whose hands somebody is, along the foot; a captive stands behind bars */
  foot?: { kind: string; glyph: GlyphName; text: Words };
  size?: 'desk' | 'phone';
  /** the width of the chip, for names that would not fit */
  width?: number;
}

export const CrewChip = memo(function CrewChip(props: Props) {
  const { name, affiliation, badge, numbers, skills, state = 'plain', word, foot, size = 'desk', width = 164 } = props;
  const phone = size === 'phone';
  const style = { '--frame': AFFILIATION[affiliation].colour } as CSSProperties;
  const shown = fitName(name, phone ? width - 26 - 24 - 66 : width - 18 - 19 - 42, phone ? 18 : 14.5);
  const ordered = [...skills].sort((a, b) => rank(a) - rank(b));
  return (
    <span
      className={`${styles.chip} ${styles[state]} ${phone ? styles.phone : ''}`}
      data-foot={foot?.kind}
      style={style}
    >
      <span className={styles.top}>
        <Emblem of={affiliation} size={phone ? 18 : 15} dim={state === 'stopped'} />
        <b
          className={styles.name}
          style={shown.size ? { fontSize: shown.size } : undefined}
          title={shown.fits === name ? undefined : name}
        >
          {shown.fits}
        </b>
        <span className={styles.numbers}>
          {numbers.map((value, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three places, always the same
            <i key={i}>{value}</i>
          ))}
        </span>
      </span>
      <span className={styles.skills}>
        {badge && (
          <b className={`${styles.badge} ${styles[badge]}`} role="img" aria-label={badge}>
            {badge === 'command' ? 'C' : 'S'}
          </b>
        )}
        {ordered.map((skill) => (
          <span
            key={skill.name}
            className={`${skill.classification ? styles.classification : ''} ${skill.state ? styles[skill.state] : ''}`}
          >
            {times(skill.name, skill.level)}
          </span>
        ))}
      </span>
      {state === 'chosen' && (
        <span className={styles.tick} role="img" aria-label={spoken(say('chosen'))}>
          <Glyph name="check" size={phone ? 13 : 11} weight={2.4} />
        </span>
      )}
      {state === 'stopped' && <em className={styles.word}>{word ?? say('Stopped')}</em>}
      {foot && (
        <span className={styles.foot}>
          <Glyph name={foot.glyph} size={phone ? 14 : 12} />
          <span>{foot.text}</span>
        </span>
      )}
    </span>
  );
});

/** The classification, then what matters, then the rest in the order given. */
const rank = (s: ChipSkill): number => (s.classification ? 0 : s.state === 'lit' ? 1 : s.state === 'would' ? 2 : 3);

function fitName(name: string, width: number, largest: number): { fits: string; size?: number } {
  for (const fits of shorterNames(name)) {
    for (const size of [largest, largest - 1, largest - 2])
      if (textWidth(fits, 'condensedBold', size) <= width) return { fits, size: size === largest ? undefined : size };
  }
  return { fits: name, size: largest - 2 };
}

/** The letters above the three numbers of a group of chips. */
export const ChipLegend = () => (
  <span className={styles.legend} aria-hidden="true">
    <i>{say('I')}</i>
    <i>{say('C')}</i>
    <i>{say('S')}</i>
  </span>
);
