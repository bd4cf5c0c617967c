/** A card, or the rules, ask something. */

import {
  lastSaid,
  menuWords,
  namesAsker,
  type OptionView,
  occasionWords,
  optionText,
  phrase,
  promptWords,
  type Words,
  withStop,
  wordsOf,
} from '@spaceline/protocol/words';
import { letters } from '../../design/metrics.ts';
import { answer, type Decision } from '../../net/game.ts';
import type { Scene } from '../context.tsx';
import { type Ui, ui } from '../ui.ts';
import { battleQuestion } from './battle.ts';
import { byEscape, byKey, bySpace, type Choice } from './choice.ts';
import { muting } from './muted.ts';
import type { Part } from './question.ts';
import { take } from './take.ts';
import { shortLabel } from './turn.ts';

export function askedQuestion(s: Scene, u: Ui, d: Decision): Part {
  const text = withStop(promptWords(d, s.naming));
  const note = noteOf(s, d);
  if (u.peek)
    return {
      text,
      note,
      buttons: [byEscape('back', s.say('Back to the choice'), () => ui.set({ peek: false }))],
    };
  const special = battleQuestion(s, u, d);
  if (special) return special;
  const pass = d.options.find((o) => o.verb === 'pass' || o.verb === 'hold-fire');
  const rest = d.options.filter((o) => o !== pass);
  const few = rest.length <= 2 && rest.every((o) => o.group === null && o.card < 0);
  const quiet = u.picked === null ? muting(s, d) : [];
  return { text, note, buttons: [...quiet, ...(few ? answers(s, d, rest, pass) : picking(s, u, d, rest, pass))] };
}

/** One or two words to say: each has its button. */
function answers(s: Scene, d: Decision, rest: readonly OptionView[], pass: OptionView | undefined): Choice[] {
  const buttons = rest.map((o, i): Choice => {
    const label = menuWords(o, s.naming, null, d);
    const last = pass === undefined && i === rest.length - 1;
    return last
      ? bySpace(o.mark || o.verb, label, () => take(o))
      : byKey(String(i + 1), o.mark || o.verb, label, () => take(o));
  });
  return pass ? [...buttons, bySpace(pass.verb, passWords(s, pass, d), () => answer(pass.key))] : buttons;
}

/** One of many: it is picked in the tray, and then confirmed. */
function picking(s: Scene, u: Ui, d: Decision, rest: readonly OptionView[], pass: OptionView | undefined): Choice[] {
  const picked = rest.find((o) => o.key === u.picked);
  const buttons: Choice[] = [];
  if (pass) {
    const label = passWords(s, pass, d);
    const run = () => answer(pass.key);
    buttons.push(picked ? byKey('p', pass.verb, label, run) : bySpace(pass.verb, label, run));
  }
  if (picked) buttons.push(bySpace('choose', pickWords(s, picked, d), () => take(picked)));
  else if (!pass) buttons.push(bySpace('choose', s.say('Choose one'), () => undefined, true));
  return buttons;
}

/** Longer than this has no room on a button. */
const LONG_LABEL = 34;

function pickWords(s: Scene, o: OptionView, d: Decision): Words {
  const what = menuWords(o, s.naming, null, d);
  if (letters(what) > LONG_LABEL) return shortLabel(s, o);
  return o.verb === 'pick' ? s.say('Choose {what}', { what }) : what;
}

function passWords(s: Scene, o: OptionView, d: Decision): Words {
  if (o.verb === 'hold-fire') return s.say('Hold fire');
  if (d.kind === 'optional' && d.options.length > 2) return s.say('None');
  return optionText(o, s.naming, d);
}

const after = (first: Words, then: Words): Words => (first === '' ? then : phrase`${first} ${then}`);

function noteOf(s: Scene, d: Decision): Words {
  // the question may not say what is answered, but what was told last does
  const last = lastSaid(s.game.log);
  const told =
    last === undefined || (namesAsker(d) && d.kind !== 'response') ? '' : withStop(wordsOf(last.told, s.naming).text);
  if (d.kind === 'response') {
    const about = namesAsker(d) ? null : occasionWords(s.game.view.suspended, s.naming);
    return after(after(told, about === null ? '' : withStop(about)), s.say('Passing lets it happen.'));
  }
  const known = d.card >= 0 && s.printingOf(d.card) !== null;
  const by = known ? s.say('{card} asks.', { card: s.nameOf(d.card) }) : '';
  if (d.options.some((o) => o.group !== null)) return after(by, s.say('Tick the cards, then confirm.'));
  return namesAsker(d) ? '' : by;
}
