/** One card, in words. */
import { cardText } from '@spaceline/cards';
import { ATTRIBUTES, attribute, type CardDef, type Game, skills } from '@spaceline/engine';
import type { PlayMode } from '@spaceline/engine/language';

const SHORT: Readonly<Record<string, string>> = {
  integrity: 'INTEGRITY',
  cunning: 'CUNNING',
  strength: 'STRENGTH',
  range: 'RANGE',
  weapons: 'WEAPONS',
  shields: 'SHIELDS',
};

const numbers = (d: CardDef): string =>
  ATTRIBUTES.filter((a) => d.facts[a] !== undefined)
    .map((a) => `${SHORT[a]} ${d.facts[a]}`)
    .join(', ');

/** "Personnel, Kazon, OFFICER", "Mission, planet, 35 points". */
export function kindLine(d: CardDef): string {
  const f = d.facts;
  const parts: string[] = [f.type];
  if (f.facility) parts.push(f.facility);
  if (f.where && (d.mission || d.dilemma)) parts.push(f.where === 'both' ? 'planet and space' : f.where);
  if (f.affiliations.length > 0) parts.push(f.affiliations.join('/'));
  if (f.points !== undefined) parts.push(`${f.points}${f.variablePoints ? '+' : ''} points`);
  if (d.mission) parts.push(`span ${f.span ?? 1}`);
  return parts.join(', ');
}

/** What stands on the card that its text does not say. */
function factLines(d: CardDef): string[] {
  const f = d.facts;
  const out = [kindLine(d)];
  if (f.class) out.push(f.class);
  const n = numbers(d);
  if (n !== '') out.push(n);
  if (f.staffing) out.push(`Staffing: ${f.staffing.length > 0 ? f.staffing.map((i) => `[${i}]`).join(' ') : 'none'}`);
  if (f.icons.length > 0) out.push(`Icons: ${f.icons.map((i) => `[${i}]`).join(' ')}`);
  const words = [...new Set([...(f.species ?? []), ...f.keywords])];
  if (words.length > 0) out.push(`Characteristics: ${words.join(', ')}`);
  if (d.mission && f.missionAffiliations?.length) out.push(`May be attempted by ${f.missionAffiliations.join(', ')}.`);
  if (f.countdown !== undefined) out.push(`Countdown ${f.countdown}`);
  return out;
}

export const wholeCard = (d: CardDef): string[] => [`${d.title} [${d.facts.set}]`, ...factLines(d), ...cardText(d)];

/** A person in a line: classification, skills and numbers as they are now. */
export function personLine(g: Game, id: number): string {
  const d = g.def(id);
  if (!d.personnel) return kindLine(d);
  const has = [...skills(g, id)].map(([name, level]) => (level > 1 ? `${name} x${level}` : name));
  const [i, c, s] = (['integrity', 'cunning', 'strength'] as const).map((a) => attribute(g, id, a));
  return `${has.join(', ')}; INTEGRITY ${i}, CUNNING ${c}, STRENGTH ${s}`;
}

/** A ship in a line. */
export function shipLine(g: Game, id: number): string {
  const [r, w, s] = (['range', 'weapons', 'shields'] as const).map((a) => attribute(g, id, a));
  const staffing = g.def(id).facts.staffing ?? [];
  return `RANGE ${r}, WEAPONS ${w}, SHIELDS ${s}${staffing.length > 0 ? `, needs ${staffing.map((i) => `[${i}]`).join(' ')}` : ''}`;
}

function timing(mode: PlayMode): string {
  if (typeof mode.timing === 'object') return `an answer (${mode.timing.on.replaceAll('-', ' ')})`;
  if (mode.timing === 'any') return 'at any time';
  if (mode.timing === 'turn') return 'in your turn, without a card play';
  return mode.free ? 'free' : 'a card play';
}

/** What it takes to play a card from the hand. */
export function costLine(d: CardDef): string {
  if (d.personnel || d.ship || d.equipment) return 'reports: a card play';
  const modes = d.rules?.plays ?? [];
  if (modes.length === 0) return d.status === 'facts-only' ? 'its text is not in Spaceline yet' : 'is only seeded';
  return [...new Set(modes.map(timing))].join(' or ');
}
