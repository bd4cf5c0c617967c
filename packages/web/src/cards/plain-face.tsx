/** The face of every other card. */

import type { CardFacts } from '@spaceline/engine';
import { Emblem } from '../design/Emblem.tsx';
import { Glyph } from '../design/Glyph.tsx';
import { say } from '../net/say.ts';
import styles from './CardFace.module.css';
import type { Card } from './card.ts';
import { Body, downloadLines, HEAD, Head, Lines, Picture, SMALL_LINE, State, stateLines, Tags } from './face-parts.tsx';
import { fit, textHeight } from './layout.ts';
import { kindOf, pointsOf } from './words.ts';

export function PlainFace({ card }: { card: Card }) {
  const { facts } = card;
  const downloads = downloadLines(facts);
  const laid = (brief: boolean) =>
    fit(
      302 - HEAD - 10 - 32 - downloads.length * SMALL_LINE,
      { most: card.lines.length > 0 ? 140 : 196, least: 44 },
      (text) => textHeight([...card.lines, ...stateLines(card, brief)], text),
    );
  const full = laid(false);
  const layout = full.over ? laid(true) : full;
  return (
    <>
      <Head
        card={card}
        width={facts.affiliations.length * 25}
        before={facts.affiliations.map((a) => <Emblem key={a} of={a} size={20} />)}
      />
      <Picture card={card} height={layout.art}>
        <Tags facts={facts} />
      </Picture>
      <Body of={styles.plainText}>
        <Lines lines={card.lines} text={layout.text} />
        <State card={card} text={layout.text} brief={full.over} />
        {downloads.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places
          <p key={i} className={styles.small}>
            <Glyph name="download" size={11} weight={1.8} /> <u>{line}</u>
          </p>
        ))}
      </Body>
      <Kind facts={facts} />
    </>
  );
}

/** Each type has its bars: one long, three short, one short, and so on. */
const BARS: Readonly<Record<string, readonly number[]>> = {
  Artifact: [8, 8, 8, 8],
  Dilemma: [],
  Doorway: [8, 28, 8],
  Equipment: [28],
  Event: [44],
  Incident: [28, 8],
  Interrupt: [16, 16, 16],
  Objective: [8, 8, 28],
  Site: [16, 16],
  'Time Location': [8, 44],
  Tribble: [8],
  Trouble: [8, 8],
};

export function Kind({ facts }: { facts: CardFacts }) {
  return (
    <footer className={styles.kindLine}>
      <span>{kindOf(facts)}</span>
      {facts.points !== undefined && facts.points !== 0 && (
        <em>{say('{points} points', { points: pointsOf(facts) })}</em>
      )}
      <span className={styles.bars}>
        {(BARS[facts.type] ?? []).map((width, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed figure
          <i key={i} style={{ width }} />
        ))}
      </span>
    </footer>
  );
}
