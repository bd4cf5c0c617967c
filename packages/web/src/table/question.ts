/** The one question: whose move it is, what is asked, and the two or three things that can be said at once. */
import type { DecisionView, OptionView } from '@spaceline/protocol';
import { answer, type Game, type NetState, replyToUndo } from '../net/game.ts';
import type { Settings } from '../net/settings.ts';
import type { Scene } from './context.tsx';
import { battles } from './model/battles.ts';
import { listOf, plural, shortName } from './model/names.ts';
import { placeKey, words } from './model/options.ts';
import { defaultPlace, isAble } from './model/places.ts';
import type { Member } from './model/requirements.ts';
import { isCardSpot, isPlanetSpot, NOWHERE, spotLocation } from './model/spots.ts';
import { staffing } from './model/staffing.ts';
import { type Ui, ui } from './ui.ts';

interface Choice {
  label: string;
  /** the key as it is written on the button */
  hint: string;
  /** KeyboardEvent.key, in lower case */
  hotkey: string;
  run(): void;
  primary?: boolean;
  disabled?: boolean;
  /** a phone has it elsewhere */
  desk?: true;
}

export interface Question {
  /** whose move: decides the colour of the bar */
  who: 'you' | 'them' | 'nobody';
  title: string;
  moment: string;
  text: string;
  note: string;
  rule: string | null;
  buttons: Choice[];
  /** told about the other player: the bar is theirs, although there is something to press */
  theirs?: boolean;
}

const space = (label: string, run: () => void, disabled = false): Choice => ({
  label,
  hint: 'Space',
  hotkey: ' ',
  run,
  primary: true,
  disabled,
});
const byEscape = (label: string, run: () => void): Choice => ({ label, hint: 'Esc', hotkey: 'escape', run });

const SEGMENTS: Readonly<Record<string, string>> = { start: 'start', play: 'card plays', orders: 'orders', end: 'end' };
const PHASES: Readonly<Record<string, string>> = {
  'doorway-phase': 'Doorway phase',
  'mission-phase': 'Mission phase',
  'dilemma-phase': 'Dilemma phase',
  'facility-phase': 'Facility phase',
  attempt: 'Mission attempt',
  'ship-battle': 'Ship battle',
  'personnel-battle': 'Personnel battle',
};

function momentOf(g: Game): string {
  const { process, turn } = g.view;
  const phase = PHASES[process];
  if (process === 'over') return 'Game over';
  if (turn.number === 0) return phase ?? 'Seeding';
  return `Turn ${turn.number}, ${phase?.toLowerCase() ?? SEGMENTS[turn.segment] ?? turn.segment}`;
}

const WAITING: Readonly<Record<string, string>> = {
  action: 'plays cards and gives orders.',
  seed: 'is seeding.',
  response: 'may respond.',
  optional: 'is asked something.',
  choice: 'is choosing.',
};

export function questionOf(s: Scene, u: Ui, net: Pick<NetState, 'link' | 'sending'>, settings: Settings): Question {
  const { game } = s;
  const moment = momentOf(game);
  const base = { moment, note: '', rule: null, buttons: [] as Choice[] };
  if (game.view.result !== null) {
    return { ...base, who: 'nobody', title: 'Game over', text: resultWords(s), note: 'The summary has the plots.' };
  }
  if (s.live && net.link === 'lost') {
    const note = net.sending ? 'Your answer is kept and sent as soon as the server is back.' : 'Nothing is lost.';
    return { ...base, who: 'nobody', title: 'No connection', text: 'The connection is lost. Trying again …', note };
  }
  if (s.live && game.undo !== null && game.undo.by !== game.seat) {
    return {
      ...base,
      who: 'you',
      title: 'You are asked',
      text: `${s.them} asks to take back a move. Do you allow it?`,
      note: 'Something was revealed since, so it needs your consent.',
      buttons: [byEscape('Refuse', () => replyToUndo(false)), space('Allow it', () => replyToUndo(true))],
    };
  }
  const d = game.decision;
  if (!s.live || d === null) return waitingFor(s, base);
  const you = {
    ...base,
    who: 'you' as const,
    title: d.kind === 'action' || d.kind === 'seed' ? 'Your move' : 'You are asked',
  };
  const q = { ...you, ...asked(s, u, d, settings) };
  // an answer on its way: the words stay, the buttons wait
  if (net.sending) return { ...q, buttons: q.buttons.map((b) => ({ ...b, disabled: true })) };
  return q;
}

