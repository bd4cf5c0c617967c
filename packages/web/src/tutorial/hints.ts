/** What a newcomer is told, and when: each hint looks at the game as it is, so it fits whatever was done before. */

import type { Focus } from '../table/center.tsx';
import type { Scene } from '../table/context.tsx';
import { isAble, type Unit } from '../table/model/places.ts';
import type { Ui } from '../table/ui.ts';

export interface Hint {
  id: string;
  title: string;
  text: string;
  /** what to look at */
  target: string | null;
  /** goes away by itself when it is done; else the reader says so */
  read?: true;
}

interface Moment {
  scene: Scene;
  ui: Ui;
  focus: Focus;
  done: ReadonlySet<string>;
}

type Rule = Hint & { when(m: Moment): boolean };

const mine = (m: Moment): boolean => m.scene.game.decision !== null;
const prompt = (m: Moment): string => m.scene.game.decision?.prompt ?? '';
const can = (m: Moment, verb: string): boolean => m.scene.game.decision?.options.some((o) => o.verb === verb) ?? false;
const segment = (m: Moment): string => m.scene.game.view.turn.segment;
const myTurn = (m: Moment): boolean => mine(m) && m.scene.game.decision?.kind === 'action';
const plays = (m: Moment): number => m.scene.game.view.players[m.scene.table.me].plays;
const turn = (m: Moment): number => m.scene.game.view.turn.number;
const people = (m: Moment): number =>
  m.scene.table.places.reduce((n, p) => n + p.below.reduce((k, u) => k + u.people.filter(isAble).length, 0), 0);
/** Own ships with somebody aboard who can act. */
const crewed = (m: Moment): Unit[] =>
  m.scene.table.places.flatMap((p) => p.below.filter((u) => u.kind === 'ship' && u.people.some(isAble)));
const solved = (m: Moment, where: string): boolean =>
  m.scene.table.places.some((p) => p.solvedBy === m.scene.table.me && p.info?.facts.where === where);

