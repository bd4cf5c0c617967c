/** The judge's bench: a scenario taken step by step, with what became of each step, why something was refused, and what holds then. */
import {
  type Decision,
  FIRST_IN_PLAY,
  type Game,
  NOWHERE,
  type Option,
  type Reason,
  SEATS,
  type Seat,
  scoreOf,
  Zone,
} from '@spaceline/engine';
import { nameOfSeat } from './names.ts';
import type { Phrased, Phrasing } from './phrasing.ts';
import { PILE_NAMES } from './places.ts';
import { type Observer, parseScenario, Runner, type Scenario } from './run.ts';
import { rulesFor } from './runner.ts';
import type { ScenarioDoc } from './saving.ts';
import { ScenarioError } from './source.ts';
import { STATES } from './states.ts';
import { TableBuilder } from './table.ts';

/**
 * `done`: somebody did it; `refused`: it is not offered; `unclear`: several things that are offered fit; `holds` and `fails`: what must hold
 * does, or does not.
 */
type Outcome = 'done' | 'refused' | 'unclear' | 'holds' | 'fails';

export interface JudgedStep {
  outcome: Outcome;
  /** whose doing it is; null where something must hold */
  seat: Seat | null;
  /** the lines of the game's log that it brought about: from, and up to */
  log: readonly [number, number];
  /** why it is refused, or why what must be refused is */
  reasons: Reason[];
  message: string | null;
}

export interface Judged {
  /** the board cannot be laid out, or a step not be read */
  problem: { text: string; line: number | null } | null;
  steps: JudgedStep[];
  game: Game | null;
  /** what somebody is asked where the steps end */
  asked: { seat: Seat; decision: Decision; steps: (Phrased | null)[] } | null;
  names: Record<number, string>;
  /** what could be said of the table then, most telling first: each a part of an `expect` */
  holds: ScenarioDoc[];
}

const NOTHING: Omit<Judged, 'problem'> = { steps: [], game: null, asked: null, names: {}, holds: [] };

/**
 * Takes every step up to the first that fails. `observe` is called at every decision, and may throw to stop it. Where a card lies as it
 * never could, so that its text finds nothing to work on, that is said of the board.
 */
export function judge(text: string, observe: Observer | null = null): Judged {
  try {
    return judged(text, observe);
  } catch (e) {
    const astray = e instanceof TypeError ? cardsAstray(text) : [];
    if (astray.length === 0) throw e;
    const { title, place } = astray[0];
    const said = `${title} cannot lie ${place}: it is played on something else, and its text finds nothing to work on`;
    return { ...NOTHING, problem: { text: `${said}; put it "on" what it is played on`, line: null } };
  }
}

/** Cards that lie where none of the ways of playing them would put them. */
function cardsAstray(text: string): { title: string; place: string }[] {
  const scenario = parseScenario(text);
  const g = new TableBuilder(scenario.source, rulesFor(scenario)).lay();
  return g.state.cards
    .filter(({ id, zone, aim }) => {
      const { rules, dilemma } = g.def(id);
      const plays = rules?.plays ?? [];
      if (zone === Zone.Table)
        return dilemma || (plays.length > 0 && plays.every((m) => m.targets !== null && !m.aims));
      return (zone === Zone.On || zone === Zone.OnLocation) && aim === NOWHERE && plays.some((m) => m.aims);
    })
    .map(({ id, zone }) => ({ title: g.def(id).title, place: zone === Zone.Table ? 'on the table' : 'there' }));
}

function judged(text: string, observe: Observer | null): Judged {
  let scenario: Scenario;
  let runner: Runner;
  try {
    scenario = parseScenario(text);
    runner = new Runner(scenario, rulesFor(scenario), observe);
    runner.begin();
  } catch (e) {
    if (!(e instanceof ScenarioError)) throw e;
    return { ...NOTHING, problem: { text: plain(e), line: e.line } };
  }
  const steps: JudgedStep[] = [];
  let before = snapshot(runner.game);
  for (let i = 0; i < runner.length; i++) {
    const deed = runner.wantedIn(i).length > 0 && !isExpectation(scenario, i);
    if (deed) before = snapshot(runner.game);
    const step = take(runner, i, isExpectation(scenario, i));
    steps.push(step);
    if (step.outcome !== 'done' && step.outcome !== 'holds') break;
  }
  const { game, phrasing } = runner;
  const { names } = phrasing;
  const last = steps.at(-1);
  const failed = last !== undefined && last.outcome !== 'done' && last.outcome !== 'holds';
  const d = failed ? null : game.decision;
  return {
    problem: null,
    steps,
    game,
    asked:
      d === null ? null : { seat: d.seat, decision: d, steps: d.options.map((o: Option) => phrasing.stepFor(d, o)) },
    names,
    holds: last === undefined ? [] : holdsNow({ scenario, steps, g: game, phrasing, names }, before),
  };
}

/** Without the line before it: that is told by itself. */
const plain = (e: ScenarioError): string => e.message.replace(/^line \d+: /, '');

const stepsOf = ({ source: { root } }: Scenario): Record<string, unknown>[] => root.steps as Record<string, unknown>[];
const isExpectation = (scenario: Scenario, i: number): boolean => stepsOf(scenario)[i]?.expect !== undefined;

