/** Lines of the log with all that was seen when they were written: sums, hulls, effects, paired combats. */
import type { Game, LogEntry, Seat, Viewer } from '@spaceline/engine';
import { describeEntry, list, tally } from '@spaceline/protocol';
import type { Style } from '../style.ts';
import { combatLines } from './draw.ts';
import { sumOf, sumSentence, sumText, type Term } from './terms.ts';
import type { Duel, Fighter, FightOver, Shot, Told, TurnedOver, Witness } from './witness.ts';
import { aloud, firesWords, hitWords, hullBar, within } from './words.ts';

export interface Manner {
  style: Style;
  plain: boolean;
  width: number;
}

const STOPPED = '{0} is stopped';
const INDENT = '  ';

/** The new lines of the log, as this player reads them. */
export function tellNews(
  g: Game,
  viewer: Viewer,
  entries: readonly LogEntry[],
  names: readonly string[],
  witness: Witness,
  manner: Manner,
): string[] {
  const out: string[] = [];
  for (let i = 0; i < entries.length; i++) {
    const e = entries[i];
    const told = witness.of(e);
    if (told !== undefined) {
      out.push(...tell(told, describeEntry(g, viewer, e, names), names, viewer, manner));
      continue;
    }
    let end = i + 1;
    if (e.text === STOPPED) while (entries[end]?.text === STOPPED) end++;
    const lines = entries.slice(i, end).map((x) => describeEntry(g, viewer, x, names));
    out.push(...quiet(lines.length > 1 ? allStopped(lines) : lines[0], manner));
    i = end - 1;
  }
  return manner.plain ? out.map(aloud) : out;
}

/** A whole crew is stopped after a battle: one line for all. */
function allStopped(lines: readonly string[]): string {
  const who = tally(lines.map((l) => l.replace(/ is stopped$/, '')));
  return `Stopped: ${list(who)}`;
}

const paragraph = (text: string, { width, plain }: Manner, first: string): string[] =>
  plain ? [`${INDENT}${text}`] : within(text, width, first, `${first}    `);

const quiet = (text: string, m: Manner): string[] => paragraph(text, m, INDENT).map(m.style.dim);

function tell(told: Told, line: string, names: readonly string[], viewer: Viewer, m: Manner): string[] {
  switch (told.kind) {
    case 'shot':
      return shot(told, m);
    case 'tactics':
      return tactics(told, names, m);
    case 'marker':
      return [
        ...paragraph(`${told.marker} lands on ${told.on}: ${told.effect}${m.plain ? '.' : ''}`, m, INDENT),
        ...hullLine(told.on, told.hull, m),
      ];
    case 'turned':
      return [
        ...paragraph(`${told.card} is damaged and turned${m.plain ? '.' : ''}`, m, INDENT),
        ...hullLine(told.card, told.hull, m),
      ];
    case 'duel':
      return duel(told, m);
    case 'fight':
      return fight(told, names, viewer, m);
    case 'q':
      return experienced(line, told.text, told.left, m);
    case 'said':
      return [];
  }
}

function hullLine(name: string, percent: number, m: Manner): string[] {
  if (m.plain)
    return [`${INDENT}HULL of ${name}: ${Math.max(0, percent)} percent${percent <= 0 ? ', nothing is left' : ''}.`];
  const text = `    HULL ${hullBar(percent)}`;
  return [percent <= 0 ? m.style.bad(text) : text];
}

function shot(s: Shot, m: Manner): string[] {
  const result = s.spared ? 'spared, takes no damage' : hitWords(sumOf(s.attack), sumOf(s.defense));
  if (m.plain)
    return [
      `${INDENT}${firesWords(s.firing, s.target)}: ${result}.`,
      `${INDENT}${sumSentence('ATTACK', s.attack)}.`,
      `${INDENT}${sumSentence('DEFENSE', s.defense)}.`,
    ];
  return [
    ...paragraph(`${firesWords(s.firing, s.target)}: ${result}`, m, INDENT).map(m.style.bold),
    ...paragraph(sumText('ATTACK ', s.attack), m, '    '),
    ...paragraph(sumText('DEFENSE', s.defense), m, '    '),
  ];
}

function tactics(t: TurnedOver, names: readonly string[], m: Manner): string[] {
  const of = (seat: Seat, title: string | null, bonus: string) =>
    title === null ? `${names[seat]}: none` : `${names[seat]}: ${title} (${bonus})`;
  const sides = t.sides.map((s) => of(s.seat, s.title, s.bonus));
  if (m.plain) return [`${INDENT}The Tactics are turned over.`, ...sides.map((s) => `${INDENT}${s}.`)];
  return [
    ...paragraph('The Tactics are turned over', m, INDENT).map(m.style.bold),
    ...sides.flatMap((s) => paragraph(s, m, '    ')),
  ];
}

const strength = (f: Fighter): string =>
  f.terms.length > 1 ? ` (${sumText('STRENGTH', named(f))})` : ` (STRENGTH\u00a0${f.strength})`;

/** The fighter's own number needs no name beside the name. */
const named = (f: Fighter): Term[] => f.terms.map((t, i) => (i === 0 ? { ...t, name: 'own' } : t));

function duel({ fighters: [a, b] }: Duel, m: Manner): string[] {
  if (!m.plain) return paragraph(`${a.name}${strength(a)} meets ${b.name}${strength(b)}`, m, INDENT);
  const words = (f: Fighter) =>
    `${f.name}, ${f.terms.length > 1 ? sumSentence('STRENGTH', f.terms) : `STRENGTH ${f.strength}`}`;
  return [`${INDENT}${words(a)}${a.terms.length > 1 ? ';' : ','} meets ${words(b)}.`];
}

function fight(f: FightOver, names: readonly string[], viewer: Viewer, m: Manner): string[] {
  const standing = f.standing.map(({ seat, terms }) => {
    if (terms.length === 0) return `${names[seat]}: nobody is left standing`;
    const sum = m.plain ? sumSentence('total STRENGTH', terms) : sumText('STRENGTH', terms);
    return `${names[seat]}: ${sum}`;
  });
  // each combat has just been told
  if (m.plain) return standing.map((s) => `${INDENT}${s}.`);
  return [
    ...paragraph('The combats of this battle', m, INDENT).map(m.style.bold),
    ...combatLines(f.combats, viewer, m.width - 2).map((l) => `${INDENT}${l}`),
    ...paragraph('Still standing', m, INDENT).map(m.style.bold),
    ...standing.flatMap((s) => paragraph(s, m, '    ')),
  ];
}

function experienced(line: string, text: string, left: number, m: Manner): string[] {
  const more = left === 0 ? 'the last card' : left === 1 ? '1 more to come' : `${left} more to come`;
  return [
    ...paragraph(`${line} (Q-Flash, ${more})${m.plain ? '.' : ''}`, m, INDENT),
    ...(text === '' ? [] : paragraph(text, m, '    ').map(m.style.dim)),
  ];
}
