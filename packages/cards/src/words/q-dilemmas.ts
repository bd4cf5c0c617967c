/** Q dilemmas under missions, and a Q-Flash in the place of a dilemma. */
import { chooseCard, type Flow, isOpen, other, pile, putUnder, shown, Zone } from '@spaceline/engine';
import {
  type Ability,
  ability,
  both,
  type Condition,
  type Effect,
  type GrantModifier,
  grant,
  ofType,
  type Reading,
  remembersCards,
  remembersChoice,
  titled,
  when,
} from '@spaceline/engine/language';
import { qIcon } from './permissions.ts';

const WAYS = ['seeds', 'replaces'] as const;
/** Which of its texts the card was seeded or played for. */
const way = remembersChoice('way', WAYS);

const keeps = (w: (typeof WAYS)[number], text: string, could: (r: Reading) => boolean): Effect => ({
  *run(r): Flow {
    way.keep(r, w);
  },
  could,
  text,
  hint: 1,
});

const hasContinuum = (r: Reading): boolean => isOpen(r.g, r.you, 'continuum');
export const yourContinuumIsOpen: Condition = when('your Q-Continuum side deck is open', hasContinuum);

export const asSeedingText: Effect = keeps('seeds', 'your [Q] dilemmas seed like others', () => true);
export const besideContinuum: Effect = keeps('replaces', 'it lies next to your Q-Continuum side deck', hasContinuum);

const dilemma = both(qIcon, ofType('Dilemma'));

/** On the table for that: its player's Q dilemmas are seeded like those of space and planets. */
export const yourQDilemmasSeed: GrantModifier = grant(
  'seed-like-others',
  'allows your [Q] dilemmas to seed like other dilemmas',
  (r, id, seat) => way.read(r) === 'seeds' && seat === r.you && dilemma.test(r, id),
);

// ----- a Q-Flash in the place of a dilemma

const flash = titled('Q-Flash');
/** The missions where it was done. */
const done = remembersCards('done', 'the missions where this was done');
const missionOf = ({ g, event }: Reading): number => g.location(event!.location).missions[0] ?? -1;

const flashes = (r: Reading): number[] =>
  [...r.g.hand(r.you), ...(isOpen(r.g, r.you, 'tent') ? pile(r.g, r.you, Zone.Tent) : [])].filter((id) =>
    flash.test(r, id),
  );

const revealed: Condition = when('your opponent just revealed one of your dilemmas', (r) => {
  const { g, event, you } = r;
  if (way.read(r) !== 'replaces' || event === null || event.seat !== other(you) || event.location < 0) return false;
  const met = g.card(event.card);
  if (!g.def(event.card).dilemma || met.owner !== you || event.as !== 'Dilemma') return false;
  return !done.anywhere(r).includes(missionOf(r));
});

const replaces: Effect = {
  *run(r): Flow {
    const { g, you, source, event } = r;
    const question = { id: 'replace', text: '{card}: which Q-Flash takes its place?', card: source };
    const id = yield* chooseCard(g, you, flashes(r), question);
    if (id < 0 || event === null) return;
    done.keep(r, [...done.anywhere(r), missionOf(r)]);
    event.cancelled = true;
    event.nullifier = source;
    const at = { location: event.location };
    g.tell(() => ({ kind: 'seeded', who: you, card: shown(g, id), at, faceDown: false }));
    // what was met is set aside: this one is met next
    putUnder(g, id, event.location, true);
  },
  could: (r) => r.event !== null && !r.event.cancelled && flashes(r).length > 0,
  text: `discard it and put a ${flash.pre} from your hand or Q’s Tent in its place`,
  hint: 3,
};

/** Once per mission.: the Q-Flash is met at once. */
export const replacesWithQFlash: Ability = ability('replace', replaces, {
  timing: { on: 'encounters' },
  when: revealed,
  text: `once per mission, if your opponent just revealed one of your dilemmas there, you may replace it with a ${flash.pre} from your hand or Q’s Tent (discard that dilemma)`,
});
