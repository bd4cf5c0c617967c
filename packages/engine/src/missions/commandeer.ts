/** Commandeer attempts (DOM-66 to DOM-69, CR-108): what lies beneath a station is met by the Away Team in Ops before anybody takes it over. */

import { teamNames, teams } from '../affiliations/teams.ts';
import { BORG } from '../cards/names.ts';
import { type Action, ORDINARY } from '../core/action.ts';
import { Option, type Proposal, type Reason } from '../core/decision.ts';
import { beginProcess, joinTeam } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import type { AttemptProcess } from '../core/process.ts';
import { UNKNOWN_PLACE } from '../core/reasons.ts';
import { isCardSpot, NOWHERE } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { refs, shown } from '../core/telling.ts';
import { affiliations } from '../core/values.ts';
import { controls } from '../core/vessel.ts';
import { joiners } from '../infiltration/infiltration.ts';
import { whyNotUse } from '../playing/abilities.ts';
import { whyIdle } from '../spaceline/idle.ts';
import { ablePersonnelAt, locationOf } from '../spaceline/places.ts';
import { beneath, isNor, sitesOf } from '../spaceline/sites.ts';
import { markOfTeam } from './who-tries.ts';

const NOT_A_NOR: Reason = { rule: 'DOM-68', text: 'A commandeer attempt is made on a station' };
const YOURS: Reason = { rule: 'DOM-71', text: 'You control that station already', also: ['BOG-95', 'R-11.4'] };
const NOTHING_BENEATH: Reason = {
  rule: 'DOM-69',
  text: 'No dilemmas are left beneath the station: it is commandeered in the normal way',
  also: ['DOM-68'],
};
const NO_OPS: Reason = { rule: 'R-11.41', text: 'The station has no Ops', also: ['R-11.4', 'BOG-95', 'DOM-68'] };
const NOT_IN_OPS: Reason = { rule: 'DOM-68', text: 'You have no Away Team in Ops', also: ['R-11.41'] };
/** BOG-95, R-11.4: without a text that allows it, nobody takes a station. */
const BY_TEXT = ['BOG-95', 'R-11.4', 'R-11.41'];
const BORG_ONLY: Reason = { rule: 'BOG-96', text: 'Borg do not commandeer', also: ['DOM-68'] };

/** The Away Teams in Ops of a station; Borg by themselves are none (BOG-96). */
const teamsIn = (g: Game, seat: Seat, ops: number): number[][] =>
  teams(g, ablePersonnelAt(g, ops, seat)).filter((t) => t.some((id) => (affiliations(g, id) & BORG) === 0));

const opsOf = (g: Game, station: number): number[] =>
  sitesOf(g, station).filter((site) => granted(g, 'operations', site, -1));

/** DOM-69: where nothing lies beneath, it is the text of Ops that lets a team take the station, or does not. */
function whyNotByText(g: Game, seat: Seat, station: number): Reason {
  for (const card of opsOf(g, station)) {
    const word = g.def(card).rules?.abilities?.find((x) => x.onDerelict)?.mark;
    const use: Proposal = { verb: 'use', card, from: NOWHERE, to: NOWHERE, word: word ?? '', cards: [] };
    const why = word === undefined ? null : whyNotUse(g, seat, use, ORDINARY);
    if (why === null) continue;
    // where there are only people who are stopped, that is why
    const said = ablePersonnelAt(g, card, seat).length > 0 ? why : whyIdle(g, [card], seat, () => true, why);
    return { ...said, also: [...(said.also ?? []), ...BY_TEXT] };
  }
  return NOTHING_BENEATH;
}

function whyNotCommandeer(g: Game, seat: Seat, station: number): Reason | null {
  if (!isNor(g, station)) return NOT_A_NOR;
  if (controls(g, seat, station)) return YOURS;
  if (opsOf(g, station).length === 0) return NO_OPS;
  // DOM-67, DOM-69: what lies on the station may bar it, attempted or by the text of Ops
  const barred = forbidden(g, 'commandeer', station, seat);
  if (barred) return barred;
  if (beneath(g, station).length === 0) return whyNotByText(g, seat, station);
  const there = opsOf(g, station).flatMap((ops) => ablePersonnelAt(g, ops, seat));
  if (there.length === 0) return whyIdle(g, opsOf(g, station), seat, () => true, NOT_IN_OPS);
  return opsOf(g, station).some((ops) => teamsIn(g, seat, ops).length > 0) ? null : BORG_ONLY;
}

/** The Away Team in Ops that an option with this mark names; no mark is the only one there is. */
export function commandeersFrom(g: Game, seat: Seat, ops: number, mark: string): number[] | undefined {
  const able = teamsIn(g, seat, ops);
  return mark === '' ? able[0] : able.find((t) => markOfTeam(t) === mark);
}

export const commandeer: Action = {
  verb: 'commandeer',
  list(g, seat, out) {
    for (const station of g.tableau.facilities) {
      if (whyNotCommandeer(g, seat, station) !== null) continue;
      for (const ops of opsOf(g, station)) {
        const able = teamsIn(g, seat, ops);
        if (able.length === 1) out.push(new Option('commandeer', -1, ops, station));
        else
          teamNames(g, able).forEach((word, i) => {
            out.push(new Option('commandeer', -1, ops, station, markOfTeam(able[i]), word));
          });
      }
    }
  },
  why: (g, seat, a) => (isCardSpot(a.to) ? whyNotCommandeer(g, seat, a.to) : UNKNOWN_PLACE),
  *run(g, seat, o): Flow {
    const team = commandeersFrom(g, seat, o.from, o.mark)!;
    const p: AttemptProcess = {
      kind: 'attempt',
      seat,
      location: locationOf(g, o.to),
      spot: o.from,
      station: o.to,
      team,
      artifacts: [],
      begun: false,
      qCards: 0,
    };
    beginProcess(g, p);
    g.tell(() => ({ kind: 'commandeer-attempt', who: seat, station: shown(g, o.to), team: refs(g, team) }));
    joinTeam(g, p, yield* joiners(g, o.from, seat, '{card}: take part in the attempt?'));
  },
};