function waitingFor(s: Scene, base: Omit<Question, 'who' | 'title' | 'text'>): Question {
  const { game } = s;
  const seat = game.waiting?.seat ?? game.view.turn.seat;
  const name = game.seats[seat]?.name ?? s.them;
  const last = game.log[game.log.length - 1];
  const away = game.clock.away[seat];
  return {
    ...base,
    who: 'them',
    title: `${name}’s move`,
    text: away === null ? `${name} ${WAITING[game.waiting?.kind ?? 'action']}` : `${name} is away. Waiting …`,
    note: last?.text ?? '',
  };
}

function resultWords(s: Scene): string {
  const { result } = s.game.view;
  if (result === null) return '';
  const how = RESULTS[result.kind] ?? result.kind;
  if (result.winner < 0) return 'Nobody wins: a true tie.';
  if (s.game.seat >= 0) return result.winner === s.game.seat ? `You win: ${how}.` : `${s.them} wins: ${how}.`;
  return `${s.game.seats[result.winner].name} wins: ${how}.`;
}

export const RESULTS: Readonly<Record<string, string>> = {
  'full-win': 'a full win',
  'modified-win': 'a modified win',
  'true-tie': 'a true tie',
  concession: 'by concession',
};

type Part = Pick<Question, 'text' | 'note' | 'buttons'> & Partial<Pick<Question, 'rule' | 'title' | 'who'>>;

function asked(s: Scene, u: Ui, d: DecisionView, settings: Settings): Part {
  if (u.group !== null) return choosing(s, u.group.option, u.group.chosen, d);
  if (u.selected !== null) return selecting(s, u.selected);
  switch (d.kind) {
    case 'action':
      return turn(s, u, d, settings);
    case 'seed':
      return seeding(s, d);
    default:
      return other(s, u, d);
  }
}

// ----- the own turn

function turn(s: Scene, u: Ui, d: DecisionView, settings: Settings): Part {
  const end = d.options.find((o) => o.verb === 'end-turn');
  const plays = s.game.view.players[s.table.me].plays;
  const playable = new Set(d.options.filter((o) => o.topic === 'plays' && o.card >= 0).map((o) => o.card)).size;
  const inPlayPhase = s.game.view.turn.segment === 'play';
  const attempts = d.options.filter((o) => o.verb === 'attempt').length;
  const moves = new Set(d.options.filter((o) => o.verb === 'move').map((o) => o.card)).size;
  const notes: string[] = [];
  if (inPlayPhase && plays > 0) notes.push(`${plural(plays, 'play')} left, ${plural(playable, 'card')} can be played`);
  if (attempts > 0) notes.push(`${plural(attempts, 'mission')} can be attempted`);
  if (moves > 0) notes.push(`${plural(moves, 'ship')} can fly`);
  const rest = d.options.length - (end ? 1 : 0);
  const note =
    notes.length > 0
      ? `${capital(notes.join('; '))}.`
      : rest > 0
        ? 'What glows can still act.'
        : 'Nothing is left to do this turn.';
  const go = () => end && answer(end.key);
  const unused = inPlayPhase && plays > 0 && playable > 0 && settings.guard;
  if (u.ending) {
    return {
      text: `End your turn with ${plural(plays, 'card play')} left?`,
      note: 'Plays are not kept for the next turn.',
      buttons: [byEscape('Keep playing', () => ui.set({ ending: false })), space('End turn', go)],
    };
  }
  return {
    text: inPlayPhase ? 'Play cards, or give orders.' : 'Give orders, or end your turn.',
    note,
    buttons: [
      ...attemptsHere(s, u),
      space('End turn', unused ? () => ui.set({ ending: true }) : go, end === undefined),
    ],
  };
}

