/** A card in full, 216 x 302; the inspector shows it larger with `scale`. */

import type { CardFacts } from '@spaceline/engine';
import { phrase, spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { frameColour } from '../art/index.ts';
import { useOwnCard } from '../own-cards/own.ts';
import styles from './CardFace.module.css';
import type { Card, Values } from './card.ts';
import { DilemmaFace } from './dilemma-face.tsx';
import { STATUS } from './face-parts.tsx';
import { MissionFace } from './mission-face.tsx';
import { OwnFace } from './OwnFace.tsx';
import { PlainFace } from './plain-face.tsx';
import { TacticFace } from './tactic-face.tsx';
import { UnitFace } from './unit-face.tsx';
import { kindOf } from './words.ts';

interface Props {
  card: Card;
  values?: Values;
  scale?: number;
  /** always our own face, whatever folder the player has */
  ours?: boolean;
}

export const CardFace = memo(function CardFace({ card, values, scale = 1, ours = false }: Props) {
  const { facts } = card;
  const own = useOwnCard(facts.id, !ours);
  const frame = frameColour(facts);
  const style = { '--frame': frame, zoom: scale === 1 ? undefined : scale } as CSSProperties;
  return (
    <article
      data-dark
      className={`${styles.card} ${styles[shapeOf(facts)]}`}
      style={style}
      aria-label={spoken(labelOf(card))}
    >
      {own?.picture ? (
        <>
          <OwnFace facts={facts} picture={own.picture} values={values} />
          <p className="hidden" translate="no">
            {own.wording}
          </p>
        </>
      ) : (
        faceOf(own === null ? card : worded(card, own.wording), values)
      )}
      <span className={styles.rim} />
    </article>
  );
});

/** Where the folder has no picture, its wording stands on our face; of people, ships and missions it repeats what stands there in icons. */
function worded(card: Card, wording: string): Card {
  const shape = shapeOf(card.facts);
  if (wording === '' || (shape !== 'plain' && shape !== 'dilemma')) return card;
  const { asks: _, ...rest } = card;
  return { ...rest, lines: [wording] };
}

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
