/** The heuristic bot: plays by rules of thumb, from what its seat may know. */
import { checkGroup, type Decision, type Dice, type Game, type Option, other, type Seat } from '@spaceline/engine';
import type { Bot, BotMaker, Choice } from '../bot.ts';
import { randomChoice } from '../random.ts';
import { choose, respond } from './answering.ts';
import { bestAttack } from './battle.ts';
import { fightSomebody } from './brawls.ts';
import { mindCaptives } from './captives.ts';
import { goUndercover } from './infiltrating.ts';
import { type Memory, type Mind, newMemory, note, remember, take, timesDone } from './mind.ts';
import { giveOrders } from './moving.ts';
import { goesOnForEver, playCards } from './playing.ts';
import { seed } from './seeding.ts';
import { takeOver } from './stations.ts';

/** A battle stops whoever takes part. This much is worth more than whatever else they could do this turn. */
const URGENT = 8;
/** And this much, when they have nothing else to do. */
const WORTHWHILE = 0.5;

/** Ships that were sent out to attack do so as soon as they are there. */
function attack(m: Mind, decision: Decision, least: number): Choice | null {
  const best = bestAttack(m, decision);
  if (best === null) return null;
  return best.value >= least || best.choice.cards.some((id) => m.memory.hunters.has(id)) ? best.choice : null;
}

/** Where a turn may not end yet, because a text gives the orders: what was done least, so that it goes on. */
function leastDone(m: Mind, options: readonly Option[]): Option {
  const done = options.map((o) => timesDone(m, take(o)));
  return options[done.indexOf(Math.min(...done))];
}

function act(m: Mind, decision: Decision): Choice {
  const { options } = decision;
  const choice =
    mindCaptives(m, options) ??
    goUndercover(m, options) ??
    takeOver(m, options) ??
    playCards(m, options) ??
    fightSomebody(m, options, true) ??
    attack(m, decision, URGENT) ??
    giveOrders(m, options) ??
    fightSomebody(m, options, false) ??
    attack(m, decision, WORTHWHILE);
  return choice ?? take(decision.options.find((o) => o.verb === 'end-turn') ?? leastDone(m, decision.options));
}

function answer(m: Mind, asked: Decision): Choice {
  const options = asked.options.filter((o) => !goesOnForEver(m, o));
  const decision = options.length === 0 ? asked : { ...asked, options };
  switch (decision.kind) {
    case 'seed':
      return seed(m, decision);
    case 'action':
      return act(m, decision);
    case 'response':
      return respond(m, decision);
    default:
      return choose(m, decision);
  }
}

/** An answer that was settled on beforehand. */
function settled(m: Mind, decision: Decision): Choice | null {
  const first = m.memory.tweak?.first;
  if (first === undefined || decision.kind !== 'action') return null;
  m.memory.tweak = { ...m.memory.tweak!, first: undefined };
  const option = decision.options.find((o) => o.key === first);
  return option === undefined || option.group !== null ? null : take(option);
}

/** A heuristic bot with this memory; `look` makes of the game what it may look at. */
export const heuristicWith = (dice: Dice, memory: Memory, look = (g: Game, _seat: Seat): Game => g): Bot => ({
  name: 'heuristic',
  choose(game: Game, seat: Seat, decision: Decision): Choice {
    const m: Mind = { g: look(game, seat), seat, opponent: other(seat), dice, memory };
    remember(memory, m.g.state.turn.number);
    let choice = settled(m, decision) ?? answer(m, decision);
    // a group that is not allowed after all: better any answer than none
    if (choice.option.group !== null && checkGroup(decision, choice.option, choice.cards) !== null) {
      choice = randomChoice(decision, dice);
    }
    note(m, choice);
    return choice;
  },
});

/** It looks at a table on which whatever its seat cannot know is dealt anew, the same way for a turn: so it cannot use any of that. */
export const onlyKnown = (g: Game, seat: Seat): Game => g.redealt(seat, `look ${seat} ${g.state.turn.number}`);

/** The bot and what it remembers, for those who look into positions of a game that they have themselves. */
export function heuristicPlayer(dice: Dice): { bot: Bot; memory: Memory } {
  const memory = newMemory();
  return { bot: heuristicWith(dice, memory), memory };
}

export const heuristicBot: BotMaker = (dice, setting = {}) => heuristicWith(dice, newMemory(setting.manner), onlyKnown);
