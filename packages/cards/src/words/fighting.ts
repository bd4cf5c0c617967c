/** Words inside battles: who takes part, who is struck down, who gets out of it. */
import {
  type Attribute,
  aidBattle,
  allowTactics,
  assimilate,
  attribute,
  boardersAt,
  boundToFight,
  chooseSpot,
  commandeer,
  disabled,
  type Game,
  granted,
  inPlay,
  isHere,
  leaveBattle,
  matches,
  mayBeAssimilated,
  mayBeCommandeered,
  mustFight,
  participantsOf,
  personnelBattle,
  removeWounded,
  sendTo,
  shipBattle,
  spotOf,
  stop,
} from '@spaceline/engine';
import {
  type Amount,
  type AttributeModifier,
  all,
  amountOf,
  anything,
  awake,
  both,
  bound,
  type Condition,
  cancelIt,
  type Effect,
  type Filter,
  type ForbidModifier,
  fighters,
  figureOf,
  forbid,
  type GrantModifier,
  grant,
  inFigures,
  inOrder,
  list,
  type Picker,
  people,
  pick,
  putsInStasis,
  type Reach,
  type Reading,
  readingOf,
  type Selector,
  select,
  squeeze,
  them,
  until,
  type Who,
  when,
  your,
} from '@spaceline/engine/language';
import { chooseTaker, mayCommandeer } from '../commandeering.ts';
import { isTalonDrone } from '../drones.ts';

type Side = 'your' | 'opposing';
const isOf = (g: Game, id: number, you: number, side: Side): boolean =>
  (g.card(id).controller === you) === (side === 'your');

// ----- personnel battle

/** Fighting now, in a personnel battle. */
export const inAFight: Filter = {
  test: ({ g }, id) => personnelBattle(g)?.sides.some((side) => side.includes(id)) === true,
  pre: '',
  post: 'in a personnel battle',
};

/** Where the personnel battle is fought, for a card that is elsewhere itself. */
export const whereTheyFight: Filter = {
  test: ({ g }, id) => personnelBattle(g)?.spot === spotOf(g, id),
  pre: '',
  post: 'present',
};

/** DOM-14: nobody is taken by the own player out of a battle that is fought for want of white. */
export const freeToLeave: Filter = {
  test: ({ g, you }, id) => !boundToFight(g, you, id),
  pre: '',
  post: '',
};

/** It is not fought. DOM-14: no player cancels the battle of the own people who are deprived of the white. */
export const cancelsTheBattle: Effect = {
  ...cancelIt,
  could: (r) => cancelIt.could(r) && !mustFight(r.g, r.you),
  text: 'cancel the battle',
};

/** This card adds so much to your total in the battle, and meets nobody. */
export const fightsAlong = (strength: Amount): Effect => ({
  *run(r) {
    const p = personnelBattle(r.g);
    if (p !== null) aidBattle(r.g, p, { seat: r.you, card: r.source, strength: amountOf(strength, r) });
  },
  could: () => true,
  text: `it adds ${figureOf(strength)} to your total in the battle`,
  hint: 2,
});

export const notForWantOfWhite: Condition = when(
  'nobody fights for want of white',
  ({ g }) => personnelBattle(g)?.frenzied.length === 0,
);

/** R-10.14: aboard a ship, they fight as a force of their own. */
export const aRogueBorg: Filter = {
  test: ({ g }, id) => g.def(id).rules?.boards === true && boardersAt(g, g.card(id).host).includes(id),
  pre: 'Rogue Borg',
  post: '',
};

/** All of them at this location, or where this card is; nobody is glad of them. */
export const rogueBorgWho = (are: 'here' | 'present'): Selector => ({
  ...select(`a Rogue Borg card ${are}`, `Rogue Borg cards ${are}`, (r) => anything.which(aRogueBorg)[are].ids(r)),
  theirs: true,
});

/** The drone that assimilates in combat. */
export const talonDrone: Filter = {
  test: ({ g }, id) => isTalonDrone(g, id) && !disabled(g, id),
  pre: 'Talon Drone',
  post: '',
};

/** "vs. [Car]": this personnel is in a battle in which one of these is on the other side. */
export const fightsAgainst = (f: Filter): Condition => ({
  met: (r) => fighters('your').has(r, r.source) && fighters('opposing', f).ids(r).length > 0,
  text: `in battle against ${squeeze(`${f.pre} personnel ${f.post}`)}`,
  hint: 0.3,
});

/** Neither stunned nor wounded yet. */
export const standing: Filter = {
  test: ({ g }, id) => {
    const p = personnelBattle(g);
    return p !== null && !p.stunned.includes(id) && !p.wounded.includes(id) && inPlay(g.card(id));
  },
  pre: '',
  post: '',
};

const struck = (side: Side, how: 'stunned' | 'wounded', words: string): Selector => ({
  ...select(
    side === 'your' ? `one of your ${words} personnel` : `opposing ${words} personnel`,
    `${side} ${words} personnel`,
    ({ g, you }) => (personnelBattle(g)?.[how] ?? []).filter((id) => isOf(g, id, you, side) && inPlay(g.card(id))),
  ),
  ...(side === 'opposing' && { theirs: true }),
});

