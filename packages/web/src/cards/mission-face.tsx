import { spoken } from '@spaceline/protocol/words';
import { picture } from '../art/index.ts';
import { Emblem } from '../design/Emblem.tsx';
import { Glyph } from '../design/Glyph.tsx';
import { textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import styles from './CardFace.module.css';
import type { Card } from './card.ts';
import { codesOf, FOOT, Lines, State, Status, stateLines, Terms } from './face-parts.tsx';
import { fit, PARAGRAPH, pillRows, textHeight } from './layout.ts';
import { missionKind, pointsMean, pointsOf } from './words.ts';

export function MissionFace({ card }: { card: Card }) {
  const { facts } = card;
  const ways = card.requirement ?? [];
  const who = facts.missionAffiliations ?? [];
  const lines = card.lines;
  const title = facts.title.toUpperCase();
  const size = [20, 18, 16].find((s) => textWidth(title, 'antonio', s, 0.025) <= 192);
  const rows = ways.reduce((sum, way, i) => sum + pillRows(way, i > 0 ? 178 : 194), 0);
  const layout = fit(302 - FOOT - 32 - rows * 25 - 36 - (size ? 0 : 20), { most: 150, least: 26 }, (text) => {
    const all = [...lines, ...stateLines(card)];
    return all.length === 0 ? 0 : textHeight(all, text) + PARAGRAPH;
  });
  const where = facts.where === 'planet' ? 'planet' : facts.where === 'space' ? 'space' : 'both';
  return (
    <>
      <div className={styles.missionArt}>
        <Art svg={picture(facts, 216, 190)} />
      </div>
      <div className={styles.missionTop}>
        <span className={styles.missionKind}>
          <Glyph name={where} size={13} /> {missionKind(facts)}
        </span>
        <Status status={card.status} />
      </div>
      <div className={styles.missionBody}>
        <h3 className={styles.missionName} style={{ fontSize: size ?? 17 }}>
          {facts.unique === 'universal' && (
            <span className={styles.universal} role="img" aria-label={spoken(say('Universal'))}>
              <Glyph name="universal" size={11} />
            </span>
          )}
          {facts.title}
        </h3>
        <Terms ways={ways} />
        <Lines lines={lines} text={layout.text} />
        <State card={card} text={layout.text} />
        <div className={styles.who}>
          {who.map((a) => (
            <Emblem key={a} of={a} size={who.length > 4 ? 14 : 17} />
          ))}
          <em>{who.length > 0 ? codesOf(who) : facts.attempt === 'any' ? say('Anybody may attempt') : ''}</em>
          <em className={styles.where}>
            {(who.length < 4 && facts.region?.replace(/ Region$/, '')) || facts.quadrant}
          </em>
        </div>
      </div>
      <footer className={styles.missionFoot}>
        <span>
          <i>{say('Points')}</i>
          <b title={spoken(pointsMean(facts))}>{pointsOf(facts)}</b>
        </span>
        <span>
          <i>{say('Span')}</i>
          <b>{facts.span ?? '–'}</b>
        </span>
      </footer>
    </>
  );
}

// ---- dilemmas
