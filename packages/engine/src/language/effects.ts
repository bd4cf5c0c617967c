/** Effects: the verbs of card texts. */

import { damage, damageNotDestroy } from '../battle/damage.ts';
import { checkMarks, type Marked, wordOf } from '../cards/marks.ts';
import { comesNow, inPlay, put, putOn, setController, startCountdown, toPile } from '../core/door.ts';
import { chooseSpot, chooseWord, confirm, type Flow, type NamedWay } from '../core/flow.ts';
import { forbidden } from '../core/permissions.ts';
import { isPlanetSpot, locationSpot, planetSpot } from '../core/spot.ts';
import { Zone } from '../core/state.ts';
import { aimOf } from '../happenings/aiming.ts';
import { drawable, draw as drawCards } from '../happenings/drawing.ts';
import { destroy, discardFromPlay, kill as killCards } from '../happenings/leaving.ts';
import { score } from '../happenings/scoring.ts';
import { stop as stopCards, stopLonger, unstop as unstopCards } from '../happenings/stopping.ts';
import { turnCardOver } from '../happenings/turning-over.ts';
import { sendTo } from '../holograms/holograms.ts';
import { isPlanetLocation, positionOf, span } from '../spaceline/places.ts';
import { type Amount, amountOf, hintOf, measured } from './amounts.ts';
import type { Condition, Effect, Picker, Selector } from './definition.ts';
import { alike, count, squeeze, toDo } from './english.ts';
import { deciding, failsForWant, judging } from './judging.ts';
import { showTeamToOpponent } from './pickers.ts';
import type { Reading } from './reading.ts';
import { placeOf, select } from './selectors.ts';

const yes = (): boolean => true;

/** An effect of one's own: hand-written text. The escape hatch; a third like it becomes a verb. */
export const script = (
  text: string,
  run: Effect['run'],
  more: Partial<Pick<Effect, 'could' | 'hint' | 'parts' | 'playsCard' | 'ways'>> = {},
): Effect => ({
  run,
  could: more.could ?? yes,
  text,
  hint: more.hint ?? 0,
  parts: more.parts,
  playsCard: more.playsCard,
  ways: more.ways,
});

const onPicked = (verb: string, p: Picker, worth: number, run: (ctx: Reading, ids: number[]) => Flow): Effect => ({
  *run(ctx): Flow {
    yield* run(ctx, yield* p.pick(ctx));
  },
  aims: p,
  could: (ctx) => p.any(ctx),
  text: `${verb} ${p.text}`,
  hint: (p.theirs ? -worth : worth) * p.hint,
});

export const kill = (p: Picker): Effect =>
  onPicked('kills', p, -3, function* (ctx, ids) {
    yield* killCards(ctx.g, ids, ctx.source, 'effect', p.atRandom);
  });

export const stop = (p: Picker): Effect =>
  onPicked('stops', p, -1, function* (ctx, ids) {
    yield* stopCards(ctx.g, ids, ctx.source);
  });

export const discard = (p: Picker): Effect =>
  onPicked('discards', p, -2, function* (ctx, ids) {
    const lie = p.ofPile ? ids.filter((id) => inPlay(ctx.g.card(id))) : ids;
    if (lie.length > 0) yield* discardFromPlay(ctx.g, lie, ctx.source);
    if (p.ofPile) for (const id of ids) if (!lie.includes(id)) toPile(ctx.g, id, Zone.Discard);
  });

export const unstop = (s: Selector): Effect => ({
  *run(ctx): Flow {
    unstopCards(ctx.g, s.ids(ctx), ctx.source);
  },
  could: (ctx) => s.ids(ctx).length > 0,
  text: `unstops ${s.many}`,
  hint: 2,
});

/** Turns two-sided cards over. */
export const flips = (p: Picker): Effect =>
  onPicked('flip', p, 0, function* (ctx, ids) {
    for (const id of ids) yield* turnCardOver(ctx.g, ctx.you, id, ctx.source);
  });

interface Damage {
  /** "damaged=[Flip]": with so many fresh markers, where Tactics are used (BOG-31, BOG-45) */
  by?: readonly ('down' | 'flip')[];
  /** BOG-89, BOG-90: damage that never destroys */
  neverDestroys?: true;
}

/** Each of them. */
export const damageShip = (s: Selector, o: Damage = {}): Effect => ({
  *run(ctx): Flow {
    for (const id of s.ids(ctx))
      yield* o.neverDestroys ? damageNotDestroy(ctx.g, id) : damage(ctx.g, id, o.by && [...o.by]);
  },
  could: (ctx) => s.ids(ctx).length > 0,
  text: `damages ${s.one}${o.neverDestroys ? ' (without destroying it)' : ''}${o.by ? ` (${o.by.map((x) => (x === 'flip' ? '[Flip]' : '[Down]')).join('')})` : ''}`,
  hint: s.theirs ? 3 : -3,
});

