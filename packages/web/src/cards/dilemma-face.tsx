/** The face of a dilemma. */

import { Glyph } from '../design/Glyph.tsx';
import { say } from '../net/say.ts';
import styles from './CardFace.module.css';
import type { Card } from './card.ts';
import { Body, Head, Lines, Picture, State, stateLines, Tags, Terms } from './face-parts.tsx';
import { fit, pillRows, TEXT_WIDTH, textHeight } from './layout.ts';
import { Kind } from './plain-face.tsx';

const ASKS = { unless: say('Unless present'), 'to-get-past': say('To get past') } as const;

export function DilemmaFace({ card }: { card: Card }) {
  const { facts } = card;
  const { asks } = card;
  const said = asks ? [asks.rest].filter((l) => l !== '') : card.lines;
  const texts = [...said, ...stateLines(card)];
  const rows = asks ? asks.ways.reduce((sum, way, i) => sum + pillRows(way, i > 0 ? 178 : 194), 0) : 0;
  const layout = fit(
    302 - 13 - 27 - (asks ? 28 : 9) - rows * 25 - 36,
    { most: card.lines.length > 0 ? 128 : 176, least: 48 },
    (text) => (texts.length === 0 ? 0 : textHeight(texts, text, TEXT_WIDTH - 15) + 9),
  );
  const where = facts.where === 'planet' ? 'planet' : facts.where === 'space' ? 'space' : 'both';
  return (
    <>
      <span className={styles.hazard} />
      <Head
        card={card}
        width={18}
        before={
          <span className={styles.whereGlyph}>
            <Glyph name={where} size={13} />
          </span>
        }
      />
      <Picture card={card} height={layout.art}>
        <Tags facts={facts} />
      </Picture>
      <Body>
        {asks && (
          <>
            <p className={styles.label}>{ASKS[asks.how]}</p>
            <Terms ways={asks.ways} />
          </>
        )}
        {said.length > 0 && (
          <div className={styles.harm}>
            <Lines lines={said} text={layout.text} />
          </div>
        )}
        <State card={card} text={layout.text} />
      </Body>
      <Kind facts={facts} />
    </>
  );
}

// ---- tactics
