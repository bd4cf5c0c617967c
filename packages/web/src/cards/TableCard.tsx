/** A card on the table or in a hand, 104 x 146: drawn for its size, not a shrunk face. */

import type { CardFacts } from '@spaceline/engine';
import { spoken, type Words } from '@spaceline/protocol/words';
import { type CSSProperties, memo, type ReactNode, useEffect, useState } from 'react';
import { frameColour, picture } from '../art/index.ts';
import { Emblem } from '../design/Emblem.tsx';
import { Glyph } from '../design/Glyph.tsx';
import { lineCount, textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { useOwnCard } from '../own-cards/own.ts';
import { Art } from './Art.tsx';
import type { Card, Values } from './card.ts';
import { OwnFace } from './OwnFace.tsx';
import styles from './TableCard.module.css';
import { PLAYS_AS_BLANK, pointsOf, shortKind, signed } from './words.ts';

interface Props {
  card: Pick<Card, 'facts' | 'status'>;
  values?: Values;
  /** `can`: may be played now; `dim`: may not; `chosen`: picked */
  state?: 'plain' | 'can' | 'dim' | 'chosen';
  /** changed since you looked */
  fresh?: boolean;
  /** a few words across the foot of the picture */
  tag?: Words;
  /** which side it belongs to, where that matters */
  side?: 'you' | 'opponent';
  /** in a hand cards are a little larger */
  scale?: number;
  /** its picture is drawn after all that is to be read */
  late?: boolean;
}

export const TableCard = memo(function TableCard({
  card,
  values,
  state = 'plain',
  fresh,
  tag,
  side,
  scale = 1,
  late = false,
}: Props) {
  const { facts, status } = card;
  const style = { '--frame': frameColour(facts), zoom: scale === 1 ? undefined : scale } as CSSProperties;
  const classes = [
    styles.card,
    styles[state],
    side ? styles[side] : '',
    facts.type === 'Dilemma' ? styles.dilemma : '',
  ];
  const [affiliation] = facts.affiliations;
  const own = useOwnCard(facts.id)?.picture;
  return (
    <span data-dark className={classes.join(' ')} style={style}>
      {own ? (
        <OwnFace facts={facts} picture={own} values={values} />
      ) : (
        <>
          <span className={styles.name}>
            {affiliation && <Emblem of={affiliation} size={13} />}
            <Name title={facts.title} width={affiliation ? 74 : 91} />
          </span>
          <span className={styles.art}>{late ? <LateArt facts={facts} /> : <Art svg={picture(facts, 104, 86)} />}</span>
          <span className={styles.row}>{rowOf(facts, values)}</span>
        </>
      )}
      {status === 'facts-only' && (
        <span className={styles.blank} title={spoken(PLAYS_AS_BLANK)}>
          {say('blank')}
          <span className="hidden">{PLAYS_AS_BLANK}</span>
        </span>
      )}
      {tag && <span className={styles.tag}>{tag}</span>}
      {fresh && <span className={styles.fresh} role="img" aria-label={spoken(say('new'))} />}
      {state === 'chosen' && (
        <span className={styles.tick} role="img" aria-label={spoken(say('chosen'))}>
          <Glyph name="check" size={11} weight={2.4} />
        </span>
      )}
      <span className={styles.rim} />
    </span>
  );
});

/** Nothing until what is to be read has been shown: where many cards come at once, their pictures are most of the work. */
function LateArt({ facts }: { facts: CardFacts }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setDue(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return due && <Art svg={picture(facts, 104, 86)} />;
}

/** Two lines; a longer name loses its last words, never a part of one. */
function Name({ title, width }: { title: string; width: number }) {
  const fits = (text: string, size: number) =>
    lineCount(text, 'condensedBold', size, width) <= 2 &&
    text.split(' ').every((word) => textWidth(word, 'condensedBold', size) <= width);
  const size = [13, 12.5, 12].find((s) => fits(title, s));
  if (size) return <em style={size === 13 ? undefined : { fontSize: size }}>{title}</em>;
  const words = title.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`, 12)) words.pop();
  return (
    <em style={{ fontSize: 12 }} title={title}>
      {words.join(' ')}…
    </em>
  );
}

function rowOf(f: CardFacts, values: Values | undefined): ReactNode {
  switch (f.type) {
    case 'Personnel':
      return (
        <>
          <b>{shortKind(f)}</b>
          <i>{values?.integrity ?? f.integrity}</i>
          <i>{values?.cunning ?? f.cunning}</i>
          <i>{values?.strength ?? f.strength}</i>
        </>
      );
    case 'Ship':
      return (
        <>
          <b>{say('Ship')}</b>
          <i>{values?.range ?? f.range}</i>
          <i>{values?.weapons ?? f.weapons}</i>
          <i>{values?.shields ?? f.shields}</i>
        </>
      );
    case 'Facility':
      return (
        <>
          <b>{shortKind(f)}</b>
          <i>{values?.shields ?? f.shields}</i>
        </>
      );
    case 'Mission':
      return (
        <>
          <b>
            <Glyph name={f.where ?? 'both'} size={13} />
          </b>
          <i>{pointsOf(f)}</i>
        </>
      );
    case 'Tactic':
      return f.tactic ? (
        <>
          <i className={styles.first}>{say('A {n}', { n: signed(f.tactic.attack) })}</i>
          <i>{say('D {n}', { n: signed(f.tactic.defense) })}</i>
        </>
      ) : null;
    case 'Dilemma':
      return (
        <>
          <b>{say('Dilemma')}</b>
          <i>
            <Glyph name={f.where ?? 'both'} size={13} />
          </i>
        </>
      );
    default:
      return (
        <>
          <b>{shortKind(f)}</b>
          {f.points !== undefined && <i>{pointsOf(f)}</i>}
        </>
      );
  }
}
