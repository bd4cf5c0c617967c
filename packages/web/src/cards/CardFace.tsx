/** A card in full, 216 x 302; the inspector shows it larger with `scale`. */

import type { CardFacts } from '@spaceline/engine';
import { phrase, spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { frameColour } from '../art/index.ts';
import styles from './CardFace.module.css';
import type { Card, Values } from './card.ts';
import { DilemmaFace } from './dilemma-face.tsx';
import { STATUS } from './face-parts.tsx';
import { MissionFace } from './mission-face.tsx';
import { PlainFace } from './plain-face.tsx';
import { TacticFace } from './tactic-face.tsx';
import { UnitFace } from './unit-face.tsx';
import { kindOf } from './words.ts';

interface Props {
  card: Card;
  values?: Values;
  scale?: number;
}

export const CardFace = memo(function CardFace({ card, values, scale = 1 }: Props) {
  const { facts } = card;
  const frame = frameColour(facts);
  const style = { '--frame': frame, zoom: scale === 1 ? undefined : scale } as CSSProperties;
  return (
    <article className={`${styles.card} ${styles[shapeOf(facts)]}`} style={style} aria-label={spoken(labelOf(card))}>
      {faceOf(card, values)}
      <span className={styles.rim} />
    </article>
  );
});

function shapeOf(f: CardFacts): 'unit' | 'mission' | 'dilemma' | 'tactic' | 'plain' {
  if (f.type === 'Personnel' || f.type === 'Ship' || f.type === 'Facility') return 'unit';
  if (f.type === 'Mission' || f.type === 'Dilemma' || f.type === 'Tactic') return f.type.toLowerCase() as 'mission';
  return 'plain';
}

const labelOf = ({ facts, status }: Card): Words =>
  phrase`${facts.title}, ${kindOf(facts)}${status === 'complete' ? '' : phrase`, ${STATUS[status].word}`}`;

function faceOf(card: Card, values: Values | undefined): ReactNode {
  switch (shapeOf(card.facts)) {
    case 'unit':
      return <UnitFace card={card} values={values} />;
    case 'mission':
      return <MissionFace card={card} />;
    case 'dilemma':
      return <DilemmaFace card={card} />;
    case 'tactic':
      return <TacticFace card={card} />;
    default:
      return <PlainFace card={card} />;
  }
}

// ---- parts