/** Stunned in this battle. */
export const stunned = (side: Side): Selector => struck(side, 'stunned', 'stunned');
/** They die when it is over, unless something else becomes of them (R-10.10). */
export const mortallyWounded = (side: Side): Selector => struck(side, 'wounded', 'mortally wounded');

function outOf(g: Game, ids: readonly number[]): void {
  const p = personnelBattle(g);
  if (p !== null) leaveBattle(g, p, (id) => ids.includes(id));
}

/** They fight no more, and were not beaten either: they are not stopped by it (R-10.11). */
export const hideFromBattle = (p: Picker): Effect => ({
  *run(r) {
    outOf(r.g, yield* p.pick(r));
  },
  could: (r) => p.any(r),
  text: `${p.text} hide from the battle`,
  hint: 2,
});

/** R-12.8: whom a text keeps from stasis stays in the battle, whatever becomes of that text later. */
const exceptTheKeptAwake: Effect = {
  *run(r) {
    r.bind(
      'asleep',
      r.bound('asleep').filter((id) => !granted(r.g, 'awake', id, -1)),
    );
  },
  could: () => true,
  text: '',
  hint: 0,
};

/** In stasis until the end of your next turn (R-12.8); who fights is out of the battle. */
export const stasisUntilYourNextTurnEnds = (p: Picker): Effect => {
  const asleep = all(bound('asleep'));
  return {
    ...inOrder(
      pick('asleep', p),
      exceptTheKeptAwake,
      { ...hideFromBattle(asleep), text: '', hint: 4 },
      until('end of your next turn', asleep, putsInStasis(them)),
    ),
    could: (r) => p.any(r),
    text: `places ${p.text} in stasis until the end of your next turn`,
  };
};

/** R-11.28, R-10.11: Borg from now on, where they are or there; who was in a battle has fought, so is stopped like the others. */
export const assimilates = (p: Picker, to?: Selector, by: Who = 'you'): Effect => ({
  *run(r) {
    const { g } = r;
    const question = { id: 'to', text: '{card}: where to?', card: r.source };
    for (const id of yield* p.pick(r)) {
      const battle = personnelBattle(g);
      if (battle !== null) removeWounded(g, battle, id);
      outOf(g, [id]);
      if (to !== undefined) sendTo(g, id, yield* chooseSpot(r.g, r.you, to.ids(r), question));
      yield* assimilate(g, id, by === 'you' ? r.you : r.opponent);
      if (battle !== null) yield* stop(g, [id], r.source);
    }
  },
  aims: p,
  could: (r) => p.any(r) && (to === undefined || to.ids(r).length > 0),
  text: `${by === 'you' ? 'assimilate' : 'your opponent assimilates'} ${p.text}${to === undefined ? '' : `, who goes to ${to.one}`}`,
  hint: (by === 'you' ? 5 : -5) * p.hint,
});

export const assimilable: Filter = { test: ({ g }, id) => mayBeAssimilated(g, id), pre: '', post: '' };

// ----- ship battle

const firing = ({ g, you }: Reading, side: Side | 'either'): number[] => {
  const p = shipBattle(g);
  if (p === null) return [];
  const isMeant = (i: 0 | 1): boolean => side === 'either' || (p.sides[i] === you) === (side === 'your');
  return [...(isMeant(0) ? p.attack : []), ...(isMeant(1) ? p.answer : [])].flatMap((e) => e.firing);
};

/** Ships and facilities that take part; or only the ships; or those of them that have fired, and of yours are still there. */
export const inShipBattle = (side: Side | 'either', only?: 'ships', o: { fired?: true } = {}): Selector => {
  const [one, many] = only === 'ships' ? ['ship', 'ships'] : ['ship or facility', 'ships and facilities'];
  const whose = {
    your: `one of your ${many.replace('and', 'or')}`,
    opposing: `an opposing ${one}`,
    either: `a ${one}`,
  };
  const how = o.fired ? 'that fired' : '';
  return select(
    squeeze(`${whose[side]} ${how} in the battle`),
    squeeze(`${side === 'either' ? '' : side} ${many} ${how} in the battle`),
    (r) => {
      const { g, you } = r;
      const p = shipBattle(g);
      if (p === null) return [];
      const there = o.fired
        ? firing(r, side).filter((id) => side !== 'your' || inPlay(g.card(id)))
        : participantsOf(p).filter((id) => side === 'either' || isOf(g, id, you, side));
      return there.filter((id) => only === undefined || g.def(id).ship);
    },
  );
};

/** BOG-22: so many more Tactics may be drawn in this battle. */
export const drawsMoreTactics = (n: Amount): Effect => ({
  *run(r) {
    const p = shipBattle(r.g);
    if (p !== null) allowTactics(r.g, p, r.you, amountOf(n, r));
  },
  could: (r) => shipBattle(r.g) !== null && r.g.state.players[r.you].bridge && amountOf(n, r) > 0,
  text: `draw up to ${typeof n === 'number' ? `${n} extra Tactics in this battle` : `as many extra Tactics as ${n.text}`} (cumulative)`,
  hint: 2,
});