function take(runner: Runner, i: number, expects: boolean): JudgedStep {
  const from = runner.game.log.length;
  const wanted = runner.wantedIn(i);
  const seat = expects ? null : (wanted[0]?.seat ?? null);
  // why what must be refused is: asked while it is so, and before anything that comes by itself
  const early = expects ? wanted.flatMap((w) => runner.whyNot(w.seat, w.wanted)) : [];
  const done = (outcome: Outcome, reasons: Reason[], message: string | null): JudgedStep => ({
    outcome,
    seat,
    log: [from, runner.game.log.length],
    reasons,
    message,
  });
  try {
    runner.takeStep(i);
    return done(expects ? 'holds' : 'done', early, null);
  } catch (e) {
    if (!(e instanceof ScenarioError)) throw e;
    const message = plain(e);
    if (expects) return done('fails', early, message);
    if (wanted.some((w) => runner.isUnclear(w.seat, w.wanted))) return done('unclear', [], message);
    return done(
      'refused',
      wanted.flatMap((w) => runner.whyNot(w.seat, w.wanted)),
      message,
    );
  }
}

// ----- what could be said of the table

interface Now {
  zone: Zone;
  host: number;
  states: readonly string[];
}

/** Words for what a card is that somebody could want to hold. */
const TOLD: readonly string[] = [
  'stopped',
  'damaged',
  'destroyed',
  'docked',
  'landed',
  'cloaked',
  'phased',
  'disabled',
  'stasis',
  'captive',
  'solved',
  'infiltrating',
  'exposed',
  'deactivated',
  'scouted',
  'assimilated',
];

function snapshot(g: Game): { cards: Now[]; points: number[] } {
  return {
    cards: g.state.cards.map(({ id, zone, host }) => ({
      zone,
      host,
      states: TOLD.filter((word) => STATES[word](g, id)),
    })),
    points: SEATS.map((seat) => scoreOf(g, seat)),
  };
}

const MOST = 14;

interface Scene {
  scenario: Scenario;
  steps: readonly JudgedStep[];
  g: Game;
  phrasing: Phrasing;
  names: Record<number, string>;
}

function holdsNow(scene: Scene, before: ReturnType<typeof snapshot>): ScenarioDoc[] {
  const { scenario, steps, g, names } = scene;
  const out: ScenarioDoc[] = [];
  const i = steps.length - 1;
  const last = steps[i];
  const raw = stepsOf(scenario)[i];
  if (last.outcome === 'refused' && last.seat !== null) {
    const name = nameOfSeat(last.seat);
    const [why] = last.reasons;
    const deed = raw[name];
    const said = typeof deed === 'string' || why === undefined ? deed : { ...(deed as object), because: why.rule };
    out.push({ 'not-offered': { [name]: said } });
  }
  const now = snapshot(g);
  for (const seat of SEATS)
    if (now.points[seat] !== before.points[seat]) out.push({ points: { [nameOfSeat(seat)]: now.points[seat] } });
  for (const [id, card] of now.cards.entries()) {
    const was = before.cards[id];
    const name = names[id];
    if (name === undefined || was === undefined) continue;
    if (card.zone !== was.zone || card.host !== was.host) {
      const place = placeOf(scene, id);
      if (place !== null) out.push({ in: { [name]: place } });
    }
    const gained = card.states.filter((x) => !was.states.includes(x));
    const lost = was.states.filter((x) => !card.states.includes(x));
    if (gained.length > 0) out.push({ is: { [name]: gained } });
    if (lost.length > 0 && card.zone >= FIRST_IN_PLAY) out.push({ 'is-not': { [name]: lost } });
  }
  if (out.length < 2) out.push(...unchanged(scene, raw));
  return out.slice(0, MOST);
}

/** Where nothing happened, that nothing did: of the cards that the step names. */
function unchanged({ g, names }: Scene, raw: Record<string, unknown>): ScenarioDoc[] {
  const said = JSON.stringify(raw);
  const ids = Object.entries(names)
    .filter(([id, name]) => g.card(Number(id)).zone >= FIRST_IN_PLAY && said.includes(JSON.stringify(name)))
    .map(([id]) => Number(id));
  return ids.flatMap((id): ScenarioDoc[] => {
    const d = g.def(id);
    const name = names[id];
    if (d.mission) return STATES.solved(g, id) ? [] : [{ 'is-not': { [name]: ['solved'] } }];
    if (!d.personnel && !d.ship && !d.facility) return [];
    const not = ['stopped', ...(d.personnel ? [] : ['damaged'])].filter((x) => !STATES[x](g, id));
    return not.length === 0 ? [] : [{ 'is-not': { [name]: not } }];
  });
}

function placeOf({ g, names, phrasing }: Scene, id: number): string | null {
  const c = g.card(id);
  const host = () => names[c.host] ?? phrasing.nameOf(c.host);
  const mission = () => {
    const l = g.location(c.host);
    return phrasing.nameOf(l.missions[0] ?? l.card);
  };
  switch (c.zone) {
    case Zone.Aboard:
      return `aboard ${host()}`;
    case Zone.On:
      return `on ${host()}`;
    case Zone.Planet:
      return `planet ${mission()}`;
    case Zone.Space:
      return `at ${mission()}`;
    case Zone.OnLocation:
      return `on ${mission()}`;
    case Zone.Seeded:
      return `under ${mission()}`;
    default:
      return Object.keys(PILE_NAMES).find((k) => PILE_NAMES[k].includes(c.zone)) ?? null;
  }
}