export const destroyShip = (s: Selector): Effect => ({
  *run(ctx): Flow {
    for (const id of s.ids(ctx)) yield* destroy(ctx.g, id, ctx.source);
  },
  could: (ctx) => s.ids(ctx).length > 0,
  text: `destroys ${s.one}`,
  hint: -8,
});

/** How many turns it lasts, null for as long as it counts down; and how that is said. */
const STOPS = {
  'end of your next turn': [2, 'until the end of your next turn'],
  "end of opponent's turn": [1, 'until the end of your opponent’s turn'],
  countdown: [null, 'during the countdown'],
} as const;

/** Stopped for longer than this turn. During a countdown: with `expires: unstop(…)`. */
export const stopUntil = (term: keyof typeof STOPS, s: Selector): Effect => ({
  *run(ctx): Flow {
    const [turns] = STOPS[term];
    for (const id of s.ids(ctx))
      yield* stopLonger(ctx.g, id, turns === null ? null : ctx.g.state.turn.number + turns, ctx.source);
  },
  could: (ctx) => s.ids(ctx).length > 0,
  text: `stops ${s.one} ${STOPS[term][1]}`,
  hint: -2,
});

export const points = (n: Amount): Effect => ({
  *run(ctx): Flow {
    score(ctx.g, ctx.you, amountOf(n, ctx), true, ctx.source);
  },
  could: yes,
  text: `you ${measured(n, (k) => (k < 0 ? `lose ${-k} points` : `score ${k} points`))}`,
  hint: hintOf(n) / 5,
});

const DRAWN = 'drawn';
/** What was just drawn by this text: "draw two cards; discard one of them". */
export const drawn: Selector = {
  ...select('of them', 'of them', (ctx) => [...ctx.bound(DRAWN)]),
  chosenLater: true,
  ofPile: true,
};

export const draw = (n: Amount): Effect => ({
  *run(ctx): Flow {
    ctx.bind(DRAWN, yield* drawCards(ctx.g, ctx.you, amountOf(n, ctx)));
  },
  could: (ctx) => drawable(ctx.g, ctx.you) > 0,
  text: `draw ${measured(n, (k) => (k === 1 ? 'a card' : `${count(k)} cards`))}`,
  hint: hintOf(n),
});

/** One after the other. */
export const inOrder = (...effects: readonly Effect[]): Effect => ({
  *run(ctx): Flow {
    for (const e of effects) {
      if (ctx.tooFew) return;
      yield* e.run(ctx);
    }
  },
  *aim(ctx): Flow {
    // what comes after something that is done may depend on it
    for (const e of effects) {
      if (ctx.tooFew) return;
      yield* aimOf(e, ctx);
      if (e.chooses !== true) return;
    }
  },
  could: (ctx) => effects.every((e) => e.could(ctx)),
  parts: effects,
  text: alike(effects.map((e) => e.text).filter((t) => t !== '')).join('; '),
  hint: effects.reduce((sum, e) => sum + e.hint, 0),
});

export const ifThen = (c: Condition, then: Effect, otherwise?: Effect): Effect => {
  const verdict = deciding(c);
  return {
    *run(ctx): Flow {
      if (verdict.met(ctx)) yield* then.run(ctx);
      else if (otherwise) yield* otherwise.run(ctx);
    },
    *aim(ctx): Flow {
      yield* aimOf(verdict.aim(ctx) ? then : otherwise, ctx);
    },
    ...(otherwise === undefined && { trigger: c }),
    could: (ctx) => (c.met(ctx) ? then.could(ctx) : (otherwise?.could(ctx) ?? false)),
    rule: (ctx) => (c.met(ctx) ? then.rule?.(ctx) : (otherwise?.rule?.(ctx) ?? c.rule?.(ctx))) ?? null,
    text: `if ${c.text}, ${then.text}${otherwise ? `; otherwise ${otherwise.text}` : ''}`,
    hint: then.hint * (1 - c.hint) + (otherwise?.hint ?? 0) * c.hint,
    parts: otherwise ? [then, otherwise] : [then],
  };
};

/** Chooses cards and gives them a name, for the effects that follow. A dilemma that finds fewer than it asks for is not passed (R-8.8). */
export const pick = (name: string, p: Picker, text?: string): Effect => {
  const key = Symbol();
  const choose = function* (ctx: Reading): Flow {
    if (isEncounter(ctx) && failsForWant(ctx, p)) ctx.tooFew = true;
    else ctx.bind(name, yield* p.pick(ctx));
  };
  return {
    *run(ctx): Flow {
      if (ctx.takeDecided(key) !== true) yield* choose(ctx);
    },
    *aim(ctx): Flow {
      yield* choose(ctx);
      ctx.decide(key, true);
    },
    chooses: true,
    could: (ctx) => p.any(ctx),
    text: text ?? `choose ${p.text}`,
    hint: 0,
  };
};

