/** The face of a personnel, ship or facility. */

import type { CardFacts } from '@spaceline/engine';
import { inCapitals, phrase } from '@spaceline/protocol/words';
import { looksRight } from '../art/index.ts';
import { Emblem } from '../design/Emblem.tsx';
import { Glyph } from '../design/Glyph.tsx';
import { textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import styles from './CardFace.module.css';
import type { Card, Values } from './card.ts';
import {
  Badges,
  Body,
  CLASS_LINE,
  codesOf,
  downloadLines,
  FOOT,
  HEAD,
  Head,
  Lines,
  NUMBERS,
  Numbers,
  Picture,
  SKILL_LINE,
  SMALL_LINE,
  State,
  spareLines,
  stateLines,
  Tags,
} from './face-parts.tsx';
import { fit, PARAGRAPH, skillRows, textHeight } from './layout.ts';
import { kindOf, times } from './words.ts';

export function UnitFace({ card, values }: { card: Card; values: Values | undefined }) {
  const { facts } = card;
  const skills: readonly { name: string; level: number; who?: string }[] =
    facts.skills ?? (facts.equipment ?? []).map((name) => ({ name, level: 1 }));
  const rows = skillRows(skills);
  const texts = [...(facts.noTransporters ? [say('Has no transporters.')] : []), ...card.lines];
  const states = stateLines(card);
  const downloads = downloadLines(facts);
  const footless = NUMBERS[facts.type].every((name) => facts[name] === undefined);
  const fixed = HEAD + CLASS_LINE + rows * SKILL_LINE + downloads.length * SMALL_LINE + (footless ? 8 : FOOT);
  const paragraphs = [...texts, ...states];
  const room = 302 - fixed - 6;
  const layout = fit(room, { most: 118, least: 52 }, (text) =>
    paragraphs.length === 0 ? 0 : textHeight(paragraphs, text) + (rows > 0 ? PARAGRAPH : 0),
  );
  const used = layout.art + (paragraphs.length === 0 ? 0 : textHeight(paragraphs, layout.text) + PARAGRAPH);
  const spare = spareLines(facts).slice(0, Math.max(0, Math.floor((room - used - 2) / SMALL_LINE)));
  const right = facts.type !== 'Personnel' || !looksRight(facts.title);
  return (
    <>
      <Head
        card={card}
        width={facts.affiliations.length * 25}
        before={facts.affiliations.map((a) => <Emblem key={a} of={a} size={20} />)}
      />
      <Picture card={card} height={layout.art}>
        {facts.affiliations.length > 0 && (
          <span className={`${styles.codes} ${right ? '' : styles.left}`}>{codesOf(facts.affiliations)}</span>
        )}
        <Tags facts={facts} right={!right} />
      </Picture>
      <ClassLine facts={facts} />
      <Body>
        {rows > 0 && (
          <ul className={styles.skills}>
            {skills.map((s, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a printed list; a card may have a skill twice
              <li key={i}>
                {times(s.name, s.level)}
                {s.who && <small> {s.who}</small>}
              </li>
            ))}
          </ul>
        )}
        <Lines lines={texts} text={layout.text} />
        <State card={card} text={layout.text} />
        {downloads.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places
          <p key={i} className={styles.small}>
            <Glyph name="download" size={11} weight={1.8} /> <u>{line}</u>
          </p>
        ))}
        {spare.map(({ label, text }) => (
          <p key={text} className={styles.small}>
            {label && phrase`${label} `}
            {label ? <u>{text}</u> : text}
          </p>
        ))}
      </Body>
      <Numbers facts={facts} values={values} />
    </>
  );
}

function ClassLine({ facts }: { facts: CardFacts }) {
  const kind = kindOf(facts);
  const icons =
    facts.type === 'Personnel' ? facts.icons.filter((i) => i === 'Cmd' || i === 'Stf') : (facts.staffing ?? []);
  const long = textWidth(inCapitals(kind), 'antonio', 13, 0.07) > 194 - icons.length * 34;
  return (
    <div className={styles.classLine}>
      <b className={`${styles.kind} ${long ? styles.tight : ''}`}>{kind}</b>
      <Badges icons={icons} />
    </div>
  );
}

// ---- missions
