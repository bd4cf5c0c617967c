/** A multi-affiliation card changes the affiliation it works as, in its controller's own turn. */

import { AFFILIATIONS } from '../cards/facts.ts';
import { markOfName } from '../cards/marks.ts';
import { type Action, neverAnOrder } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { inPlay, setMode } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { NOT_IN_PLAY, NOT_YOURS } from '../core/reasons.ts';
import { NOWHERE } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { ref } from '../core/telling.ts';
import { disabled } from '../core/values.ts';

const ONE_ONLY: Reason = { rule: 'R-6.9', text: 'The card has no other affiliation to switch to' };
const HELPLESS: Reason = { rule: 'R-6.9', text: 'A disabled card or one in stasis does not switch', also: ['R-12.8'] };

function whyNotSwitch(g: Game, seat: Seat, id: number): Reason | null {
  const c = g.state.cards[id];
  if (c === undefined || !inPlay(c)) return NOT_IN_PLAY;
  if (c.controller !== seat) return NOT_YOURS;
  if (g.def(id).modes.length < 2) return ONE_ONLY;
  return disabled(g, id) ? HELPLESS : null;
}

const MARKS = AFFILIATIONS.map(markOfName);

/** The number of the option is the affiliation's. */
function switchTo(id: number, mode: number): Option {
  const o = new Option('switch', id, NOWHERE, NOWHERE, MARKS[mode], AFFILIATIONS[mode]);
  o.number = mode;
  return o;
}

export const switchAffiliation: Action = {
  verb: 'switch',
  // at any time is no order
  isOrder: neverAnOrder,
  list(g, seat, out) {
    for (const id of g.tableau.switchers) {
      const c = g.state.cards[id];
      if (whyNotSwitch(g, seat, id)) continue;
      for (const m of g.defs[c.def].modes) {
        if (m !== c.mode) out.push(switchTo(id, m));
      }
    }
  },
  why(g, seat, a) {
    const why = whyNotSwitch(g, seat, a.card);
    if (why) return why;
    const modes = g.def(a.card).modes.filter((m) => m !== g.card(a.card).mode);
    const isMeant = (m: number) => AFFILIATIONS[m] === a.word || MARKS[m] === a.word;
    return a.word === '' || modes.some(isMeant) ? null : ONE_ONLY;
  },
  *run(g, seat, o): Flow {
    setMode(g, o.card, o.number);
    g.tell(() => ({ kind: 'works-as', who: seat, card: ref(g, o.card), affiliation: AFFILIATIONS[o.number] }));
  },
};