const isEncounter = ({ g, source, attempt }: Reading): boolean =>
  attempt !== null && g.def(source).rules?.encounter !== undefined && g.card(source).zone === Zone.Aside;

/** The player may decline. */
export const may = (e: Effect): Effect => ({
  *run(ctx): Flow {
    if (!e.could(ctx)) return;
    if (yield* confirm(ctx.you, { id: 'may', text: `{card}: ${toDo(e.text)}?`, card: ctx.source })) yield* e.run(ctx);
  },
  could: yes,
  parts: [e],
  text: `you may ${toDo(e.text)}`,
  hint: Math.max(0, e.hint),
});

export interface Way extends Marked {
  effect: Effect;
}

const named = (w: Way): NamedWay => ({ mark: w.mark, word: wordOf(w) });

const choice = (who: 'you' | 'opponent', ways: readonly Way[]): Pick<Effect, 'run' | 'could' | 'parts' | 'ways'> => {
  checkMarks(ways.map((w) => w.mark));
  return {
    parts: ways.map((w) => w.effect),
    ways: ways.map(named),
    *run(ctx): Flow {
      // ways that are not possible are not offered; if none is, nothing happens
      const open = ways.filter((w) => w.effect.could(ctx));
      const seat = who === 'you' ? ctx.you : ctx.opponent;
      if (who === 'opponent') showTeamToOpponent(ctx);
      const mark = yield* chooseWord(ctx.g, seat, open.map(named), {
        id: 'way',
        text: '{card}: which?',
        card: ctx.source,
      });
      const chosen = open.find((w) => w.mark === mark);
      if (chosen !== undefined) yield* chosen.effect.run(ctx);
    },
    could: (ctx) => ways.some((w) => w.effect.could(ctx)),
  };
};

/** One of several, the player's choice. */
export const oneOf = (...ways: readonly Way[]): Effect => ({
  ...choice('you', ways),
  text: alike(ways.map((w) => w.effect.text)).join(' OR '),
  hint: Math.max(...ways.map((w) => w.effect.hint)),
});

/** One of several, the opponent's choice. */
export const opponentsChoiceOf = (...ways: readonly Way[]): Effect => ({
  ...choice('opponent', ways),
  text: `${alike(ways.map((w) => w.effect.text)).join(' OR ')} (opponent’s choice)`,
  hint: Math.min(...ways.map((w) => w.effect.hint)),
});

// ----- dilemmas (R-8.8, R-8.9)

/** "Unless …": met, nothing happens; not met, the effect, the team is stopped, and the dilemma is met again another time. */
export const unless = (c: Condition, effect: Effect, after: keyof typeof AFTER = 'returns'): Effect => {
  const verdict = judging(c);
  return {
    *run(ctx): Flow {
      if (verdict.met(ctx)) return;
      yield* effect.run(ctx);
      if (after !== 'mission continues') ctx.outcome = after === 'discard' ? 'failed-discard' : 'failed';
    },
    *aim(ctx): Flow {
      if (!verdict.aim(ctx)) yield* aimOf(effect, ctx);
    },
    could: yes,
    text: squeeze(`unless ${c.text}, ${withAfter(effect, after)}`),
    hint: effect.hint * c.hint - (after === 'mission continues' ? 0 : 2 * c.hint),
    condition: c,
    parts: [effect],
    asks: { how: 'unless', rest: squeeze(withAfter(effect, after)) },
  };
};

const AFTER = { returns: '', discard: 'Discard dilemma.', 'mission continues': 'Mission continues.' } as const;
const withAfter = (effect: Effect, after: keyof typeof AFTER): string => `${effect.text}. ${AFTER[after]}`;

/** A wall: "to get past requires …". */
export const toGetPast = (c: Condition, then?: Effect): Effect => {
  const verdict = judging(c);
  return {
    *run(ctx): Flow {
      if (!verdict.met(ctx)) ctx.outcome = 'failed';
      else if (then) yield* then.run(ctx);
    },
    *aim(ctx): Flow {
      if (verdict.aim(ctx)) yield* aimOf(then, ctx);
    },
    could: yes,
    text: `to get past requires ${c.text}${then ? `; then ${then.text}` : ''}`,
    hint: -2 * c.hint,
    condition: c,
    parts: then ? [then] : [],
    asks: { how: 'to-get-past', rest: then ? `then ${then.text}` : '' },
  };
};

/** An effect without conditions; the team goes on and the dilemma is discarded (R-8.11). */
export const simply = (effect: Effect): Effect => ({
  run: effect.run,
  aim: (ctx) => aimOf(effect, ctx),
  parts: [effect],
  could: yes,
  text: `${effect.text}. Discard dilemma.`,
  hint: effect.hint,
});