/** Attempts at the opened location, at most two: the rest is in the menus. */
function attemptsHere(s: Scene, u: Ui): Choice[] {
  const open = u.open ?? defaultPlace(s.table);
  const options = (s.acts.get(placeKey(open)) ?? []).filter((o) => o.verb === 'attempt' || o.verb === 'scout');
  return options.slice(0, 2).map((o, i) => ({
    label: attemptWords(o),
    hint: i === 0 ? 'M' : 'N',
    hotkey: i === 0 ? 'm' : 'n',
    run: () => take(o),
    desk: true,
  }));
}

export const attemptWords = (o: OptionView): string => {
  const who = /with the (.+)$/.exec(words(o))?.[1] ?? '';
  const crew = /^crew of (.+?) \((\d+) able\)$/.exec(who);
  const team = /^Away Team \((\d+) able\)$/.exec(who);
  const verb = o.verb === 'scout' ? 'Scout' : 'Attempt';
  if (crew) return `${verb} with ${shortName(crew[1])} (${crew[2]})`;
  return team ? `${verb} with the team (${team[1]})` : `${verb} with the ${who}`;
};

function selecting(s: Scene, key: string): Part {
  const options = s.acts.get(key) ?? [];
  const name = selectedName(s, key);
  const cancel = byEscape('Cancel', () => ui.select(null));
  const target = options.some((o) => o.to !== NOWHERE && !isCardSpot(o.to) && o.verb !== 'beam');
  if (options.length === 0) return { text: `${name}: not now.`, note: 'The menu says why.', buttons: [cancel] };
  if (options.length === 1)
    return {
      text: name,
      note: words(options[0]),
      buttons: [cancel, space(shortLabel(options[0]), () => take(options[0]))],
    };
  return {
    text: `What should ${name} do?`,
    note: target ? 'Pick from its menu, or click where it should go.' : 'Pick from its menu.',
    buttons: [cancel],
  };
}

function selectedName(s: Scene, key: string): string {
  const [kind, a, b] = key.split('-');
  if (kind === 'card' || kind === 'hand') return s.nameOf(Number(a));
  if (kind === 'team') return `the Away Team at ${s.table.byId.get(Number(b))?.title ?? ''}`;
  return s.table.byId.get(Number(a))?.title ?? '';
}

const SHORT: Partial<Record<string, string>> = {
  report: 'Report',
  play: 'Play',
  seed: 'Seed',
  download: 'Download',
  beam: 'Beam',
  walk: 'Walk',
  move: 'Move',
  dock: 'Dock',
  undock: 'Undock',
  land: 'Land',
  'take-off': 'Take off',
  attempt: 'Attempt',
  attack: 'Attack',
  fight: 'Fight',
  use: 'Use',
  activate: 'Activate',
  switch: 'Switch',
  'take-back': 'Take back',
};

const shortLabel = (o: OptionView): string => SHORT[o.verb] ?? 'Do it';

/** Takes an option: at once, or after its group has been chosen. */
export function take(o: OptionView): void {
  if (o.group === null) {
    answer(o.key);
    return;
  }
  // nobody else can be meant
  if (o.group.length === 1 && o.min === 1) {
    answer(o.key, o.group);
    return;
  }
  const all = o.group.length === o.min ? [...o.group] : [];
  ui.set({ group: { option: o, chosen: all }, selected: null });
}

// ----- a group

const GROUP_VERBS: Partial<Record<string, string>> = {
  beam: 'Beam',
  walk: 'Walk',
  attack: 'Attack with',
  fire: 'Fire with',
  load: 'Take aboard',
  pick: 'Choose',
};

function choosing(s: Scene, o: OptionView, chosen: readonly number[], d: DecisionView): Part {
  const many =
    o.min === o.max ? `${o.min}` : o.max >= (o.group?.length ?? 0) ? `at least ${o.min}` : `${o.min} to ${o.max}`;
  const enough = chosen.length >= o.min && chosen.length <= o.max;
  const names = chosen.map((id) => shortName(s.nameOf(id)));
  const who = names.length === 0 ? `Choose ${many}.` : `${listOf(names)} chosen.`;
  const verb = GROUP_VERBS[o.verb] ?? 'Choose';
  const down =
    o.verb === 'beam' ? (isPlanetSpot(o.to) ? ' down' : isCardSpot(o.to) && isPlanetSpot(o.from) ? ' up' : '') : '';
  const buttons: Choice[] = [];
  const all = o.group ?? [];
  if (o.max >= all.length && all.length > 1)
    buttons.push({
      label: chosen.length === all.length ? 'Nobody' : 'Everyone',
      hint: 'A',
      hotkey: 'a',
      run: () => ui.set({ group: { option: o, chosen: chosen.length === all.length ? [] : [...all] } }),
    });
  const only = d.options.length === 1 && d.options[0].key === o.key;
  if (!only) buttons.push(byEscape('Cancel', () => ui.set({ group: null })));
  buttons.push(space(`${verb} ${chosen.length}${down}`, () => answer(o.key, chosen), !enough));
  return { text: groupQuestion(s, o, d), note: `${who}${enough ? staysStaffed(s, o, chosen) : ''}`, buttons };
}