/** What those cards add to these attributes counts twice: wherever they add it, or only for what is reached. */
export const doublesWhat = (of: Selector, attributes: readonly Attribute[], to?: Reach): AttributeModifier => {
  const terms = (g: Game, source: number, id: number): number[] =>
    of
      .ids(readingOf(g, source))
      .flatMap((x) =>
        (g.def(x).rules?.modifiers ?? []).flatMap((m) =>
          m.kind === 'attribute' &&
          m.how === 'add' &&
          m.attributes.some((a) => attributes.includes(a)) &&
          m.applies(g, x, id)
            ? [m.amount(g, x, id)]
            : [],
        ),
      );
  const names = list(
    attributes.map((a) => a.toUpperCase()),
    'and',
  );
  return {
    kind: 'attribute',
    attributes,
    amount: (g, source, id) => terms(g, source, id).reduce((sum, n) => sum + n, 0),
    applies: (g, source, id) => to?.has(readingOf(g, source), id) !== false && terms(g, source, id).length > 0,
    cumulative: true,
    how: 'add',
    text: `what ${of.one} adds to ${names} is doubled${to === undefined ? '' : ` for ${to.each}`}`,
  };
};

/** Ships that are fired at in a battle that begins, whosever they are; or by you: then it is your battle, and they are not yours. */
export const shipsAttacked = (by: 'anybody' | 'you' = 'anybody'): Selector => {
  const [one, many] =
    by === 'you'
      ? ['an opposing ship that you attack', 'opposing ships that you attack']
      : ['a ship that is attacked', 'ships that are attacked'];
  return select(one, many, ({ g, you }) => {
    const p = shipBattle(g);
    if (p === null || (by === 'you' && p.sides[0] !== you)) return [];
    const targets = [...new Set(p.attack.map((e) => e.target))].filter((id) => g.def(id).ship);
    return by === 'you' ? targets.filter((id) => isOf(g, id, you, 'opposing')) : targets;
  });
};

/** Its player has no other ship there (R-12.2): landed and carried ones count, hidden ones do not (CR-72). */
export const onlyShipThere: Filter = {
  test: ({ g }, id) =>
    !g.tableau.inPlay.some(
      (x) => x !== id && g.def(x).ship && g.card(x).controller === g.card(id).controller && isHere(g, x, id),
    ),
  pre: '',
  post: 'that is the only one there',
};

/** All WEAPONS of the attack together are more than so many times its SHIELDS. */
export const outgunnedBy = (factor: Amount): Filter => ({
  test: (r, id) => {
    const { g } = r;
    const guns = new Set(shipBattle(g)?.attack.flatMap((e) => e.firing) ?? []);
    const total = [...guns].reduce((sum, x) => sum + attribute(g, x, 'weapons'), 0);
    return total > amountOf(factor, r) * attribute(g, id, 'shields');
  },
  pre: '',
  post: inFigures(factor, (n) => `whose SHIELDS times ${n} are less than the total WEAPONS of the attack`),
});

const attackers = select('an attacking card', 'attacking cards', ({ g }) => [
  ...new Set(shipBattle(g)?.attack.flatMap((e) => e.firing)),
]);
const boarders = your(people).which(both(awake, mayCommandeer)).aboard(attackers);

const takeable = (r: Reading, s: Selector): number[] => s.ids(r).filter((id) => mayBeCommandeered(r.g, id, r.you));

/** BOG-93 to BOG-95: yours from now on, in the affiliation of one of those who attack, of your choice. */
export const commandeers = (s: Selector): Effect => ({
  *run(r) {
    const { g, you } = r;
    const by = yield* chooseTaker(g, you, boarders.ids(r), r.source, 'ship');
    for (const id of takeable(r, s)) yield* commandeer(g, id, by, you);
  },
  could: (r) => takeable(r, s).length > 0 && boarders.ids(r).length > 0,
  text: `commandeer ${s.one}`,
  hint: 8,
});

/** R-9.4: they may start battles against their own affiliation. */
export const mayAttackOwnKind = (who: Reach): GrantModifier =>
  grant(
    'attack',
    `${who.each} may start battles against the own affiliation`,
    (r, a, b) => who.has(r, a) && matches(r.g, a, b),
  );

/** Your opponent starts no battle against your force where these hold: the place, and somebody of yours there. */
export const opponentStartsNoBattle = (
  text: string,
  at: (r: Reading, location: number, foe: number) => boolean,
): ForbidModifier =>
  forbid(
    'battle',
    `your opponent may not start a battle ${text}`,
    { rule: 'R-9.1', text: '{card} keeps you from starting a battle there', also: ['R-10.1'] },
    (r, location, seat, foe) => seat === r.opponent && at(r, location, foe),
  );
