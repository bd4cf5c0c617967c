/** What a text in play can forbid, and what it can grant. The rules ask for it by these names (`core/permissions.ts`). */

export type Forbidden =
  | 'attempt'
  /** Borg scout the location */
  | 'scout'
  /** by the crew of `subject`, a ship */
  | 'attempt-with'
  | 'solve'
  /** from or to `subject`, if that is a spot; else it does not beam itself */
  | 'beam'
  /** so many people (`subject`) beam to or from `object`, a spot */
  | 'crowd'
  | 'move'
  | 'fire'
  /** `subject`, a ship or facility, starts a ship battle against `object` */
  | 'open-fire'
  /** somebody starts a battle at the location `subject` against `object`, of the other side */
  | 'battle'
  /** of several draws that are given together, a second one is given up for a download (CR-140) */
  | 'convert-draw'
  /** `object` tells as what it would be used, where that is another type than its own */
  | 'play'
  /** by the icon `subject` */
  | 'download'
  /** anything, by whatever allows it */
  | 'downloads'
  | 'leave'
  /** from one place to the other: subject and object are the two spots */
  | 'walk'
  | 'nullify'
  /** a ship (`subject`) flies past `object`, which lies between two places */
  | 'pass'
  /** a ship (`subject`) flies over the location `object` without stopping there */
  | 'pass-over'
  /** a ship (`subject`) flies to the location `object` */
  | 'move-to'
  /** a ship (`subject`) docks, lands, cloaks, phases or travels through time */
  | 'detour'
  /** a player (`subject`: the seat) ends the turn */
  | 'end-turn'
  /** somebody starts a ship battle against `subject` */
  | 'attack-on'
  /** a ship (`subject`) cloaks */
  | 'cloak'
  /** a ship (`subject`) decloaks or dephases */
  | 'disengage'
  /** a dilemma stops it (`subject`): CR-137 */
  | 'stop'
  /** nobody targets it (`subject`) */
  | 'target'
  /** `subject` carries `object` in its bay, whatever lets it */
  | 'carry'
  /** `subject` reports to the facility or ship `object`, whatever lets it */
  | 'report'
  /** `subject` wounds `object` mortally in combat */
  | 'wound'
  /** BOG-93: it is taken over by nobody; of a station, nor does anybody attempt it (DOM-68) */
  | 'assimilate'
  | 'commandeer'
  /** what cards alone do: the card that forbids it names it */
  | `text:${string}`;

export type Granted =
  /** the player `subject` (a seat) takes double turns */
  | 'double-turn'
  /** two cards (ids) may mix in spite of their affiliations */
  | 'mix-cards'
  /** `subject`, a dilemma of the player `object` that belongs in a side deck, is seeded like any other */
  | 'seed-like-others'
  /** `subject` is welcome in the place `object` regardless of affiliation: no house arrest there */
  | 'guest'
  /** Non-Aligned, or whatever affiliation (bit) `subject` is, keeps to itself like any other, for the player who has the text */
  | 'aligned'
  /** the transporters and SHIELDS of `subject`, a ship or facility, are open to the player `object` like the own */
  | 'serves'
  /** from or to `object`, a spot, one may beam through the SHIELDS of `subject` */
  | 'through-shields'
  /** serves as a leader of battles */
  | 'leader'
  /** `subject` starts personnel battles against `object` by itself: without a leader, whatever the affiliations */
  | 'fight'
  /** ships docked there are repaired */
  | 'repairs'
  /** the site from which the WEAPONS of its station are used (BOG-105) */
  | 'operations'
  /** the hologram needs no Holodeck (VOY-13) */
  | 'projected'
  /** where it is, nobody goes without white (DOM-07) */
  | 'white'
  /** the ship or facility has transporters (VOY-02) */
  | 'transporters'
  /** … this special equipment */
  | `equipment:${string}`
  /** … a Holodeck, which projects holograms (VOY-10) */
  | 'holodeck'
  /** `subject` carries `object` in its bay */
  | 'carry'
  /** `subject` may start battles against `object`, whatever the affiliations */
  | 'attack'
  /** the mission `subject` may be attempted by `object` in spite of its icons */
  | 'attempt'
  | 'mix'
  /** `subject` may enter play in spite of its [AU] icon, downloaded by `object` if that is a card */
  | 'alternate-universe'
  /** its skills and attributes are taken away from those of its group */
  | 'counts-against'
  /** the Borg `subject` may take `object`, an artifact that lies open */
  | 'acquire'
  /** the hand weapon `object` is of no use against `subject` */
  | 'adapted'
  /** one may probe for the objective `subject` in the turn in which scouting was completed */
  | 'probe-at-once'
  /** the ship or facility has a Brig (BOG-78) */
  | 'brig'
  /** people at `subject`, a spot, and ships that are it, go through the doors of any player (`object`: their seat) */
  | 'doors'
  /** nothing puts it in stasis */
  | 'awake'
  /** fills a [Stf] icon */
  | 'staff'
  /** it is shown, because a text works by it that both players must see (DOM-59: seen when needed) */
  | 'open'
  /** everybody sees the hand of the player `subject` (a seat) */
  | 'open-hands'
  /** what cards ask each other, and the rules nobody: the card that says it names it */
  | `text:${string}`;
