/** What is not offered is refused, and with a reason. */
import type { Dice } from '@spaceline/bots';
import {
  action,
  answerText,
  type Decision,
  type Game,
  IllegalAnswer,
  locationSpot,
  markOfName,
  NOWHERE,
  type Option,
  type Proposal,
  planetSpot,
  type Seat,
  type Spot,
  VERBS,
  whyNot,
} from '@spaceline/engine';

function randomSpot(g: Game, dice: Dice): Spot {
  const places = Math.max(1, g.state.locations.length);
  switch (dice(4)) {
    case 0:
      return NOWHERE;
    case 1:
      return planetSpot(dice(places));
    case 2:
      return locationSpot(dice(places));
    default:
      return dice(g.state.cards.length);
  }
}

/** Something that a player could name: any verb, any card, any place. */
function anyAction(g: Game, dice: Dice): Proposal {
  const card = () => dice(g.state.cards.length);
  return action(VERBS[dice(VERBS.length)], {
    card: dice(6) === 0 ? -1 : card(),
    from: dice(2) === 0 ? NOWHERE : randomSpot(g, dice),
    to: randomSpot(g, dice),
    word: dice(8) === 0 ? markOfName('Kazon') : '',
    cards: Array.from({ length: dice(3) }, card),
  });
}

/** Something that is offered, with one thing about it changed. */
function nearMiss(g: Game, d: Decision, dice: Dice): Proposal {
  const o = d.options[dice(d.options.length)];
  const a = action(o.verb, { card: o.card, from: o.from, to: o.to, word: o.mark });
  if (o.group !== null) a.cards = [o.group[dice(o.group.length)]];
  const alike = g.state.cards.filter((c) => c.controller === d.seat && (o.card < 0 || c.zone === g.card(o.card).zone));
  const card = alike.length > 0 ? alike[dice(alike.length)].id : a.card;
  // only what this kind of option speaks of: a place for something that has none would be nonsense, not a near miss
  const changes = [
    ...(o.to === NOWHERE ? [] : [() => (a.to = randomSpot(g, dice))]),
    ...(o.from === NOWHERE ? [] : [() => (a.from = randomSpot(g, dice))]),
    ...(o.card < 0 ? [] : [() => (a.card = card)]),
    ...(o.group === null ? [] : [() => (a.cards = [card])]),
  ];
  if (changes.length > 0) changes[dice(changes.length)]();
  return a;
}

function randomAction(g: Game, seat: Seat, dice: Dice): Proposal {
  const d = g.decisionFor(seat);
  return d !== null && dice(2) === 0 ? nearMiss(g, d, dice) : anyAction(g, dice);
}

function offers(o: Option, a: Proposal): boolean {
  if (o.verb !== a.verb || (a.card >= 0 && o.card !== a.card)) return false;
  // what is proposed here is named by marks
  if (a.word !== '' && o.mark !== a.word) return false;
  if ((a.from !== NOWHERE && o.from !== a.from) || (a.to !== NOWHERE && o.to !== a.to)) return false;
  return a.cards.every((id) => (o.group === null ? o.card === id : o.group.includes(id)));
}

const say = (a: Proposal): string => {
  const spot = (s: Spot) => (s === NOWHERE ? '-' : String(s));
  return `${a.verb} card ${a.card} from ${spot(a.from)} to ${spot(a.to)} ${a.word} [${a.cards.join(' ')}]`;
};

/** Names an action at random for a seat: it is offered, or the reason why it is not has a rule and a text. */
export function wrongRefusal(g: Game, seat: Seat, dice: Dice): string | null {
  const a = randomAction(g, seat, dice);
  const d = g.decisionFor(seat);
  let why: ReturnType<typeof whyNot>;
  try {
    why = whyNot(g, seat, a);
  } catch (e) {
    return `asked why not "${say(a)}" for seat ${seat}, the engine failed: ${String(e)}`;
  }
  const offered = d?.options.some((o) => offers(o, a)) ?? false;
  if (why === null)
    return offered ? null : `"${say(a)}" is not offered to seat ${seat}, and there is no reason why not`;
  return why.rule === '' || why.text === '' ? `the reason against "${say(a)}" for seat ${seat} is empty` : null;
}

/** Answers that nobody offered: they must be refused, and change nothing. */
export function wrongAcceptance(g: Game, d: Decision, dice: Dice): string | null {
  const o = d.options[dice(d.options.length)];
  const madeUp = ['', 'nonsense', 'pick.99999', `${o.key}~made-up`, `${o.key}:99999`, `@${1 - d.seat} end-turn`];
  if (o.group !== null && o.min > 0) madeUp.push(answerText(d, { seat: d.seat, option: o, cards: [] }));
  if (o.group !== null) madeUp.push(`${o.key}:${o.group[0]},${o.group[0]}`);
  const before = g.hash();
  const given = g.answers.length;
  for (const text of madeUp) {
    if (d.also && text.startsWith('@')) continue;
    try {
      g.answer(text);
      return `the answer "${text}" was not offered, and was taken`;
    } catch (e) {
      if (!(e instanceof IllegalAnswer)) return `the answer "${text}" was refused by a failure: ${String(e)}`;
    }
    if (g.hash() !== before || g.answers.length !== given || g.decision !== d)
      return `the answer "${text}" was refused, and changed the game`;
  }
  return null;
}
