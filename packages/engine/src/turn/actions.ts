/** Every action there is, in the order in which they are offered. */
import { switchAffiliation } from '../affiliations/switching.ts';
import { attack } from '../battle/attack.ts';
import { fight } from '../battle/personnel-battle.ts';
import { brig, leave, release, rescue, takeCustody, unbrig } from '../capture/custody.ts';
import { cloak, decloak, dephase, phase } from '../cloaking/cloaking.ts';
import type { Action } from '../core/action.ts';
import { download } from '../downloads/special.ts';
import { exposeSelf, infiltrate } from '../infiltration/infiltration.ts';
import { attempt } from '../missions/attempt.ts';
import { commandeer } from '../missions/commandeer.ts';
import { acquire } from '../missions/lying-open.ts';
import { scout } from '../missions/scout.ts';
import { beam } from '../movement/beaming.ts';
import { dock, land, launch, load, takeOff, undock } from '../movement/docking.ts';
import { move } from '../movement/move.ts';
import { walk } from '../movement/walking.ts';
import { activate } from '../playing/activating.ts';
import { play } from '../playing/playing.ts';
import { use } from '../playing/using.ts';
import { report } from '../reporting/report.ts';

const TABLE: readonly Action[] = [
  report,
  play,
  use,
  activate,
  download,
  attempt,
  scout,
  acquire,
  commandeer,
  beam,
  walk,
  dock,
  undock,
  move,
  attack,
  fight,
  land,
  takeOff,
  load,
  launch,
  cloak,
  decloak,
  phase,
  dephase,
  takeCustody,
  brig,
  unbrig,
  leave,
  rescue,
  release,
  infiltrate,
  exposeSelf,
  switchAffiliation,
];

/** The table of actions, as rules ask it. */
export class Actions {
  readonly all = TABLE;
  /** those that may answer something */
  readonly answering = this.all.filter((a) => a.answers !== undefined);
  private readonly byVerb = new Map<string, Action>(this.all.map((a) => [a.verb, a]));

  of(verb: string): Action | undefined {
    return this.byVerb.get(verb);
  }
}
