/** Words inside battles: who takes part, who is struck down, who gets out of it. */
import {
  assimilate,
  boardersAt,
  disabled,
  type Game,
  inPlay,
  leaveBattle,
  mayBeAssimilated,
  participantsOf,
  personnelBattle,
  removeWounded,
  Status,
  setStatus,
  shipBattle,
  shown,
  stop,
} from '@spaceline/engine';
import {
  all,
  bound,
  type Condition,
  type Effect,
  type Filter,
  inOrder,
  later,
  type Picker,
  pick,
  type Selector,
  select,
  the,
  those,
} from '@spaceline/engine/language';
import { isTalonDrone } from '../drones.ts';

type Side = 'your' | 'opposing';
const isOf = (g: Game, id: number, you: number, side: Side): boolean =>
  (g.card(id).controller === you) === (side === 'your');

// ----- personnel battle

/** DOM-14: whoever is deprived of the white cannot be taken out of the battle. */
export const notDeprived: Filter = {
  test: ({ g }, id) => personnelBattle(g)?.frenzied.includes(id) !== true,
  pre: '',
  post: '',
};

/** … nor can their battle be cancelled. */
export const nobodyDeprived: Condition = {
  met: ({ g }) => personnelBattle(g)?.frenzied.length === 0,
  text: 'nobody in it is deprived of Ketracel-White',
  hint: 0.1,
};

/** They can act: not disabled, not in stasis. */
export const able: Filter = { test: ({ g }, id) => !disabled(g, id), pre: '', post: '' };

/** aboard a ship, they fight as a force of their own. */
export const rogueBorg: Filter = {
  test: ({ g }, id) => g.def(id).rules?.boards === true && boardersAt(g, g.card(id).host).includes(id),
  pre: 'Rogue Borg',
  post: '',
};

/** The drone that assimilates in combat. */
export const talonDrone: Filter = {
  test: ({ g }, id) => isTalonDrone(g, id) && !disabled(g, id),
  pre: 'Talon Drone',
  post: '',
};

/** Neither stunned nor wounded yet. */
export const standing: Filter = {
  test: ({ g }, id) => {
    const p = personnelBattle(g);
    return p !== null && !p.stunned.includes(id) && !p.wounded.includes(id) && inPlay(g.card(id));
  },
  pre: '',
  post: '',
};

const struck = (side: Side, how: 'stunned' | 'wounded', words: string): Selector =>
  select(
    side === 'your' ? `one of your ${words} cards` : `opposing ${words} card`,
    `${side} ${words} cards`,
    ({ g, you }) => (personnelBattle(g)?.[how] ?? []).filter((id) => isOf(g, id, you, side) && inPlay(g.card(id))),
  );

/** Stunned in this battle. */
export const stunned = (side: Side): Selector => struck(side, 'stunned', 'stunned');
/** They die when it is over, unless something else becomes of them. */
export const mortallyWounded = (side: Side): Selector => struck(side, 'wounded', 'mortally wounded');

function outOf(g: Game, ids: readonly number[]): void {
  const p = personnelBattle(g);
  if (p !== null) leaveBattle(g, p, (id) => ids.includes(id));
}

/** They fight no more, and were not beaten either: they are not stopped by it. */
export const hideFromBattle = (p: Picker): Effect => ({
  *run(r) {
    outOf(r.g, yield* p.pick(r));
  },
  could: (r) => p.any(r),
  text: `${p.text} hide from the battle`,
  hint: 2,
});

/** out of the battle, and asleep. */
const fallAsleep = (p: Picker): Effect => ({
  *run(r) {
    const ids = yield* p.pick(r);
    for (const id of ids) {
      setStatus(r.g, id, Status.Stasis, true);
      r.g.tell(() => ({ kind: 'stasis', card: shown(r.g, id) }));
    }
    outOf(r.g, ids);
  },
  could: (r) => p.any(r),
  text: '',
  hint: 4,
});

const wakeUp: Effect = {
  *run(r) {
    for (const id of those.ids(r)) setStatus(r.g, id, Status.Stasis, false);
  },
  could: () => true,
  text: '',
  hint: 0,
};

/** In stasis until the end of your next turn; who fights is out of the battle. */
export const stasisUntilYourNextTurnEnds = (p: Picker): Effect => {
  const asleep = bound('asleep');
  return {
    ...inOrder(pick('asleep', p), fallAsleep(all(asleep)), later({ at: 'end', turns: 1 }, the(asleep), wakeUp)),
    could: (r) => p.any(r),
    text: `places ${p.text} in stasis until the end of your next turn`,
  };
};

/** Borg from now on; who was in a battle has fought, so is stopped like the others. */
export const assimilates = (p: Picker): Effect => ({
  *run(r) {
    const { g } = r;
    for (const id of yield* p.pick(r)) {
      const battle = personnelBattle(g);
      if (battle !== null) removeWounded(g, battle, id);
      outOf(g, [id]);
      assimilate(g, id, r.you);
      if (battle !== null) yield* stop(g, [id], r.source);
    }
  },
  could: (r) => p.any(r),
  text: `assimilate ${p.text}`,
  hint: 5 * p.hint,
});

export const assimilable: Filter = { test: ({ g }, id) => mayBeAssimilated(g, id), pre: '', post: '' };

// ----- ship battle

/** Ships and facilities that take part. */
export const inShipBattle = (side: Side): Selector =>
  select(
    side === 'your' ? 'one of your ships and facilities in the battle' : 'an opposing ship or facility in the battle',
    `${side} ships and facilities in the battle`,
    ({ g, you }) => {
      const p = shipBattle(g);
      return p === null ? [] : participantsOf(p).filter((id) => isOf(g, id, you, side));
    },
  );

/** They have used their WEAPONS in it, and are still there. */
export const whoFired = (side: Side): Selector =>
  select(
    side === 'your' ? 'one of your ships that fired and survived' : 'an opposing card that fired',
    side === 'your' ? 'your ships that fired and survived' : 'opposing cards that fired',
    ({ g, you }) => {
      const p = shipBattle(g);
      if (p === null) return [];
      const seat = (i: 0 | 1): boolean => (p.sides[i] === you) === (side === 'your');
      const fired = [...(seat(0) ? p.attack : []), ...(seat(1) ? p.answer : [])].flatMap((e) => e.firing);
      return side === 'your' ? fired.filter((id) => g.def(id).ship && inPlay(g.card(id))) : fired;
    },
  );
