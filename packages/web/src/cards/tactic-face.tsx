import { joined, phrase, spoken } from '@spaceline/protocol/words';
import { picture } from '../art/index.ts';
import { Glyph } from '../design/Glyph.tsx';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import styles from './CardFace.module.css';
import { withIcons } from './CardText.tsx';
import type { Card } from './card.ts';
import { Body, HEAD, Head, Lines, State, stateLines } from './face-parts.tsx';
import { fit, textHeight } from './layout.ts';
import { signed } from './words.ts';

export function TacticFace({ card }: { card: Card }) {
  const { facts } = card;
  const t = facts.tactic;
  const { damage = '' } = card;
  const changes = t
    ? ([
        [say('Hull'), t.hull === 0 ? '' : `−${t.hull}%`],
        [say('Range'), t.range === 0 ? '' : signed(t.range)],
        [say('Weap.'), t.weapons === 0 ? '' : signed(t.weapons)],
        [say('Shld.'), t.shields === 0 ? '' : signed(t.shields)],
      ] as const)
    : [];
  const many = (t?.hit.length ?? 0) + (t?.directHit.length ?? 0) > 6;
  // head, symbols, the marker's own lines, margins
  const layout = fit(302 - HEAD - 31 - 48 - 14, { most: 92, least: 46 }, (text) => {
    const above = [...card.lines, ...stateLines(card)];
    const below =
      damage === '' ? 0 : textHeight([damage], { size: Math.max(11, text.size - 0.5), line: text.line - 1 });
    return textHeight(above, text) + below;
  });
  return (
    <>
      <Head card={card} width={0} />
      <div className={styles.tacticTop}>
        <span>
          <i>{say('Attack')}</i>
          <b>{t ? signed(t.attack) : '–'}</b>
        </span>
        <div className={styles.tacticArt} style={{ height: layout.art, width: Math.max(56, layout.art * 0.87) }}>
          <Art svg={picture(facts, 84, 96)} />
        </div>
        <span>
          <i>{say('Defense')}</i>
          <b>{t ? signed(t.defense) : '–'}</b>
        </span>
      </div>
      <div className={styles.symbols}>
        <Hits symbols={t?.hit ?? []} small={many} />
        <Hits direct symbols={t?.directHit ?? []} small={many} />
      </div>
      <Body of={styles.tacticText}>
        <Lines lines={card.lines} text={layout.text} />
        <State card={card} text={layout.text} />
      </Body>
      <div className={styles.marker}>
        <i>{say('As a damage marker')}</i>
        <div>
          {changes
            .filter(([, change]) => change !== '')
            .map(([label, change], i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ATTACK stands before DEFENSE
              <span key={i}>
                {label} <b>{change}</b>
              </span>
            ))}
        </div>
        {damage && (
          <p style={{ fontSize: Math.max(11, layout.text.size - 0.5), lineHeight: `${layout.text.line - 1}px` }}>
            {withIcons(damage)}
          </p>
        )}
      </div>
    </>
  );
}

type Symbols = readonly ('down' | 'flip')[];
const HIT_WORDS = { down: say('this card becomes a marker'), flip: say('draw a marker') } as const;

function Hits({ direct = false, symbols, small }: { direct?: boolean; symbols: Symbols; small: boolean }) {
  const label = direct ? say('Direct hit') : say('Hit');
  return (
    <span
      role="img"
      aria-label={spoken(
        phrase`${label}: ${
          joined(
            symbols.map((s) => HIT_WORDS[s]),
            ', ',
          ) || say('nothing')
        }`,
      )}
    >
      <i>{small && direct ? say('Direct') : label}</i>
      {symbols.map((symbol, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a printed row
        <Glyph key={i} name={symbol} size={small ? 11 : 14} weight={1.7} />
      ))}
      {symbols.length === 0 && '–'}
    </span>
  );
}

// ---- all others
