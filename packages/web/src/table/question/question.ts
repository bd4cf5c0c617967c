/** The one question: whose move it is, what is asked, and the two or three things that can be said at once. */
import type { StaffingAnswer } from '@spaceline/engine';
import { capital, type Words } from '@spaceline/protocol/words';
import { type Decision, type NetState, replyToUndo } from '../../net/game.ts';
import type { Settings } from '../../net/settings.ts';
import type { Scene } from '../context.tsx';
import type { JourneyAnswer } from '../journey.ts';
import { type Ui, ui } from '../ui.ts';
import { askedQuestion } from './asked.ts';
import { type AttemptAnswer, attemptQuestion } from './attempt.ts';
import { awayQuestion, drawQuestion, lostFor, savingQuestion } from './away.ts';
import { byKey, bySpace, type Choice } from './choice.ts';
import { groupQuestion } from './group.ts';
import { sureQuestion } from './guards.ts';
import { journeyQuestion } from './journey.ts';
import { laying, seedingQuestion, warning } from './seeding.ts';
import { selectedQuestion, turnQuestion } from './turn.ts';
import { resultWords, waitingFor } from './waiting.ts';

export interface Question {
  /** whose move: decides the colour of the bar */
  who: 'you' | 'them' | 'nobody';
  title: Words;
  moment: Words;
  text: Words;
  note: Words;
  rule: string | null;
  buttons: Choice[];
  /** told about the other player: the bar is theirs, although there is something to press */
  theirs?: boolean;
  /** it says why something was refused */
  refused?: boolean;
}

/** What one kind of question says of itself. */
export type Part = Pick<Question, 'text' | 'note' | 'buttons'> & Partial<Pick<Question, 'rule' | 'title' | 'who'>>;

/** All that the question depends on, beside the game. */
export interface Around {
  ui: Ui;
  net: Pick<NetState, 'link' | 'sending' | 'saving' | 'draw' | 'lostAt'>;
  /** by our own watch */
  now: number;
  settings: Settings;
  /** of the ship that a chosen group leaves, as she is without them */
  staffing?: StaffingAnswer;
  /** how the opened mission could be attempted by people who are elsewhere */
  journey?: JourneyAnswer;
  /** the attempt that is looked at */
  forecast?: AttemptAnswer;
}

const SEGMENTS: Readonly<Record<string, string>> = {
  start: 'Turn {number}, start',
  play: 'Turn {number}, card plays',
  orders: 'Turn {number}, orders',
  end: 'Turn {number}, end',
};
const SEEDING: Readonly<Record<string, string>> = {
  'doorway-phase': 'Doorway phase',
  'mission-phase': 'Mission phase',
  'dilemma-phase': 'Dilemma phase',
  'facility-phase': 'Facility phase',
};
const UNDER_WAY: Readonly<Record<string, string>> = {
  attempt: 'Turn {number}, mission attempt',
  scouting: 'Turn {number}, scouting',
  'ship-battle': 'Turn {number}, ship battle',
  'personnel-battle': 'Turn {number}, personnel battle',
};

function momentOf({ game, say }: Scene): Words {
  const { process, turn } = game.view;
  if (process === 'over') return say('Game over');
  if (turn.number === 0) return say(SEEDING[process] ?? 'Seeding');
  return say(UNDER_WAY[process] ?? SEGMENTS[turn.segment] ?? 'Turn {number}', { number: turn.number });
}

/** CR-107: while the other player seeds one may fetch a card with an icon, and need not: it is not one's own move. */
const isAside = (d: Decision): boolean => d.kind === 'seed' && d.options.every((o) => o.verb === 'download');

export function questionOf(s: Scene, around: Around): Question {
  const { game, say } = s;
  const { net } = around;
  const base = { moment: momentOf(s), note: '' as Words, rule: null, buttons: [] as Choice[] };
  if (game.view.result !== null) {
    const text = resultWords(s);
    const buttons = [bySpace('summary', say('To the result'), () => ui.set({ looking: false }))];
    return { ...base, who: 'nobody', title: say('Game over'), text, note: say('The result has the plots.'), buttons };
  }
  if (s.live && net.link === 'lost')
    return {
      ...base,
      who: 'nobody',
      title: say('No connection'),
      text: say('The connection is lost. Trying again …'),
      note: net.sending
        ? say('Your answer is kept and sent as soon as the server is back.')
        : lostFor(s, net, around.now),
    };
  if (s.live && game.undo !== null && game.undo.by !== game.seat)
    return {
      ...base,
      who: 'you',
      title: say('You are asked'),
      text: say('{them} asks to take back a move. Do you allow it?', { them: s.them }),
      note: say('Something was revealed since, so it needs your consent.'),
      buttons: [
        byKey('n', 'refuse', say('Refuse'), () => replyToUndo(false)),
        byKey('y', 'allow', say('Allow it'), () => replyToUndo(true)),
      ],
    };
  const draw = s.live ? drawQuestion(s, net.draw) : null;
  if (draw !== null) return { ...base, who: 'you', title: '', ...draw };
  const saving = s.live ? savingQuestion(s, net.saving) : null;
  if (saving !== null) return { ...base, who: 'nobody', title: say('Saved'), ...saving };
  const away = s.live ? awayQuestion(s, net.saving, around.now) : null;
  if (away !== null) return { ...base, who: 'them', title: '', ...away };
  const d = game.decision;
  if (!s.live || d === null || isAside(d)) return { ...base, ...waitingFor(s) };
  const title = say(d.kind === 'action' || d.kind === 'seed' ? 'Your move' : 'You are asked');
  const q: Question = { ...base, who: 'you', title, ...partFor(s, d, around) };
  // an answer on its way: the words stay, the buttons wait
  const buttons = q.buttons.map((b) => ({ ...b, disabled: b.disabled || net.sending !== null }));
  return { ...q, text: capital(q.text), buttons };
}

function partFor(s: Scene, d: Decision, { ui: u, settings, staffing, journey, forecast }: Around): Part {
  if (u.laying !== null && d.kind === 'seed') return laying(s);
  const sure = u.sure === null ? null : sureQuestion(s, d, u.sure);
  if (sure !== null) return sure;
  if (u.warned !== null) return warning(s, u.warned);
  if (u.journey !== null && d.kind === 'action') return journeyQuestion(s, d, u.journey.location, journey);
  if (u.trying !== null && d.kind === 'action') return attemptQuestion(s, d, u.trying, forecast);
  if (u.group !== null) return groupQuestion(s, u.group, d, staffing);
  if (u.selected !== null) return selectedQuestion(s, u.selected, d);
  switch (d.kind) {
    case 'action':
      return turnQuestion(s, u, d, settings, journey);
    case 'seed':
      return seedingQuestion(s, d, settings, u);
    default:
      return askedQuestion(s, u, d);
  }
}