function groupQuestion(s: Scene, o: OptionView, d: DecisionView): string {
  const place = (spot: number) =>
    isCardSpot(spot) ? s.nameOf(spot) : (s.table.byId.get(spotLocation(spot))?.title ?? 'there');
  switch (o.verb) {
    case 'beam':
      if (isPlanetSpot(o.to)) return `Who beams down to ${place(o.to)}?`;
      return isPlanetSpot(o.from) ? `Who beams up to ${place(o.to)}?` : `Who beams over to ${place(o.to)}?`;
    case 'walk':
      return `Who walks to ${place(o.to)}?`;
    case 'attack':
      return `Who attacks ${place(o.to)}?`;
    case 'fire':
      return `Who returns fire at ${place(o.to)}?`;
    default:
      return d.text;
  }
}

/** The people among these cards, as staffing looks at them. */
export function membersOf(s: Scene, ids: readonly number[]): Member[] {
  const out: Member[] = [];
  for (const id of ids) {
    const card = s.table.cards.get(id);
    const facts = s.infoOf(id)?.facts;
    if (card !== undefined && facts?.type === 'Personnel') out.push({ id, name: shortName(facts.title), card, facts });
  }
  return out;
}

function staysStaffed(s: Scene, o: OptionView, chosen: readonly number[]): string {
  const ship = isCardSpot(o.from) ? s.infoOf(o.from)?.facts : undefined;
  if (ship?.type !== 'Ship' || (o.verb !== 'beam' && o.verb !== 'walk')) return '';
  const crew = s.table.units.get(`card-${o.from}`)?.people.filter(isAble) ?? [];
  const left = crew.map((c) => c.id).filter((id) => !chosen.includes(id));
  const now = staffing(
    ship,
    membersOf(
      s,
      crew.map((c) => c.id),
    ),
  );
  const then = staffing(ship, membersOf(s, left));
  const name = shortName(ship.title);
  if (then.met) return ` ${name} stays staffed.`;
  return now.met ? ` ${name} will no longer be staffed.` : ` ${name} is not staffed.`;
}

// ----- seeding

/**
 * The next card to lay out, for those who leave it to the table: under the other player's missions, each in turn. null when
 * nothing more can go there.
 */
export function nextSeed(s: Scene, d: DecisionView): OptionView | null {
  const laid = new Map<number, number>();
  for (const o of d.options) {
    if (o.verb !== 'take-back') continue;
    const at = s.table.places.find((p) => p.owner !== s.table.me && `${o.stem} ${o.tail}`.includes(` from ${p.title}`));
    if (at) laid.set(at.id, (laid.get(at.id) ?? 0) + 1);
  }
  let best: OptionView | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const o of d.options) {
    if (o.verb !== 'seed' || (best !== null && o.card !== best.card)) continue;
    const place = s.table.byId.get(spotLocation(o.to));
    if (place === undefined || place.owner === s.table.me) continue;
    const n = laid.get(place.id) ?? 0;
    if (n < least) {
      least = n;
      best = o;
    }
  }
  return best;
}

