/** Words for cards that answer something: at its start, before its end, when somebody is about to die or has just been captured. */
import { type EventName, inPlay, kill, personnelBattle, takeBack } from '@spaceline/engine';
import {
  answers,
  type Condition,
  type Effect,
  type Filter,
  type Limit,
  type Noun,
  type Picker,
  type PlayMode,
  type Selector,
  select,
  squeeze,
} from '@spaceline/engine/language';
import { onlySoOften } from '../limits.ts';

/** What is answered, as a player says it. */
const MOMENTS = {
  plays: 'just after a card is played',
  reported: 'just after a card has reported',
  attempt: 'at the start of a mission attempt',
  'personnel-battle': 'at the start of a personnel battle',
  engaged: 'when two adversaries meet in a personnel battle',
  fought: 'in a personnel battle, before its winner is known',
  won: 'in a personnel battle, when its winner is known',
  'fight-over': 'when a personnel battle is over',
  'ship-battle': 'at the start of a ship battle',
  'ship-battle-over': 'after a ship battle',
  solved: 'when a mission is solved',
  dies: 'when somebody is about to die',
  captured: 'when somebody has just been captured',
  abducted: 'when somebody has just been abducted',
  assimilated: 'when somebody has just been assimilated',
  probed: 'after a probe',
  drew: 'when a player has just drawn a card',
} as const satisfies Partial<Record<EventName, string>>;

interface Answer {
  mark?: string;
  word?: string;
  limit?: Limit;
  if?: Condition;
}

/** A condition that goes without saying: "for each of your Vulcans" needs one. */
export const understood = (c: Condition): Condition => ({ ...c, text: '' });
const ifText = (c: Condition | undefined): string => (c === undefined || c.text === '' ? '' : `, if ${c.text}`);

/** Plays at that moment: `at('personnel-battle', …)`. "Present" and "here" are where it happens. */
export const at = (moment: keyof typeof MOMENTS, effect: Effect, o: Answer = {}): PlayMode =>
  answers(moment, effect, {
    mark: o.mark,
    word: o.word,
    limit: o.limit,
    when: o.if,
    text: squeeze(`${onlySoOften(o.limit)} plays ${MOMENTS[moment]}${ifText(o.if)}: ${effect.text}`),
  });

/** The same answer at several moments. */
export const atAny = (moments: readonly (keyof typeof MOMENTS)[], effect: Effect, o: Answer = {}): PlayMode[] => {
  const text = squeeze(
    `${onlySoOften(o.limit)} plays ${moments.map((m) => MOMENTS[m]).join(' or ')}${ifText(o.if)}: ${effect.text}`,
  );
  return moments.map((m, i) => ({ ...at(m, effect, o), text: i === 0 ? text : '' }));
};

/** The same for a card that is played on something: only then. */
export const answering = (moment: keyof typeof MOMENTS, mode: PlayMode): PlayMode => ({
  ...mode,
  timing: { on: moment },
  text: `${MOMENTS[moment]}, ${mode.text}`,
});

/** "you have phasers present" */
export const youHave = (what: Noun | Selector): Condition => ({
  met: (r) => what.ids(r).length > 0,
  text: `you have ${what.many.replace(/^your /, '')}`,
  hint: 0.4,
});

// ----- saving

/** They take part in what was just solved or won, on your side; a fight among your own people does not count (DOM-10). */
export const helped = (f: Filter): Selector =>
  select(
    squeeze(`one of your ${f.pre} personnel ${f.post} who helped`),
    squeeze(`your ${f.pre} personnel ${f.post} who helped`),
    (r) => {
      const { g, you, opponent, event } = r;
      if (event === null || event.seat !== you) return [];
      const foes = event.name === 'won' ? (personnelBattle(g)?.sides[opponent] ?? []) : null;
      if (foes !== null && !foes.some((id) => g.card(id).controller === opponent)) return [];
      return event.cards.filter((id) => g.card(id).controller === you && f.test(r, id));
    },
  );

/** One of these is about to die. */
export const aboutToDie = (who: Selector): Condition => ({
  met: (r) => r.event?.name === 'dies' && r.event.cards.some((id) => who.has(r, id)),
  text: `${who.one} is about to die`,
  hint: 0.5,
});

/** Somebody else dies in place of whoever is about to. */
export const diesInTheirPlace = (p: Picker): Effect => ({
  *run(r) {
    if (r.event !== null) r.event.cancelled = true;
    yield* kill(r.g, yield* p.pick(r), r.source);
  },
  could: (r) => r.event?.name === 'dies' && !r.event.cancelled && p.any(r),
  text: `have ${p.text} die in their place`,
  hint: 2,
});

// ----- taking back

/** A card of another type than Interrupt, played or reported from the hand. */
export const opponentPlayedFromHand: Condition = {
  met: ({ event, you }) => event !== null && event.seat !== you && event.paid !== null && event.as !== 'Interrupt',
  text: 'your opponent played it from hand and it is no Interrupt',
  hint: 0.3,
};

/** The play is undone. */
export const takesItBack: Effect = {
  *run({ g, event }) {
    if (event !== null) takeBack(g, event);
  },
  could: ({ event }) => event !== null && !event.cancelled,
  text: 'it returns to hand and a different card must be played instead',
  hint: 2,
};

// ----- capturing

/** Those of yours who were taken; or those whom you took. */
export const justCaptured = (whose: 'your' | 'opponent'): Selector => ({
  ...select(
    whose === 'your' ? 'one of your personnel just captured' : 'a personnel you just captured',
    whose === 'your' ? 'your personnel just captured' : 'personnel you just captured',
    ({ g, you, event }) =>
      event?.cards.filter((id) =>
        whose === 'your' ? event.seat !== you && g.card(id).owner === you && inPlay(g.card(id)) : event.seat === you,
      ) ?? [],
  ),
  ...(whose === 'your' && { theirs: true }),
});
