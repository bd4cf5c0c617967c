/** Nullifying: what may be nullified by which card. */
import { forbidden, type Game, inTitleGroup, isCompleted, type Seat } from '@spaceline/engine';
import {
  type ForbidModifier,
  forbid,
  type Granted,
  type GrantModifier,
  grant,
  type Reach,
  titled,
} from '@spaceline/engine/language';

/** immunity to a basic title covers its group; it is printed, or another card gives it. */
export const isImmune = (g: Game, id: number, to: string): boolean =>
  g.def(id).rules?.immuneTo?.some((basic) => inTitleGroup(to, basic)) === true ||
  g.tableau.grant.some(
    ({ card, modifier: m }) =>
      m.what.startsWith(IMMUNE) && inTitleGroup(to, m.what.slice(IMMUNE.length)) && m.applies(g, card, id, -1),
  );

const IMMUNE = 'text:immune to ';
const immunityTo = (title: string): Granted => (IMMUNE + title) as Granted;
/** What another text makes immune. */
export const makesImmune = (to: Reach, title: string): GrantModifier =>
  grant(immunityTo(title), `${to.each} is immune to ${titled(title).pre}`, (r, id) => to.has(r, id));

/**
 * May a card of this title, played by this seat, nullify the other one? Its own text is asked too, for a card that is only
 * just being played is not in force yet.
 */
export function mayNullify(g: Game, id: number, by: string, seat: Seat): boolean {
  // a completed objective is a marker
  if (isImmune(g, id, by) || isCompleted(g, id)) return false;
  for (const m of g.def(id).rules?.modifiers ?? []) {
    if (m.kind === 'forbid' && m.what === 'nullify' && m.applies(g, id, id, seat, -1)) return false;
  }
  return forbidden(g, 'nullify', id, seat) === null;
}

/** This card itself. */
export const mayNotBeNullified = (text = 'may not be nullified'): ForbidModifier =>
  forbid(
    'nullify',
    text,
    { rule: 'R-4.17', text: 'That card may not be nullified' },
    ({ source }, subject) => source === subject,
  );

/** Nobody else can. */
export const nullifiedOnlyBy = (title: string): ForbidModifier =>
  mayNotBeNullified(`may be nullified only by ${titled(title).pre}`);
