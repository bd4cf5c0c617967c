/** A card in full, 216 x 302; the inspector shows it larger with `scale`. */

import type { Affiliation, CardFacts, PrintedNumber } from '@spaceline/engine';
import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { AFFILIATION, frameColour, looksRight, picture } from '../art/index.ts';
import { Emblem } from '../design/Emblem.tsx';
import { Glyph, type GlyphName } from '../design/Glyph.tsx';
import { textWidth } from '../design/metrics.ts';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import styles from './CardFace.module.css';
import { withIcons } from './CardText.tsx';
import type { Attribute, Card, Values } from './card.ts';
import { type Fit, fit, nameSize, PARAGRAPH, pillRows, skillRows, TEXT_WIDTH, textHeight } from './layout.ts';
import { kindOf, missionKind, PLAYS_AS_BLANK, pointsOf, signed, tagsOf, times } from './words.ts';

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
    <article className={`${styles.card} ${styles[shapeOf(facts)]}`} style={style} aria-label={labelOf(card)}>
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

const labelOf = ({ facts, status }: Card): string =>
  `${facts.title}, ${kindOf(facts)}${status === 'complete' ? '' : `, ${STATUS[status].word}`}`;

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

const STATUS: Readonly<Record<Card['status'], { glyph: GlyphName; word: string }>> = {
  complete: { glyph: 'check', word: say('Complete') },
  partial: { glyph: 'half', word: say('Partly in Spaceline') },
  'facts-only': { glyph: 'hollow', word: say('Facts only') },
};

/** How much of the card plays: a tick, a half disc, a ring. */
function Status({ status }: { status: Card['status'] }) {
  const { glyph, word } = STATUS[status];
  return (
    <span className={`${styles.status} ${styles[status]}`} role="img" aria-label={word} title={word}>
      <Glyph name={glyph} size={12} weight={glyph === 'check' ? 2.2 : 1.8} />
    </span>
  );
}

/** What a card that is not complete has to say about it; `brief` where there is no room for more. */
function stateLines({ status, missing }: Card, brief = false): string[] {
  if (status === 'facts-only') return [PLAYS_AS_BLANK];
  if (!missing) return [];
  return [brief ? say('Not all of it plays yet.') : say('Not yet: {missing}.', { missing })];
}

const NAME_ROOM = 210 - 16;

function Head({ card, before, width }: { card: Card; before?: ReactNode; width: number }) {
  const { title, unique } = card.facts;
  const universal = unique === 'universal';
  const { size, lines } = nameSize(title, NAME_ROOM - width - 16 - (universal ? 14 : 0));
  return (
    <header className={styles.head}>
      {before}
      {universal && (
        <span className={styles.universal} role="img" aria-label={say('Universal')}>
          <Glyph name="universal" size={10} />
        </span>
      )}
      <h3 className={`${styles.name} ${lines === 2 ? styles.two : ''}`} style={{ fontSize: size }}>
        {title}
      </h3>
      <Status status={card.status} />
    </header>
  );
}

function Picture({ card, height, children }: { card: Card; height: number; children?: ReactNode }) {
  // Drawn a little taller than shown, so that a picture that gives way loses its edges, not its scale.
  const tall = Math.max(96, height + 4);
  return (
    <div className={styles.art} style={{ height }}>
      <div style={{ height: tall, marginTop: (height - tall) / 2 }}>
        <Art svg={picture(card.facts, 200, tall)} />
      </div>
      {children}
    </div>
  );
}

const Tags = ({ facts, right }: { facts: CardFacts; right?: boolean }) => {
  const tags = tagsOf(facts);
  if (tags.length === 0 && facts.countdown === undefined) return null;
  return (
    <span className={`${styles.tags} ${right ? styles.right : ''}`}>
      {tags.map((tag) => (
        <i key={tag}>{tag}</i>
      ))}
      {facts.countdown !== undefined && (
        <i>
          <Glyph name="countdown" size={10} weight={1.8} />
          {facts.countdown}
        </i>
      )}
    </span>
  );
};

const codesOf = (affiliations: readonly Affiliation[]): string =>
  affiliations.map((a) => AFFILIATION[a].code).join(' ');

const BADGES: Readonly<Record<string, string>> = { Cmd: 'CMD', Stf: 'STF' };

/** Staffing: what a person has, or what a ship needs. Many of one kind are counted. */
function Badges({ icons }: { icons: readonly string[] }) {
  const counted = new Map<string, number>();
  for (const icon of icons) counted.set(icon, (counted.get(icon) ?? 0) + 1);
  return [...counted].map(([icon, count]) => (
    <b key={icon} className={`${styles.badge} ${icon === 'Cmd' ? styles.command : styles.staff}`}>
      {count > 2 ? `${count}× ` : ''}
      {count === 2 ? `${badge(icon)} ${badge(icon)}` : badge(icon)}
    </b>
  ));
}

const badge = (icon: string): string => BADGES[icon] ?? icon.replace(/^special:.*/, '*');

function Lines({ lines, text }: { lines: readonly string[]; text: Fit['text'] }) {
  return lines.map((line) => (
    <p key={line} className={styles.text} style={{ fontSize: text.size, lineHeight: `${text.line}px` }}>
      {withIcons(line)}
    </p>
  ));
}

