/** Staffing: a matching personnel, and a different personnel for every staffing icon. */
import { compatible, matches, takesAnyone } from '../affiliations/compatibility.ts';
import { AFFILIATIONS } from '../cards/facts.ts';
import type { Reason } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import { granted } from '../core/permissions.ts';
import { Status } from '../core/state.ts';
import { affiliations, hasIcon, stopped } from '../core/values.ts';
import { whyIdle } from '../spaceline/idle.ts';
import { ablePersonnelAt, awakePersonnelAt, personnelAt } from '../spaceline/places.ts';

const NO_MATCH: Reason = {
  rule: 'R-7.2',
  text: 'No personnel aboard matches the ship’s affiliation (a Non-Aligned or Neutral ship needs a compatible one)',
  also: ['R-6.4', 'WARP-28', 'R-8.22'],
};
const NOT_STAFFED: Reason = {
  rule: 'R-7.2',
  text: 'The crew does not fill every staffing icon of the ship',
  also: ['R-1.12', 'DOM-41'],
};

/** Affiliation icons among the staffing icons (R-1.12, DOM-41): everybody of that affiliation has one. */
const AFFILIATION_ICONS: Readonly<Record<string, number>> = {
  Borg: 1 << AFFILIATIONS.indexOf('Borg'),
  NA: 1 << AFFILIATIONS.indexOf('Non-Aligned'),
};

/** What a ship needs in words, not by an icon. */
const IN_WORDS = 'special:';

/** DOM-41: these, affiliation icons and needs in words are no special staffing icons; all others are. */
const PLAIN = ['Cmd', 'Stf', 'Com', 'Nav', 'Def'];
export const isSpecialStaffing = (icon: string): boolean =>
  !PLAIN.includes(icon) && AFFILIATION_ICONS[icon] === undefined && !icon.startsWith(IN_WORDS);

/** "Staff: Vulcan", by a species, another word that a card is known by, or a name. */
const slug = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace('-related', '');
const isMeant = (g: Game, id: number, words: string): boolean => {
  const { title, keywords } = g.def(id);
  return [title, ...keywords].some((w) => slug(w) === words);
};

/** A command icon may stand in for a staff icon; special icons only for themselves (DOM-41). */
export function fills(g: Game, id: number, icon: string): boolean {
  if (icon.startsWith(IN_WORDS)) return isMeant(g, id, icon.slice(IN_WORDS.length));
  if (hasIcon(g, id, icon)) return true;
  const bit = AFFILIATION_ICONS[icon];
  if (bit !== undefined) return (affiliations(g, id) & bit) !== 0;
  return icon === 'Stf' && (hasIcon(g, id, 'Cmd') || granted(g, 'staff', id, -1));
}

/** One who stands at a place of the crew; `any`: whatever is asked for there. */
interface Worker {
  readonly id: number;
  readonly any: boolean;
}

/** A different worker for each icon, -1 where there is none (augmenting paths; crews are small). */
function fillers(g: Game, crew: readonly Worker[], icons: readonly string[]): number[] {
  const taken = new Array<number>(crew.length).fill(-1);
  const seat = (icon: number, tried: boolean[]): boolean => {
    for (let p = 0; p < crew.length; p++) {
      if (tried[p] || !(crew[p].any || fills(g, crew[p].id, icons[icon]))) continue;
      tried[p] = true;
      if (taken[p] === -1 || seat(taken[p], tried)) {
        taken[p] = icon;
        return true;
      }
    }
    return false;
  };
  icons.forEach((_, i) => {
    seat(i, new Array<boolean>(crew.length).fill(false));
  });
  return icons.map((_, i) => crew[taken.indexOf(i)]?.id ?? -1);
}

/** The crew, with whoever may fill several icons standing there several times: a card of two people is two. */
function workers(g: Game, ship: number, crew: readonly number[]): readonly Worker[] {
  const sources = g.tableau.staffing;
  return crew.flatMap((id) => {
    const out = new Array<Worker>(g.def(id).people).fill({ id, any: false });
    for (const { modifier, card } of sources)
      for (let n = modifier.extra(g, card, ship, id); n > 0; n--) out.push({ id, any: modifier.any === true });
    return out;
  });
}

/** Who of these fills each staffing icon of the ship, in the order of the icons; -1 = nobody. */
export function staffingOf(g: Game, ship: number, crew: readonly number[]): number[] {
  const printed = g.def(ship).facts.staffing ?? [];
  // aboard a ship that was assimilated any Borg does the work of anybody (docs/decisions/rules.md)
  const assimilated = (g.card(ship).status & Status.Assimilated) !== 0;
  const icons = assimilated ? printed.map(() => 'Borg') : printed;
  return icons.length === 0 ? [] : fillers(g, workers(g, ship, crew), icons);
}

/** Does this person make the crew one of the ship's own? */
export const matchesShip = (g: Game, ship: number, id: number): boolean =>
  takesAnyone(g, ship) ? compatible(g, id, ship) : matches(g, id, ship);

/** How many of the ship's needs these meet: icons that are filled, and somebody who matches. */
export const needsMet = (g: Game, ship: number, crew: readonly number[]): number =>
  staffingOf(g, ship, crew).filter((id) => id !== -1).length + (crew.some((id) => matchesShip(g, ship, id)) ? 1 : 0);

/** the same reason, or that those who would staff it are aboard and stopped, disabled, under house arrest. */
export function staffingSaid(g: Game, ship: number, why: Reason): Reason {
  if (why !== NO_MATCH && why !== NOT_STAFFED) return why;
  const { controller } = g.card(ship);
  const all = personnelAt(g, ship, controller);
  const would = (id: number): boolean =>
    why === NO_MATCH ? matchesShip(g, ship, id) : !staffingOf(g, ship, all).includes(-1);
  return whyIdle(g, [ship], controller, would, why);
}

/** Why the ship is not staffed, or null; `helpers` are infiltrators who lend a hand (DOM-30). */
export function whyNotStaffed(g: Game, ship: number, helpers: readonly number[] = []): Reason | null {
  // the stopped staff a ship that is stopped, too
  const hands = stopped(g, ship) ? awakePersonnelAt : ablePersonnelAt;
  const crew = [...hands(g, ship, g.card(ship).controller), ...helpers];
  if (!crew.some((id) => matchesShip(g, ship, id))) return NO_MATCH;
  // to save time: fewer people than icons are never enough, unless somebody may fill several
  const count = crew.reduce((n, id) => n + g.def(id).people, 0);
  if (count < (g.def(ship).facts.staffing?.length ?? 0) && g.tableau.staffing.length === 0) return NOT_STAFFED;
  return staffingOf(g, ship, crew).includes(-1) ? NOT_STAFFED : null;
}