/** In order: the first that fits and was not read is shown. */
const HINTS: readonly Rule[] = [
  {
    id: 'goal',
    title: 'What wins',
    text: 'You win Warp Speed when you have solved one planet mission and one space mission. The two pills beside your name show how far you are.',
    target: '[data-testid="question"]',
    read: true,
    when: (m) => prompt(m) === 'mission-phase',
  },
  {
    id: 'missions',
    title: 'Place your missions',
    text: 'Your three missions lie below. Click one: it goes to the next place on the spaceline. Your outpost will stand at the first, so begin with a planet.',
    target: '[data-key^="hand-"]',
    when: (m) => prompt(m) === 'mission-phase',
  },
  {
    id: 'dilemmas',
    title: 'Set traps',
    text: 'Dilemmas go face down under the other player’s missions. Whoever attempts a mission meets them one by one. Click a card and then a mission; or let the table lay them out for you with L. Then say that you are done.',
    target: '[data-testid="question"] button',
    when: (m) => prompt(m) === 'batch' && can(m, 'pass'),
  },
  {
    id: 'facility',
    title: 'Your home',
    text: 'Seed your outpost: click it, then Seed. Your people will report there. Then seed your ship aboard it.',
    target: '[data-key^="hand-"][data-can="true"]',
    when: (m) => prompt(m) === 'facility-phase' && can(m, 'seed'),
  },
  {
    id: 'facility-done',
    title: 'Go on',
    text: 'Nothing else needs seeding. Press Space to pass; the game deals seven cards to each of you.',
    target: '[data-testid="question"] button',
    when: (m) => prompt(m) === 'facility-phase',
  },
  {
    id: 'encounter',
    title: 'A dilemma',
    text: 'This was under the mission. It says what it wants and what it did. If the team got past it, it goes on; if not, the team is stopped until your next turn.',
    target: '[data-testid="encounter"]',
    read: true,
    when: (m) => m.focus.kind === 'encounters',
  },
  {
    id: 'choose-group',
    title: 'Who goes?',
    text: 'Tick people by clicking them, or press A for everyone. On the left the requirement ticks off as you choose. Then press Space.',
    target: '[aria-pressed]',
    when: (m) => m.ui.group !== null && (m.ui.group.option.verb === 'beam' || m.ui.group.option.verb === 'walk'),
  },
  {
    id: 'asked',
    title: 'You are asked something',
    text: 'The bar in the middle always says what is asked and by which card. Space gives the default answer.',
    target: '[data-testid="question"]',
    read: true,
    when: (m) => mine(m) && !myTurn(m) && turn(m) > 0,
  },
  {
    id: 'report',
    title: 'Play cards',
    text: 'You may play two cards each turn. What glows can be played: click a person, then Report. People bring the skills that missions ask for; the skills on the card show which.',
    target: '[data-key^="hand-"][data-can="true"]',
    when: (m) => myTurn(m) && segment(m) === 'play' && plays(m) > 0 && turn(m) <= 4 && can(m, 'report'),
  },
  {
    id: 'attempt',
    title: 'Attempt the mission',
    text: 'Your people are there, and the list on the left says what they have. Press Attempt in the bar when all is ticked; more people make it safer, because the dilemmas come first.',
    target: '[data-answer="other"]',
    when: (m) => myTurn(m) && can(m, 'attempt') && !m.done.has('attempt-made'),
  },
  {
    id: 'wait',
    title: 'End your turn',
    text: 'Gather a few more people first: five or six with different skills are a good team. Press Space to end your turn; your hand is filled up to seven.',
    target: '[data-testid="question"] button',
    when: (m) => myTurn(m) && people(m) < 5 && (plays(m) === 0 || segment(m) !== 'play'),
  },
  {
    id: 'beam',
    title: 'Beam down',
    text: 'You have a team. Click the outpost or ship that they are in, choose to beam people down to the planet, and tick who goes.',
    target: '[data-seat="you"][data-act="true"]',
    when: (m) =>
      myTurn(m) &&
      people(m) >= 5 &&
      can(m, 'beam') &&
      !solved(m, 'planet') &&
      m.scene.table.places.some(
        (p) =>
          p.owner === m.scene.table.me && p.info?.facts.where === 'planet' && p.below.some((u) => u.people.length > 2),
      ),
  },
  {
    id: 'board',
    title: 'Now for space',
    text: 'A space mission is solved by a ship’s crew. Click your outpost or the Away Team, choose to beam people aboard the ship, and tick those whose skills the space mission asks for. A ship also needs the staff its icons show.',
    target: '[data-seat="you"][data-act="true"]',
    when: (m) => myTurn(m) && solved(m, 'planet') && !solved(m, 'space') && crewed(m).length === 0 && can(m, 'beam'),
  },
  {
    id: 'undock',
    title: 'Leave the dock',
    text: 'Your ship has a crew. Click it and choose Undock: a docked ship does not fly.',
    target: '[data-seat="you"][data-act="true"]',
    when: (m) =>
      myTurn(m) &&
      !solved(m, 'space') &&
      solved(m, 'planet') &&
      crewed(m).some((u) => u.card!.dock >= 0) &&
      can(m, 'undock'),
  },
  {
    id: 'fly',
    title: 'Fly',
    text: 'Click your ship, then your space mission. The numbers in the rings are the RANGE it costs to enter; the ice blue spans are in reach. What is left counts again next turn.',
    target: '[data-seat="you"][data-act="true"]',
    when: (m) =>
      myTurn(m) &&
      !solved(m, 'space') &&
      solved(m, 'planet') &&
      crewed(m).length > 0 &&
      can(m, 'move') &&
      !can(m, 'attempt'),
  },
  {
    id: 'why',
    title: 'Why not?',
    text: 'Click anything that does not glow: the menu says why it cannot act, with the rule. A click on the rule’s id opens its text.',
    target: null,
    read: true,
    when: (m) => myTurn(m) && turn(m) > 2,
  },
  {
    id: 'end',
    title: 'Nothing more to do?',
    text: 'End your turn with Space. People who were stopped can act again when your next turn begins.',
    target: '[data-testid="question"] button',
    when: (m) => myTurn(m) && turn(m) < 8,
  },
  {
    id: 'theirs',
    title: 'The other player’s turn',
    text: 'Watch the log at the right: what is new since your last move has a dot. You may be asked whether you want to respond.',
    target: null,
    read: true,
    when: (m) => !mine(m) && turn(m) > 0,
  },
];

export function hintFor(m: Moment): Hint | null {
  return HINTS.find((h) => !(h.read && m.done.has(h.id)) && h.when(m)) ?? null;
}