const State = ({ card, text, brief }: { card: Card; text: Fit['text']; brief?: boolean }) =>
  stateLines(card, brief).map((line) => (
    <p
      key={line}
      className={`${styles.text} ${styles.state}`}
      style={{ fontSize: text.size, lineHeight: `${text.line}px` }}
    >
      {line}
    </p>
  ));

const downloadLines = (f: CardFacts): string[] =>
  (f.downloads ?? []).filter((x) => !x.other && x.cards.length > 0).map((x) => x.cards.join(` ${say('or')} `));

const NUMBERS: Readonly<Record<string, readonly Attribute[]>> = {
  Personnel: ['integrity', 'cunning', 'strength'],
  Ship: ['range', 'weapons', 'shields'],
  Facility: ['shields'],
};

/** The number that counts now; the printed one beside it where they differ. */
function Numbers({ facts, values }: { facts: CardFacts; values: Values | undefined }) {
  const names = NUMBERS[facts.type].filter((name) => facts[name] !== undefined);
  if (names.length === 0) return null;
  // Two people on one card have their numbers printed as sums; those need the whole width.
  const wide = names.filter((name) => String(facts[name]).length > 2).length > 1;
  return (
    <footer className={`${styles.foot} ${wide ? styles.stacked : ''}`}>
      {names.map((name) => {
        const printed = facts[name] as PrintedNumber;
        const now = values?.[name];
        const changed = now !== undefined && now !== printed;
        const shown = String(now ?? printed);
        return (
          <span key={name} className={names.length === 1 ? styles.only : ''}>
            <i>{name}</i>
            <b className={shown.length > 2 ? styles.long : ''}>{shown}</b>
            {changed && <s title={say('printed {printed}', { printed })}>{printed}</s>}
          </span>
        );
      })}
    </footer>
  );
}

// ---- personnel, ships, facilities

const HEAD = 34;
const CLASS_LINE = 26;
const FOOT = 44;
const SKILL_LINE = 18;
const SMALL_LINE = 17;

/** Lines that are of use where there is room: who commands it, what people it is of. */
function spareLines(f: CardFacts): { label: string; text: string }[] {
  const lines: { label: string; text: string }[] = [];
  const matching = f.matching ?? [];
  if (matching.length > 0) {
    const [first, ...more] = matching;
    lines.push({
      label: f.type === 'Ship' ? say('Commander') : say('Commands'),
      text: more.length > 0 ? `${first} +${more.length}` : first,
    });
  }
  if (f.type === 'Personnel' && f.species && f.species.length > 0)
    lines.push({
      label: '',
      text: [f.species.join(', '), f.gender === 'none' ? undefined : f.gender].filter(Boolean).join(', '),
    });
  return lines;
}

/** The texts of a card. Where they are longer than the card they can be scrolled, by key as well; not in a card that is a button. */
function Body({ of = '', children }: { of?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const el = box.current;
    if (el === null || el.closest('button') !== null) return;
    if (el.scrollHeight > el.clientHeight) el.tabIndex = 0;
    else el.removeAttribute('tabindex');
  });
  return (
    <div ref={box} className={`${styles.body} ${of}`}>
      {children}
    </div>
  );
}

function UnitFace({ card, values }: { card: Card; values: Values | undefined }) {
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
        {downloads.map((line) => (
          <p key={line} className={styles.small}>
            <Glyph name="download" size={11} weight={1.8} /> <u>{line}</u>
          </p>
        ))}
        {spare.map(({ label, text }) => (
          <p key={label} className={styles.small}>
            {label && `${label} `}
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
  const long = textWidth(kind.toUpperCase(), 'antonio', 13, 0.07) > 194 - icons.length * 34;
  return (
    <div className={styles.classLine}>
      <b className={`${styles.kind} ${long ? styles.tight : ''}`}>{kind}</b>
      <Badges icons={icons} />
    </div>
  );
}

// ---- missions

function Terms({ ways }: { ways: readonly (readonly string[])[] }) {
  return ways.map((way, i) => (
    <div key={way.join()} className={styles.terms}>
      {i > 0 && <small className={styles.or}>{say('or')}</small>}
      {way.map((t) => (
        <span key={t} className={styles.term}>
          {withIcons(t)}
        </span>
      ))}
    </div>
  ));
}

function MissionFace({ card }: { card: Card }) {
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
            <span className={styles.universal} role="img" aria-label={say('Universal')}>
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
          <b>{pointsOf(facts)}</b>
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

const ASKS = { unless: say('Unless present'), 'to-get-past': say('To get past') } as const;

function DilemmaFace({ card }: { card: Card }) {
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

function TacticFace({ card }: { card: Card }) {
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
            .map(([label, change]) => (
              <span key={label}>
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
    <span role="img" aria-label={`${label}: ${symbols.map((s) => HIT_WORDS[s]).join(', ') || say('nothing')}`}>
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

function PlainFace({ card }: { card: Card }) {
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
        {downloads.map((line) => (
          <p key={line} className={styles.small}>
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

function Kind({ facts }: { facts: CardFacts }) {
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
