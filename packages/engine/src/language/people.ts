/** Effects on people: captured, freed, exposed, struck down in battle. */
import { fightingFor, personnelBattle, stunInBattle, woundInBattle } from '../battle/personnel-battle.ts';
import { capture, setFree } from '../capture/capture.ts';
import { inPlay } from '../core/door.ts';
import { chooseSpot, type Flow } from '../core/flow.ts';
import { Status } from '../core/state.ts';
import { sendTo } from '../holograms/holograms.ts';
import { expose } from '../infiltration/infiltration.ts';
import type { Effect, Filter, Picker, Selector } from './definition.ts';
import { whoPass } from './filters.ts';
import type { Who } from './moving.ts';
import type { Reading } from './reading.ts';

const onEach = (verb: string, p: Picker, worth: number, run: (r: Reading, id: number) => Flow): Effect => ({
  *run(r): Flow {
    for (const id of yield* p.pick(r)) yield* run(r, id);
  },
  aims: p,
  could: (r) => p.any(r),
  text: `${verb} ${p.text}`,
  hint: worth * p.hint,
});

const atOnce = (run: (r: Reading, id: number) => void) =>
  function* (r: Reading, id: number): Flow {
    run(r, id);
  };

/**
 * BOG-68: whoever takes them. Where no escort is at hand, this card stays as their trap (BOG-71), unless it is in play for something
 * else than holding those whom it has taken already.
 */
export const captures = (p: Picker, by: Who = 'you'): Effect =>
  onEach(by === 'you' ? 'capture' : 'opponent captures', p, by === 'you' ? 3 : -3, function* (r, id) {
    const holds = r.g.state.cards.some((c) => (c.status & Status.Trapped) !== 0 && c.dock === r.source);
    const trap = inPlay(r.g.card(r.source)) && !holds ? -1 : r.source;
    yield* capture(r.g, id, by === 'you' ? r.you : r.opponent, trap, p.atRandom);
  });

/** Sets captives free, and brings them home where there is a home. */
export const frees = (p: Picker, to?: Selector): Effect => ({
  ...onEach('free', p, 2, function* (r, id) {
    const homes = to?.ids(r) ?? [];
    const question = { id: 'home', text: '{card}: where to?', card: id };
    const spot = homes.length > 0 ? yield* chooseSpot(r.g, r.g.card(id).owner, homes, question) : null;
    setFree(r.g, id);
    if (spot !== null) sendTo(r.g, id, spot);
  }),
  text: to === undefined ? `free ${p.text}` : `free ${p.text}, back to ${to.one}`,
});

/** DOM-33 */
export const exposes = (p: Picker): Effect =>
  onEach(
    'expose',
    p,
    3,
    atOnce((r, id) => expose(r.g, id)),
  );

// ----- in a personnel battle

/** Those who fight in it. DOM-29: an infiltrator who fights beside the others is neither yours nor opposing. */
export const fighters = (whose: 'your' | 'opposing', f?: Filter): Selector => {
  const ids = (r: Reading): number[] => {
    const p = personnelBattle(r.g);
    if (p === null) return [];
    return fightingFor(r.g, p, whose === 'your' ? r.you : r.opponent).filter(
      (id) => inPlay(r.g.card(id)) && (f === undefined || f.test(r, id)),
    );
  };
  const noun = `${whose} ${f?.pre ?? ''} personnel ${f?.post ?? ''} in the battle`.replace(/\s+/g, ' ');
  return {
    ids,
    has: (r, id) => ids(r).includes(id),
    ...(f !== undefined && { who: (r: Reading, id: number) => whoPass(f, r, id) }),
    one: whose === 'your' ? `one of ${noun}` : `an ${noun}`,
    ...(whose === 'opposing' && { bare: noun, theirs: true }),
    many: noun,
    each: whose === 'your' ? `each of ${noun}` : `each ${noun}`,
  };
};

export const stuns = (p: Picker): Effect => ({
  ...onEach(
    'stun',
    p,
    2,
    atOnce((r, id) => stunInBattle(r.g, id)),
  ),
  strikes: true,
});
export const mortallyWounds = (p: Picker): Effect => ({
  ...onEach(
    'mortally wound',
    p,
    3,
    atOnce((r, id) => woundInBattle(r.g, id)),
  ),
  strikes: true,
});