function seeding(s: Scene, d: DecisionView): Part {
  const pass = d.options.find((o) => o.verb === 'pass');
  const seeds = new Set(d.options.filter((o) => o.verb === 'seed').map((o) => o.card)).size;
  const buttons: Choice[] = [];
  if (d.prompt === 'batch') {
    const laid = d.options.filter((o) => o.verb === 'take-back').length;
    if (pass === undefined)
      return {
        who: 'them',
        title: `${s.them}’s move`,
        text: `Your seed cards are laid out; ${s.them} is still seeding.`,
        note: 'You may take a card back meanwhile.',
        buttons,
      };
    // what can go under the own missions alone is left to the player
    if (nextSeed(s, d) !== null)
      buttons.push({ label: 'Lay them out for me', hint: 'L', hotkey: 'l', run: () => ui.set({ laying: true }) });
    buttons.push(space('Done seeding', () => answer(pass.key)));
    return {
      text: 'Lay out your seed cards at the missions.',
      note: `${plural(laid, 'card')} laid out, ${seeds} left. Up to four different cards at one mission; what you lay first is met last.`,
      buttons,
    };
  }
  if (pass !== undefined) buttons.push(space(seeds > 0 ? 'Pass' : 'Go on', () => answer(pass.key)));
  return { text: sentence(d.text), note: SEED_NOTES[d.prompt] ?? '', buttons };
}

const SEED_NOTES: Readonly<Record<string, string>> = {
  'mission-phase': 'Click a mission below to place it at the next end of the spaceline.',
  'facility-phase': 'Click a card below; it glows where it can be seeded.',
  'doorway-phase': 'Click a doorway below to seed it.',
  'dilemma-phase': 'Click a card below, then the mission it goes under.',
};

// ----- everything else

function other(s: Scene, u: Ui, d: DecisionView): Part {
  const pass = d.options.find((o) => o.verb === 'pass' || o.verb === 'hold-fire');
  const rest = d.options.filter((o) => o !== pass);
  const buttons: Choice[] = [];
  const text = sentence(d.text);
  const asker = d.card >= 0 ? s.nameOf(d.card) : '';
  const note = noteOf(d, asker);
  const special = SPECIAL[d.prompt]?.(s, u, d);
  if (special && !u.peek) return special;
  if (u.peek) {
    buttons.push({ label: 'Back to the choice', hint: 'Esc', hotkey: 'escape', run: () => ui.set({ peek: false }) });
    return { text, note, buttons };
  }
  // one group to choose, and nothing else: it is chosen in the tray at once
  if (rest.length <= 2 && rest.every((o) => o.group === null && o.card < 0)) {
    rest.forEach((o, i) => {
      const last = pass === undefined && i === rest.length - 1;
      buttons.push({
        label: answerWords(o),
        hint: last ? 'Space' : String(i + 1),
        hotkey: last ? ' ' : String(i + 1),
        run: () => take(o),
        ...(last ? { primary: true } : {}),
      });
    });
    if (pass) buttons.push(space(passWords(pass, d), () => answer(pass.key)));
    return { text, note, buttons };
  }
  const picked = rest.find((o) => o.key === u.picked);
  if (pass)
    buttons.push(
      picked
        ? { label: passWords(pass, d), hint: 'P', hotkey: 'p', run: () => answer(pass.key) }
        : space(passWords(pass, d), () => answer(pass.key)),
    );
  if (picked) buttons.push(space(pickWords(picked), () => take(picked)));
  else if (!pass) buttons.push(space('Choose one', () => undefined, true));
  return { text, note, buttons };
}

/** Questions that are asked so often, or at such a moment, that they have words and keys of their own. */
const SPECIAL: Readonly<Record<string, (s: Scene, u: Ui, d: DecisionView) => Part | null>> = {
  tactic: tacticQuestion,
  combat: combatQuestion,
  'return-fire': returnFireQuestion,
};

