/** The other player is away, the game is saved for later, or one of the two would like that: what may be done about it. */

import { isPerson } from '@spaceline/protocol/people';
import type { Words } from '@spaceline/protocol/words';
import { countdown } from '../../net/countdown.ts';
import { claimWin, type Game, type NetState, wishForDraw, wishToSave } from '../../net/game.ts';
import type { Scene } from '../context.tsx';
import { byEscape, byKey, bySpace, type Choice } from './choice.ts';
import type { Part } from './question.ts';

/** How long it takes until the win may be claimed of this seat; null while its player is here, or is not asked. */
export function awayFor({ clock, clockAt }: Pick<Game, 'clock' | 'clockAt'>, seat: number, now: number): number | null {
  const left = clock.away[seat];
  return left === null || left === undefined ? null : Math.max(0, left - Math.max(0, now - clockAt));
}

/** What a lost connection may cost, where somebody waits for this player. */
export function lostFor(s: Scene, { lostAt }: Pick<NetState, 'lostAt'>, now: number): Words {
  const { clock, seat, seats, decision } = s.game;
  if (seat < 0 || !isPerson(seats[1 - seat].kind) || decision === null) return s.say('Nothing is lost.');
  const left = clock.mayBeAway[seat] - Math.max(0, now - lostAt);
  return left > 0
    ? s.say('It is your move: {them} may claim the win in {time}.', { them: s.them, time: countdown(left) })
    : s.say('It is your move: {them} may claim the win now.', { them: s.them });
}

/** A game that stands still, or about which the other player asks; null: it goes on. */
export function savingQuestion(s: Scene, saving: NetState['saving']): Part | null {
  const { seat } = s.game;
  const { say, them } = s;
  if (saving === null || seat < 0) return null;
  const mine = saving.asked[seat];
  const theirs = saving.asked[1 - seat];
  if (saving.saved)
    return {
      who: 'nobody',
      title: say('Saved'),
      text: say('This game is saved for later.'),
      note: mine
        ? say('It goes on as soon as {them} wants to, too.', { them })
        : theirs
          ? say('{them} is here and wants to go on.', { them })
          : say('The clocks stand still. It goes on when both of you want to; you find it under Games.'),
      buttons: mine
        ? [byEscape('not-yet', say('Not yet'), () => wishToSave(false))]
        : [bySpace('resume', say('Go on'), () => wishToSave(true))],
    };
  if (!theirs) return null;
  return {
    who: 'you',
    title: say('You are asked'),
    text: say('{them} would like to save the game for later. Do you agree?', { them }),
    note: say('Then it stands still until both of you want to go on.'),
    buttons: [
      byKey('n', 'play-on', say('No, play on'), () => wishToSave(false)),
      byKey('y', 'save', say('Save it'), () => wishToSave(true)),
    ],
  };
}

/** The other player offers a draw; null: nobody does, or this player. */
export function drawQuestion(s: Scene, draw: NetState['draw']): Part | null {
  const { say, them } = s;
  if (draw === null || s.game.seat < 0 || draw === s.game.seat) return null;
  return {
    who: 'you',
    title: say('You are asked'),
    text: say('{them} offers a draw. Do you agree?', { them }),
    note: say('Then the game is over, and nobody has won it.'),
    buttons: [
      byKey('n', 'play-on', say('No, play on'), () => wishForDraw(false)),
      byKey('y', 'agree', say('Agree to a draw'), () => wishForDraw(true)),
    ],
  };
}

/** The one who waits may claim the win, wait, or save the game for later. */
export function awayQuestion(s: Scene, saving: NetState['saving'], now: number): Part | null {
  const { game, say, them: name } = s;
  const left = game.seat < 0 ? null : awayFor(game, 1 - game.seat, now);
  if (left === null || game.decision !== null) return null;
  const offered = saving?.asked[game.seat] === true;
  const save: Choice = offered
    ? byKey('s', 'not-yet', say('Take the offer back'), () => wishToSave(false))
    : byKey('s', 'save', say('Save for later'), () => wishToSave(true));
  return {
    who: 'them',
    title: say('{name} is away', { name }),
    text:
      left > 0
        ? say('{name} is away. You may claim the win in {time}.', { name, time: countdown(left) })
        : say('{name} has left the table. You may claim the win.', { name }),
    note: offered
      ? say('You offered to save the game; {name} is asked on coming back.', { name })
      : say('You may wait as long as you like, or offer to save the game for later.'),
    buttons: [save, { ...byKey('c', 'claim', say('Claim the win'), claimWin), disabled: left > 0 }],
  };
}
