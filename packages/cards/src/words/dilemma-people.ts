/** Who and what dilemmas speak of: people by what they have in common, by their numbers; ships by their crews. */

import {
  ATTRIBUTES,
  type Attribute,
  areEach,
  attributesOf,
  chooseCards,
  choosePeople,
  type Flow,
  type Game,
  isNamed,
  personnelAt,
  reach,
  type Seat,
  spotOf,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  bound,
  type Filter,
  figureOf,
  hintOf,
  inFigures,
  measured,
  type Picker,
  participants,
  personWho,
  type Reading,
  random,
  type Selector,
  select,
  sumOf,
  type Trait,
  the,
  titled,
  type Word,
  whoIs,
} from '@spaceline/engine/language';
import { isHandWeapon, skillDots, skillDotsOfEach } from '../attributes.ts';
import { awakeAt } from '../crews.ts';

// ----- their numbers

/** The three attributes of a personnel. */
const NUMBERS = ATTRIBUTES.slice(0, 3);

/** Whatever hand weapons add does not count. */
export const unarmedUnder = (name: Attribute, n: Amount): Filter =>
  personWho(`${inFigures(n, (k) => `with ${name.toUpperCase()}<${k}`)} (not counting hand weapons)`, (r, id) =>
    attributesOf(r.g, id, name, (source) => isHandWeapon(r.g, source)).map((x) => x < amountOf(n, r)),
  );

/** Skill dots (R-1.8). */
export const skillDotsOf = (s: Selector): Word<number> => ({
  read: (r) => s.ids(r).reduce((sum, id) => sum + skillDots(r.g, id), 0),
  text: `the number of skill dots of ${s.one}`,
  hint: 3,
});

/** So many skill dots at least (R-1.8). */
export const dotsAtLeast = (n: Amount): Filter =>
  personWho(n === 1 ? 'with a skill dot' : inFigures(n, (k) => `with at least ${k} skill dots`), (r, id) =>
    skillDotsOfEach(r.g, id).map((has) => has >= amountOf(n, r)),
  );

/** How many skill dots each has (R-1.8). */
export const dots: Trait = {
  of: ({ g }, id) => skillDotsOfEach(g, id),
  lowest: 'fewest skill dots',
  highest: 'most skill dots',
};
/** All three attributes together. */
export const allAttributes: Trait = {
  ...sumOf(...NUMBERS),
  lowest: 'lowest total attributes',
  highest: 'highest total attributes',
};

// ----- what they have in common

export const otherThan = (s: Selector): Filter => ({ test: (r, id) => !s.has(r, id), pre: 'other', post: '' });

const speciesOfEach = (g: Game, id: number): string[][] =>
  Array.from({ length: g.def(id).people }, (_, i) =>
    (g.def(id).facts.species ?? []).filter((s) => areEach(g, id, s)[i]),
  );

/** Among those with whom they are; in an attempt, the team. Each of two on a card is somebody (R-1.20). */
export const onlyOneOfItsSpecies: Filter = personWho('who is the only one of its species', (r, id) => {
  const { g } = r;
  const spot = spotOf(g, id);
  const group = r.attempt === null ? [...personnelAt(g, spot, 0), ...personnelAt(g, spot, 1)] : participants(r);
  const [own, ...others] = [id, ...group.filter((x) => x !== id)].map((x) => speciesOfEach(g, x));
  return own.map((species, i) => {
    const everybodyElse = [...own.filter((_, k) => k !== i), ...others.flat()].flat();
    return species.length > 0 && !species.some((s) => everybodyElse.includes(s));
  });
});

// ----- cards of a kind

/** "Any PADD": the word in the title makes it one (R-12.16, R-12.17). */
export const anyPadd: Filter = { test: ({ g }, id) => isNamed(g, id, 'any PADD'), pre: 'PADD', post: '' };

/** "Any tricorder": the word in the title makes it one (R-12.16, R-12.17). */
export const tricorder: Filter = { test: ({ g }, id) => isNamed(g, id, 'any tricorder'), pre: 'tricorder', post: '' };

// ----- ships

/** Its player could fly it somewhere now. */
export const ableToFly: Filter = whoIs(
  'that can fly',
  ({ g }, ship) => reach(g, g.card(ship).controller, ship).length > 0,
);

/** The missions with a point box that a player brought; one that is both planet and space is neither. */
export const missionsSeeded = (where: 'planet' | 'space'): Selector =>
  select(`one of your ${where} missions with a point box`, `your ${where} missions with a point box`, ({ g, you }) =>
    g.state.cards
      .filter((c) => {
        const f = g.defs[c.def].facts;
        if (f.type !== 'Mission' || f.where !== where || c.owner !== you || c.zone === Zone.MissionPile) return false;
        return f.points !== undefined || f.variablePoints === true;
      })
      .map((c) => c.id),
  );