/** BOG-22, BOG-23: up to two are looked at, one is laid face down, or none. */
function tacticQuestion(s: Scene, u: Ui, d: DecisionView): Part | null {
  const pass = d.options.find((o) => o.verb === 'pass');
  const draw = d.options.find((o) => o.verb === 'pick' && o.card < 0);
  const drawn = d.options.filter((o) => o.verb === 'pick' && o.card >= 0);
  if (pass === undefined) return null;
  const none: Choice = { label: 'Use none', hint: 'N', hotkey: 'n', run: () => answer(pass.key) };
  if (drawn.length === 0)
    return {
      text: 'Draw a Tactic for this battle?',
      note: 'You may look at two and lay one face down. Both sides turn theirs over together.',
      rule: 'BOG-22',
      buttons: draw ? [none, space('Draw a Tactic', () => answer(draw.key))] : [space('Use none', none.run)],
    };
  const use = drawn.find((o) => o.key === u.picked) ?? drawn[drawn.length - 1];
  const buttons: Choice[] = [none];
  if (draw) buttons.push({ label: 'Draw another', hint: 'D', hotkey: 'd', run: () => answer(draw.key) });
  buttons.push(space(`Use ${s.nameOf(use.card)}`, () => answer(use.key)));
  const { tactic } = s.infoOf(use.card)?.facts ?? {};
  const bonus = tactic ? `ATTACK ${signed(tactic.attack)}, DEFENSE ${signed(tactic.defense)}. ` : '';
  return {
    text: drawn.length > 1 ? 'Which Tactic do you lay face down?' : `Lay ${s.nameOf(use.card)} face down?`,
    note: `${bonus}What you do not use goes under your side deck.`,
    rule: 'BOG-24',
    buttons,
  };
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** the stronger may stun, more than double may wound. */
function combatQuestion(s: Scene, _: Ui, d: DecisionView): Part | null {
  const pass = d.options.find((o) => o.verb === 'pass');
  const rest = d.options.filter((o) => o !== pass);
  if (pass === undefined || rest.length === 0) return null;
  // the one who was just met is known, though the crew is hidden
  const fight = battles(s.game.log).findLast((b) => b.kind === 'people');
  const duel = fight?.kind === 'people' ? fight.duels[fight.duels.length - 1] : undefined;
  const name = duel?.sides[duel.strengths[0] < duel.strengths[1] ? 0 : 1].title || s.nameOf(d.card);
  const hardest = rest[rest.length - 1];
  return {
    text: rest.length > 1 ? `${name} is overpowered: stun or wound?` : `${name} is overpowered: stun?`,
    note: 'The stunned do not count for the total; the wounded die when it ends.',
    rule: 'R-10.6',
    buttons: [
      { label: 'Spare', hint: 'N', hotkey: 'n', run: () => answer(pass.key) },
      ...rest.slice(0, -1).map((o, i) => ({
        label: capital(o.word),
        hint: String(i + 1),
        hotkey: String(i + 1),
        run: () => answer(o.key),
      })),
      space(capital(hardest.word), () => answer(hardest.key)),
    ],
  };
}

/** BOG-17: the defender says at once who returns fire, and at whom. */
function returnFireQuestion(s: Scene, _: Ui, d: DecisionView): Part | null {
  const hold = d.options.find((o) => o.verb === 'hold-fire');
  const fire = d.options.filter((o) => o.verb === 'fire');
  if (hold === undefined || fire.length !== 1) return null;
  return {
    text: `${s.nameOf(d.card)} is attacked. Return fire at ${s.nameOf(fire[0].to)}?`,
    note: 'Both volleys count before any damage lands.',
    rule: 'BOG-17',
    buttons: [
      { label: 'Hold fire', hint: 'N', hotkey: 'n', run: () => answer(hold.key) },
      space('Return fire', () => take(fire[0])),
    ],
  };
}

const capital = (t: string): string => t.slice(0, 1).toUpperCase() + t.slice(1);
const sentence = (t: string): string => (/[.?!]$/.test(t) ? t : `${t}.`);

/** A yes is said with the question's own verb where it has one. */
const answerWords = (o: OptionView): string => {
  const w = words(o);
  return w === 'Yes' ? 'Yes' : capital(w);
};

const pickWords = (o: OptionView): string => {
  const w = words(o);
  return w.length > 34 ? shortLabel(o) : o.verb === 'pick' ? `Choose ${w}` : w;
};

function passWords(o: OptionView, d: DecisionView): string {
  if (o.verb === 'hold-fire') return 'Hold fire';
  if (d.kind === 'optional') return d.options.length === 2 ? 'No' : 'None';
  return o.stem || 'Pass';
}

function noteOf(d: DecisionView, asker: string): string {
  const by = asker === '' || asker === 'a hidden card' ? '' : `${asker} asks. `;
  if (d.kind === 'response') return 'Passing lets it happen.';
  const group = d.options.find((o) => o.group !== null);
  if (group) return `${by}Tick the cards, then confirm.`;
  return d.text.includes(asker) ? '' : by;
}
