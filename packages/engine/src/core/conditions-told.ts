/** Which tellings say what has become of a card's condition, and of who has it. */
import { type Seat, STATUS_NAMES, Status, type StatusName } from './state.ts';
import type { CardRef, Telling } from './telling.ts';

/** What has a telling of its own: who plays a card face down, solves a mission, or damages a card (`rotated`). */
const TOLD_ITSELF = ['face-down', 'solved', 'damaged'] as const satisfies readonly StatusName[];

/** What can become of a card in play, besides that. */
export type Condition = Exclude<StatusName, (typeof TOLD_ITSELF)[number]>;

const isCondition = (name: StatusName): name is Condition => !(TOLD_ITSELF as readonly StatusName[]).includes(name);

/** The conditions that everybody is told of, and what each is called. */
export const CONDITIONS_TOLD: readonly (readonly [Status, Condition])[] = STATUS_NAMES.flatMap(([bit, name]) =>
  isCondition(name) ? [[bit, name] as const] : [],
);

const HELD = Status.Captive | Status.Abducted | Status.Trapped | Status.Jailed | Status.Brainwashed | Status.Unattended;
const UNDERCOVER = Status.Infiltrating | Status.Exposed | Status.Arrested;
const ALL = CONDITIONS_TOLD.reduce((bits, [bit]) => bits | bit, 0);

/** What a telling says of cards: which conditions, and whether who has them. */
interface SaidOf {
  readonly cards: readonly CardRef[];
  readonly bits: number;
  readonly control?: true;
}

const NOTHING: SaidOf = { cards: [], bits: 0 };

export function conditionsIn(t: Telling): SaidOf {
  switch (t.kind) {
    case 'stopped':
    case 'unstopped':
      return { cards: t.cards, bits: Status.Stopped };
    case 'hid':
      return { cards: [t.ship], bits: Status.Cloaked | Status.Phased };
    case 'deactivated':
    case 'reactivated':
      return { cards: [t.card], bits: Status.Deactivated };
    case 'infiltrated':
    case 'exposed':
      return { cards: [t.card], bits: UNDERCOVER };
    case 'house-arrest':
      return { cards: [t.card], bits: Status.Arrested };
    // BOG-68: a captive is the captor's, and no longer stopped
    case 'captured':
      return { cards: [t.card], bits: Status.Captive | Status.Stopped, control: true };
    case 'abducted':
    case 'freed':
    case 'custody':
      return { cards: [t.card], bits: HELD, control: true };
    case 'assimilated':
      return { cards: [t.card], bits: Status.Assimilated | HELD, control: true };
    case 'commandeered':
      return { cards: [t.ship], bits: Status.Uncontrolled, control: true };
    case 'turned-over':
      return { cards: [t.card], bits: Status.Flipped };
    case 'replaced':
      return { cards: [t.old, t.card], bits: ALL, control: true };
    case 'condition':
      return { cards: [t.card], bits: CONDITIONS_TOLD.find(([, name]) => name === t.is)![0] };
    case 'control':
      return { cards: [t.card], bits: 0, control: true };
    default:
      return NOTHING;
  }
}

/** The cards of which a telling says as which affiliation they work from now on. */
export function worksIn(t: Telling): readonly CardRef[] {
  switch (t.kind) {
    case 'reported':
      return t.as === null ? [] : [t.card];
    case 'works-as':
    case 'infiltrated':
    case 'assimilated':
      return [t.card];
    case 'replaced':
      return [t.old, t.card];
    default:
      return [];
  }
}

/** RANGE that a telling says is spent, below zero where it is there again. */
export function rangeIn(t: Telling): { ship: number; spent: number } | null {
  if (t.kind === 'moved') return { ship: t.ship.card, spent: t.range };
  return t.kind === 'range' ? { ship: t.ship.card, spent: t.spent } : null;
}

/** The place of the spaceline of which a telling says where it is, or that it is gone; null for none. */
export function lineIn(t: Telling): number | null {
  if (t.kind === 'location') return t.at;
  if (t.kind !== 'seeded' || t.line === undefined) return null;
  return t.at !== null && 'location' in t.at ? t.at.location : null;
}

/** whoever is stopped is so until the own next turn begins, and RANGE is there again then. */
export const endsStops = (t: Telling): Seat | null => (t.kind === 'turn' ? t.who : null);
