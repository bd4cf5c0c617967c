/** Nullifying: what may be nullified by which card. */
import { type Game, inTitleGroup, isCompleted, type Seat } from '@spaceline/engine';
import {
  type Filter,
  type ForbidModifier,
  forbid,
  type Granted,
  type GrantModifier,
  grant,
  type Modifier,
  type Reach,
  spoke,
  titled,
} from '@spaceline/engine/language';

/** immunity to a basic title covers its group; it is printed, or another card gives it. */
export const isImmune = (g: Game, id: number, to: string): boolean =>
  g.def(id).rules?.immuneTo?.some((basic) => inTitleGroup(to, basic)) === true ||
  g.tableau.grant.some(
    ({ card, modifier: m }) =>
      m.what.startsWith(IMMUNE) && inTitleGroup(to, m.what.slice(IMMUNE.length)) && m.applies(g, card, id, -1),
  );

/** What those cards may all affect. */
export const notImmuneTo = (...titles: readonly string[]): Filter => {
  spoke('title', ...titles);
  return {
    test: ({ g }, id) => titles.every((t) => !isImmune(g, id, t)),
    pre: '',
    post: `not immune to ${titles.join(' or ')}`,
  };
};
/** The same where it goes without saying. */
export const affectedBy = (title: string): Filter => ({ ...notImmuneTo(title), post: '' });

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
  const bars = (m: Modifier, card: number): boolean =>
    m.kind === 'forbid' &&
    m.what === 'nullify' &&
    !(m.except !== undefined && inTitleGroup(by, m.except)) &&
    m.applies(g, card, id, seat, -1);
  return (
    !(g.def(id).rules?.modifiers ?? []).some((m) => bars(m, id)) &&
    !g.tableau.forbid.some(({ card, modifier }) => bars(modifier, card))
  );
}

/** This card itself. */
export const mayNotBeNullified = (text = 'may not be nullified'): ForbidModifier =>
  forbid(
    'nullify',
    text,
    { rule: 'R-4.17', text: 'That card may not be nullified' },
    ({ source }, subject) => source === subject,
  );

const NULLIFIED_BY = 'text:nullified by ';
/** "May be nullified by …", of a card whose own text does not say so. */
export const mayBeNullifiedBy = (title: string): GrantModifier =>
  grant(`${NULLIFIED_BY}${titled(title).pre}`, `may be nullified by ${titled(title).pre}`, () => true);

/** A card that says itself that the card whose text this is nullifies it. */
export const sayingSo: Filter = {
  test: ({ g, source }, id) => {
    const { title } = g.def(source);
    return (g.def(id).rules?.modifiers ?? []).some(
      (m) =>
        (m.kind === 'forbid' && m.what === 'nullify' && m.except === title) ||
        (m.kind === 'grant' && m.what === `${NULLIFIED_BY}${title}`),
    );
  },
  pre: '',
  post: 'that says so',
};

/** Nobody else can. */
export const nullifiedOnlyBy = (title: string): ForbidModifier => ({
  ...mayNotBeNullified(`may be nullified only by ${titled(title).pre}`),
  except: title,
});
