/** Commandeer attempts (DOM-66 to DOM-69, CR-108): what lies beneath a station is met by the Away Team in Ops before anybody takes it over. */

import { teamName, teams } from '../affiliations/teams.ts';
import { BORG } from '../cards/names.ts';
import type { Action } from '../core/action.ts';
import { Option, type Reason } from '../core/decision.ts';
import { beginProcess, joinTeam } from '../core/door.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { forbidden, granted } from '../core/permissions.ts';
import type { AttemptProcess } from '../core/process.ts';
import { UNKNOWN_PLACE } from '../core/reasons.ts';
import { isCardSpot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import { refs, shown } from '../core/telling.ts';
import { affiliations } from '../core/values.ts';
import { isUncontrolled } from '../core/vessel.ts';
import { joiners } from '../infiltration/infiltration.ts';
import { ablePersonnelAt, locationOf } from '../spaceline/places.ts';
import { beneath, isNor, sitesOf } from '../spaceline/sites.ts';
import { markOfTeam } from './attempt.ts';

const NOT_A_NOR: Reason = { rule: 'DOM-68', text: 'A commandeer attempt is made on a station' };
const CONTROLLED: Reason = { rule: 'DOM-71', text: 'Somebody controls that station', also: ['DOM-68'] };
const NOTHING_BENEATH: Reason = {
  rule: 'DOM-69',
  text: 'No dilemmas are left beneath the station: it is commandeered in the normal way',
  also: ['DOM-68'],
};
const NOT_IN_OPS: Reason = { rule: 'DOM-68', text: 'You have no able Away Team in Ops' };
const BORG_ONLY: Reason = { rule: 'BOG-96', text: 'Borg do not commandeer', also: ['DOM-68'] };

/** The Away Teams in Ops of a station; Borg by themselves are none (BOG-96). */
const teamsIn = (g: Game, seat: Seat, ops: number): number[][] =>
  teams(g, ablePersonnelAt(g, ops, seat)).filter((t) => t.some((id) => (affiliations(g, id) & BORG) === 0));

const opsOf = (g: Game, station: number): number[] =>
  sitesOf(g, station).filter((site) => granted(g, 'operations', site, -1));

function whyNotCommandeer(g: Game, seat: Seat, station: number): Reason | null {
  if (!isNor(g, station)) return NOT_A_NOR;
  if (!isUncontrolled(g, station)) return CONTROLLED;
  if (beneath(g, station).length === 0) return NOTHING_BENEATH;
  const barred = forbidden(g, 'commandeer-attempt', station, seat);
  if (barred) return barred;
  const there = opsOf(g, station).flatMap((ops) => ablePersonnelAt(g, ops, seat));
  if (there.length === 0) return NOT_IN_OPS;
  if (!opsOf(g, station).some((ops) => teamsIn(g, seat, ops).length > 0)) return BORG_ONLY;
  return forbidden(g, 'commandeer', station, seat);
}

export const commandeer: Action = {
  verb: 'commandeer',
  list(g, seat, out) {
    for (const station of g.tableau.facilities) {
      if (whyNotCommandeer(g, seat, station) !== null) continue;
      for (const ops of opsOf(g, station)) {
        const able = teamsIn(g, seat, ops);
        for (const team of able) {
          const [mark, word] = able.length > 1 ? [markOfTeam(team), teamName(g, team)] : [];
          out.push(new Option('commandeer', -1, ops, station, mark, word));
        }
      }
    }
  },
  why: (g, seat, a) => (isCardSpot(a.to) ? whyNotCommandeer(g, seat, a.to) : UNKNOWN_PLACE),
  *run(g, seat, o): Flow {
    const able = teamsIn(g, seat, o.from);
    // no mark is the only team there is
    const team = o.mark === '' ? able[0] : able.find((t) => markOfTeam(t) === o.mark)!;
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
