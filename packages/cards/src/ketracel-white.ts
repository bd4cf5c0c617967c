/** The white as a countdown (DOM-05 to DOM-07, R-4.37): what uses it up, and what keeps it. */

import { cardsAt, chooseCards, countsDown, setCountdown, spotOf } from '@spaceline/engine';
import {
  awake,
  both,
  type Condition,
  type Effect,
  either,
  facilities,
  gear,
  icon,
  keyword,
  type OfflineModifier,
  onAPlanet,
  type Picker,
  people,
  type Reach,
  type Reading,
  reach,
  type Trigger,
  takesOffLine,
  them,
  thisCard,
  titled,
  trigger,
  until,
  when,
  your,
} from '@spaceline/engine/language';
import { onA } from './words/people-and-ships.ts';

const WHITE = 'Ketracel-White';
const whites = gear.which(titled(WHITE));

/** What keeps the white from counting down. */
const standsStill = (to: Reach, text = `${to.each} does not count down`): OfflineModifier => ({
  ...takesOffLine('countdown', to),
  text,
});

/** whoever is disabled has no icon, and needs none. */
const dependents = your(people).which(both(icon('KW'), awake)).present;

/** It counts down where it is needed. */
export const keepsUnused: OfflineModifier = standsStill(
  reach('', (r, id) => id === r.source && dependents.ids(r).length === 0),
  'Counts down only if you have [KW] personnel present',
);

/** White on the same planet does not count down, in this facility or outside. */
export const whiteKeepsOnPlanet: OfflineModifier = standsStill(
  whites.which(either(onAPlanet, onA(facilities.which(onAPlanet)))).here,
);

// ----- a depot

const aboard = whites.aboard(thisCard);

/** As often as it would count down it is made new, so that it stands still. */
export const whiteKeepsAboard: OfflineModifier = standsStill(aboard, '');

const reset: Effect = {
  *run(r) {
    for (const id of aboard.ids(r)) setCountdown(r.g, id, Number(r.g.def(id).facts.countdown));
  },
  could: () => true,
  text: `resets the countdowns of ${WHITE} aboard`,
  hint: 1,
};

/** DOM-07: a depot makes the white aboard new, however it came there. */
export const resetsWhiteAboard: readonly Trigger[] = [
  trigger({ on: 'beamed' }, reset, { text: reset.text }),
  trigger({ on: 'walked' }, reset, { text: '' }),
];

// ----- saving it

/** They do not count down, for as long as that is said. */
export const saved: OfflineModifier = standsStill(them);

/** Those of yours with this one that count down as this turn ends. */
const open = (r: Reading): number[] =>
  cardsAt(r.g, spotOf(r.g, r.source)).filter((id) => your(whites).has(r, id) && countsDown(r.g, id));

/** All but one, if the player wants it so. */
const heldBack: Picker = {
  *pick(r) {
    const question = { id: 'ration', text: 'Your Vorta may ration the white: which one alone counts down?' };
    const [one] = yield* chooseCards(r.g, r.you, open(r), 0, 1, question);
    return one === undefined ? [] : open(r).filter((id) => id !== one);
  },
  any: (r) => open(r).length > 1,
  text: `all ${WHITE} present but one`,
  hint: 1,
};

const vorta = your(people).which(both(keyword('Vorta'), awake)).present;

/** One of several speaks for all. */
const several: Condition = when(
  'several count down',
  (r) => open(r).length > 1 && open(r)[0] === r.source && vorta.ids(r).length > 0,
);

/** Just before the countdowns of a turn. */
export const rationed: Trigger = trigger('end of your turn', until('end of turn', heldBack, saved), {
  when: several,
  text: 'of several present, your Vorta may have just one count down',
});