// ----- those meant

/** Those chosen under these names, taken together. */
export const bothOf = (...names: readonly string[]): Selector => {
  const chosen = names.map((n) => bound(n));
  return { ...select('both of them', 'both of them', (r) => chosen.flatMap((s) => s.ids(r))), chosenLater: true };
};

/** Of either player, where a personnel of that title of yours is, stopped or not (R-8.22). */
export const presentWithYour = (title: string): Selector => {
  const he = titled(title);
  return select(`personnel present with your ${title}`, `personnel present with your ${title}`, (r) => {
    const { g, you } = r;
    const spots = g.tableau.inPlay
      .filter((id) => g.card(id).controller === you && he.test(r, id))
      .map((id) => spotOf(g, id))
      .filter((spot) => awakeAt(g, spot, you).some((id) => he.test(r, id)));
    return spots.flatMap((spot) => [...personnelAt(g, spot, 0), ...personnelAt(g, spot, 1)]);
  });
};

/** The ship or planet of the attempt. */
export const whereTheTeamIs: Selector = select('the crew or Away Team', 'the crew or Away Team', ({ attempt }) =>
  attempt === null ? [] : [attempt.spot],
);

/** Whether they take part in the attempt or not (R-12.1). */
export const yourPeopleThere: Selector = select(
  'one of your personnel there',
  'of your personnel there',
  ({ g, you, attempt }) => (attempt === null ? [] : personnelAt(g, attempt.spot, you)),
);

/** Those who are meeting the dilemma that is just met. */
export const whoeverMeetsIt: Selector = select('personnel present', 'personnel present', ({ g, event }) =>
  event === null ? [] : personnelAt(g, event.spot, event.seat).filter((id) => event.cards.includes(id)),
);

// ----- chosen by somebody

/** All three attributes of one person together (R-1.20); of equals, one of your choice. */
export const closestInTotal = (n: Amount, s: Selector): Picker => ({
  *pick(r): Flow<number[]> {
    const far = (id: number) => Math.min(...allAttributes.of(r, id).map((total) => Math.abs(total - amountOf(n, r))));
    const closest = Math.min(...s.ids(r).map(far));
    const tied = s.ids(r).filter((id) => far(id) === closest);
    const question = { id: 'tie', text: `{card}: which ${s.bare ?? s.one}?`, card: r.source };
    return yield* chooseCards(r.g, r.you, tied, 1, 1, question);
  },
  any: (r) => s.ids(r).length > 0,
  text: `the ${s.bare ?? s.one} with total attributes closest to ${figureOf(n)} (your choice of equals)`,
  hint: 1,
});

/** The player who has that card in play chooses; where nobody has, chance does. */
export const choiceOf = (title: string, n: Amount, s: Selector): Picker => {
  const byLot = random(n, s);
  const it = titled(title);
  return {
    *pick(r): Flow<number[]> {
      const { g } = r;
      const card = g.tableau.inPlay.find((id) => it.test(r, id));
      if (card === undefined) return yield* byLot.pick(r);
      const question = { id: 'choose', text: '{card}: choose', card };
      const k = amountOf(n, r);
      return yield* choosePeople(g, g.card(card).controller, s.ids(r), k, k, question);
    },
    any: byLot.any,
    text: byLot.text.replace('(random selection)', `(${title}’s choice if in play, else random selection)`),
    hint: byLot.hint,
  };
};

/** Those whom chance has picked earlier in the text: what saves from a random selection still saves (R-4.29). */
export const asSelected = (s: Selector): Picker => ({ ...the(s), atRandom: true });

const upTo =
  (who: 'you' | 'opponent', words: string) =>
  (n: Amount, s: Selector): Picker => ({
    *pick(r: Reading): Flow<number[]> {
      const seat: Seat = who === 'you' ? r.you : r.opponent;
      const question = { id: 'choose', text: `{card}: choose ${s.one}`, card: r.source };
      return yield* choosePeople(r.g, seat, s.ids(r), 0, amountOf(n, r), question);
    },
    any: (r) => s.ids(r).length > 0,
    text: `${n === 1 ? s.one : `up to ${measured(n, (k) => `${k} ${s.many}`)}`} (${words})`,
    hint: hintOf(n),
  });

/** Nobody, or up to so many of them. */
export const youMayChoose = upTo('you', 'your choice');
export const opponentMayChoose = upTo('opponent', 'your opponent’s choice, or none');
