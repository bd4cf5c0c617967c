/** What the faces of cards are made of: head, picture, tags, numbers, lines. */

import type { Affiliation, CardFacts, PrintedNumber } from '@spaceline/engine';
import { joined, phrase, spoken, type Words } from '@spaceline/protocol/words';
import type { ReactNode } from 'react';
import { AFFILIATION, picture } from '../art/index.ts';
import { Glyph, type GlyphName } from '../design/Glyph.tsx';
import { useScrolling } from '../design/scroll.ts';
import { say } from '../net/say.ts';
import { Art } from './Art.tsx';
import styles from './CardFace.module.css';
import { withIcons } from './CardText.tsx';
import type { Attribute, Card, Values } from './card.ts';
import { type Fit, nameSize } from './layout.ts';
import { PLAYS_AS_BLANK, tagsOf } from './words.ts';

export const STATUS: Readonly<Record<Card['status'], { glyph: GlyphName; word: Words }>> = {
  complete: { glyph: 'check', word: say('Complete') },
  partial: { glyph: 'half', word: say('Partly in Spaceline') },
  'facts-only': { glyph: 'hollow', word: say('Facts only') },
};

/** How much of the card plays: a tick, a half disc, a ring. */
export function Status({ status }: { status: Card['status'] }) {
  const { glyph, word } = STATUS[status];
  return (
    <span className={`${styles.status} ${styles[status]}`} role="img" aria-label={spoken(word)} title={spoken(word)}>
      <Glyph name={glyph} size={12} weight={glyph === 'check' ? 2.2 : 1.8} />
    </span>
  );
}

/** What a card that is not complete has to say about it; `brief` where there is no room for more. */
export function stateLines({ status, missing }: Card, brief = false): Words[] {
  if (status === 'facts-only') return [PLAYS_AS_BLANK];
  if (!missing) return [];
  return [brief ? say('Not all of it plays yet.') : say('Not yet: {missing}.', { missing })];
}

const NAME_ROOM = 210 - 16;

export function Head({ card, before, width }: { card: Card; before?: ReactNode; width: number }) {
  const { title, unique } = card.facts;
  const universal = unique === 'universal';
  const { size, lines } = nameSize(title, NAME_ROOM - width - 16 - (universal ? 14 : 0));
  return (
    <header className={styles.head}>
      {before}
      {universal && (
        <span className={styles.universal} role="img" aria-label={spoken(say('Universal'))}>
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

export function Picture({ card, height, children }: { card: Card; height: number; children?: ReactNode }) {
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

export const Tags = ({ facts, right }: { facts: CardFacts; right?: boolean }) => {
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

export const codesOf = (affiliations: readonly Affiliation[]): string =>
  affiliations.map((a) => AFFILIATION[a].code).join(' ');

const BADGES: Readonly<Record<string, string>> = { Cmd: 'CMD', Stf: 'STF' };

/** Staffing: what a person has, or what a ship needs. Many of one kind are counted. */
export function Badges({ icons }: { icons: readonly string[] }) {
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

export function Lines({ lines, text }: { lines: readonly Words[]; text: Fit['text'] }) {
  return lines.map((line, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places
    <p key={i} className={styles.text} style={{ fontSize: text.size, lineHeight: `${text.line}px` }}>
      {withIcons(line)}
    </p>
  ));
}

export const State = ({ card, text, brief }: { card: Card; text: Fit['text']; brief?: boolean }) =>
  stateLines(card, brief).map((line, i) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card never change places
      key={i}
      className={`${styles.text} ${styles.state}`}
      style={{ fontSize: text.size, lineHeight: `${text.line}px` }}
    >
      {line}
    </p>
  ));

export const downloadLines = (f: CardFacts): Words[] =>
  (f.downloads ?? []).filter((x) => !x.other && x.cards.length > 0).map((x) => joined(x.cards, phrase` ${say('or')} `));

export const NUMBERS: Readonly<Record<string, readonly Attribute[]>> = {
  Personnel: ['integrity', 'cunning', 'strength'],
  Ship: ['range', 'weapons', 'shields'],
  Facility: ['shields'],
};

/** The number that counts now; the printed one beside it where they differ. */
export function Numbers({ facts, values }: { facts: CardFacts; values: Values | undefined }) {
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
            {changed && <s title={spoken(say('printed {printed}', { printed }))}>{printed}</s>}
          </span>
        );
      })}
    </footer>
  );
}

// ---- personnel, ships, facilities

export const HEAD = 34;
export const CLASS_LINE = 26;
export const FOOT = 44;
export const SKILL_LINE = 18;
export const SMALL_LINE = 17;

/** Lines that are of use where there is room: who commands it, what people it is of. */
export function spareLines(f: CardFacts): { label: Words; text: string }[] {
  const lines: { label: Words; text: string }[] = [];
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
export function Body({ of = '', children }: { of?: string; children: ReactNode }) {
  const box = useScrolling();
  return (
    <div ref={box} className={`${styles.body} ${of}`}>
      {children}
    </div>
  );
}

export function Terms({ ways }: { ways: readonly (readonly Words[])[] }) {
  return ways.map((way, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the ways of a card never change places
    <div key={i} className={styles.terms}>
      {i > 0 && <small className={styles.or}>{say('or')}</small>}
      {way.map((t, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the terms of a way
        <span key={k} className={styles.term}>
          {withIcons(t)}
        </span>
      ))}
    </div>
  ));
}