/** Puts a dilemma into play on something: on the ship, on a personnel, on the mission or planet. */
function* enterPlay(ctx: Reading, spot: number): Flow {
  const g = ctx.g;
  putOn(g, ctx.source, isPlanetSpot(spot) ? locationSpot(-1 - spot) : spot);
  setController(g, ctx.source, ctx.you);
  comesNow(g, ctx.source);
  startCountdown(g, ctx.source);
  ctx.outcome = 'placed';
}

export const placeOnShip: Effect = {
  *run(ctx): Flow {
    yield* enterPlay(ctx, placeOf(ctx));
  },
  could: yes,
  text: 'place on ship',
  hint: -1,
};

/** A card that was met stays on the table, in the hands of whoever met it. */
export const placeOnTable = (then?: Effect): Effect => ({
  *run(ctx): Flow {
    put(ctx.g, ctx.source, Zone.Table, -1);
    setController(ctx.g, ctx.source, ctx.you);
    ctx.outcome = 'placed';
    if (then) yield* then.run(ctx);
  },
  could: yes,
  parts: then ? [then] : [],
  text: alike(['place this card on the table', ...(then ? [then.text] : [])]).join('; '),
  hint: then?.hint ?? -1,
});

export const placeOnMission = (ends: boolean): Effect => ({
  *run(ctx): Flow {
    yield* enterPlay(ctx, locationSpot(ctx.attempt!.location));
    if (ends) ctx.outcome = 'placed-ends';
  },
  could: yes,
  text: ends ? 'place on mission; the attempt ends' : 'place on mission',
  hint: -2,
});

/** The same; in a commandeer attempt it lies on the station instead (DOM-68, CR-108). */
export const placeOnMissionOrStation: Effect = {
  *run(ctx): Flow {
    const { station, location } = ctx.attempt!;
    yield* enterPlay(ctx, station ?? locationSpot(location));
    ctx.outcome = 'placed-ends';
  },
  could: yes,
  text: 'place on this mission, or on the station that is attempted; the attempt ends',
  hint: -2,
};

export const placeOn = (p: Picker): Effect => ({
  *run(ctx): Flow {
    const [id] = yield* p.pick(ctx);
    if (id !== undefined) yield* enterPlay(ctx, id);
  },
  aims: p,
  could: yes,
  text: `place on ${p.text}`,
  hint: -1,
});

/** Runs off to the furthest planet on the same line: by number of locations, by total span, by the opponent's choice (R-12.15). */
export const runOffToFurthestPlanet = (p: Picker): Effect => ({
  *run(ctx): Flow {
    const g = ctx.g;
    // R-7.20: the quarantined stay
    const ids = (yield* p.pick(ctx)).filter((id) => forbidden(g, 'leave', id, ctx.you) === null);
    if (ids.length === 0 || ctx.attempt === null) return;
    const here = ctx.attempt.location;
    const line = g.state.lines[g.location(here).quadrant];
    const at = positionOf(g, here);
    const planets = line.filter((l) => l !== here && isPlanetLocation(g, l));
    const spanTo = (l: number): number =>
      line.reduce(
        (sum, x, i) => (l === x || (i - at) * (i - line.indexOf(l)) < 0 ? sum + span(g, x, ctx.you) : sum),
        0,
      );
    if (planets.length === 0) return;
    const far = Math.max(...planets.map((l) => Math.abs(line.indexOf(l) - at)));
    const furthest = planets.filter((l) => Math.abs(line.indexOf(l) - at) === far);
    const ends = furthest.filter((l) => spanTo(l) === Math.max(...furthest.map(spanTo))).map(planetSpot);
    const spot = yield* chooseSpot(ctx.g, ctx.opponent, ends, {
      id: 'furthest',
      text: '{card}: which planet?',
      card: ctx.source,
    });
    for (const id of ids) sendTo(g, id, spot);
  },
  aims: p,
  could: yes,
  text: `${p.text} runs off to the furthest planet`,
  hint: -2,
});

// ----- placing, relocating

export const discardThis: Effect = {
  *run(ctx): Flow {
    if (inPlay(ctx.g.card(ctx.source))) yield* discardFromPlay(ctx.g, [ctx.source], ctx.source);
    else if (ctx.g.card(ctx.source).zone === Zone.Aside) toPile(ctx.g, ctx.source, Zone.Discard);
  },
  could: yes,
  text: 'discard this card',
  hint: 0,
};

/** Cancels what is being answered: the card just played, the dilemma just met. */
export const nullifyIt = (what: string): Effect => ({
  *run(ctx): Flow {
    if (ctx.event) ctx.event.cancelled = true;
  },
  could: (ctx) => ctx.event !== null && !ctx.event.cancelled,
  text: `nullifies ${what}`,
  hint: 3,
});
