/** What has happened is read before anything is asked: seed cards that were met, a battle that is over. */

import type { Seat } from '@spaceline/engine';
import { joined, type Words } from '@spaceline/protocol/words';
import type { Scene } from '../context.tsx';
import type { Battle, Fight, ShipBattle } from '../model/battles.ts';
import type { Encounter } from '../model/stories.ts';
import { ui } from '../ui.ts';
import { bySpace } from './choice.ts';
import type { Question } from './question.ts';

/** Whose it is decides the colour of the bar, and how it is called. */
const side = (s: Scene, seat: Seat | -1): Pick<Question, 'who' | 'theirs'> =>
  seat === s.table.them ? { who: 'nobody', theirs: true } : { who: 'you', theirs: false };

const isMine = (s: Scene, seat: Seat | -1): boolean => seat >= 0 && seat === s.game.seat;

/** The own attempts one encounter at a time, the other side's at once. */
export function encounterToRead(s: Scene, q: Question, list: readonly Encounter[]): Question {
  const [e] = list;
  const mine = isMine(s, e.who);
  const next = list.slice(1).find((x) => mine || isMine(s, x.who));
  const left = mine ? list.length - 1 : 0;
  const read = () => ui.set({ read: next?.at ?? s.game.log.length });
  return {
    ...q,
    ...side(s, e.who),
    title: s.say(TITLE[e.how][mine ? 0 : 1], { name: s.game.seats[e.who].name }),
    text: s.say(OUTCOME[e.outcome], { card: nameOf(s, e) }),
    note: noteFor(s, e, left),
    rule: null,
    buttons: [bySpace('go-on', s.say(left > 0 ? 'Next' : 'Go on'), read)],
  };
}

const TITLE: Readonly<Record<Encounter['how'], readonly [mine: string, theirs: string]>> = {
  attempt: ['Your attempt', '{name}’s attempt'],
  scouting: ['Your scouting', '{name}’s scouting'],
  probe: ['Your probe', '{name}’s probe'],
};

/** The seed card, or the mission itself. */
function nameOf({ naming }: Scene, { card, location }: Encounter): Words {
  if (card === null) return naming.place(location);
  return card.printing === null ? naming.card(card.card) : naming.title(card.printing);
}

const OUTCOME: Readonly<Record<Encounter['outcome'], string>> = {
  overcome: '{card}: the team goes on.',
  failed: '{card}: the team is held up.',
  nullified: '{card}: nullified.',
  placed: '{card}: it stays in play.',
  void: '{card}: it does nothing.',
  aside: '{card}: it waits until the mission is solved.',
  open: '{card}: being met.',
  left: '{card}: it stays where it lies.',
  solved: '{card}: solved!',
  unsolved: '{card}: not solved yet.',
  scouted: '{card}: scouted.',
  fits: '{card} is turned up, and fits.',
  'no-line': '{card} is turned up: nothing comes of it.',
};

function noteFor(s: Scene, e: Encounter, left: number): Words {
  if (e.outcome === 'unsolved')
    return s.say('The seed cards are gone, but the requirement is not met: the attempt ends.');
  if (left > 0) return left === 1 ? s.say('One more thing happened.') : s.say('{left} more things happened.', { left });
  const d = s.game.decision;
  if (!s.live || d === null) return '';
  return s.say(d.kind === 'action' ? 'Then it is your move.' : 'Then you are asked something.');
}

export function battleToRead(s: Scene, q: Question, b: Battle): Question {
  const killed = b.killed.length;
  return {
    ...q,
    ...side(s, b.attacker),
    title: titleOf(s, b),
    text: b.kind === 'people' ? fightText(s, b) : shotsText(s, b),
    note: s.say('<{killed} killed. >Whoever took part is stopped.', { killed: killed === 0 ? null : killed }),
    rule: b.kind === 'people' ? 'R-10.11' : 'R-9.17',
    buttons: [bySpace('go-on', s.say('Go on'), () => ui.set({ read: b.end }))],
  };
}

function titleOf(s: Scene, { attacker }: Battle): Words {
  if (attacker < 0) return s.say('An attack');
  return isMine(s, attacker)
    ? s.say('Your attack')
    : s.say('{name}’s attack', { name: s.game.seats[attacker as Seat].name });
}

function fightText(s: Scene, { winner }: Fight): Words {
  if (winner === null) return s.say('The battle is over: nobody wins.');
  if (isMine(s, winner)) return s.say('The battle is over: you win.');
  return s.say('The battle is over: {name} wins.', { name: s.game.seats[winner].name });
}

function shotsText(s: Scene, b: ShipBattle): Words {
  const ofSide = (which: 'attack' | 'answer') => b.shots.filter((x) => (x.side === 'attack') === (which === 'attack'));
  const hits = (which: 'attack' | 'answer') =>
    ofSide(which).some((x) => x.result === 'hit' || x.result === 'direct hit');
  const title = (cards: ShipBattle['firing']) => {
    const [first] = cards;
    return first?.printing == null ? s.say('A ship') : s.naming.title(first.printing);
  };
  const holes = { ship: title(b.firing), target: title([b.target]) };
  if (b.shots.length === 0) return s.say('No shot was fired.');
  if (ofSide('answer').length === 0)
    return s.say(hits('attack') ? '{ship} hits {target}.' : '{ship} misses {target}.', holes);
  const answer = { ship: title(b.answer?.with ?? [b.target]) };
  return joined(
    [
      s.say(hits('attack') ? '{ship} hits;' : '{ship} misses;', holes),
      s.say(hits('answer') ? '{ship} hits.' : '{ship} misses.', answer),
    ],
    ' ',
  );
}
