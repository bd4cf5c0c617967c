/**
 * Options of a format, by the names that the rules use: another number, or the other reading of a rule that is open. Where
 * the code calls something differently, both names will do.
 */
import { RULING_DATES } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';

/** What a value makes of a format; null when it is not a value of this option. */
type Option = { values: string; set: (value: unknown) => Partial<Format> | null };

const SWITCH: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  ['on', true],
  ['off', false],
]);

const flag = (key: keyof Format): Option => ({
  values: 'on or off',
  set: (v) => (SWITCH.has(v) ? { [key]: SWITCH.get(v) } : null),
});
const isCount = (v: unknown): v is number => typeof v === 'number' && Number.isInteger(v) && v >= 0;
const count = (key: keyof Format): Option => ({
  values: 'a whole number',
  set: (v) => (isCount(v) ? { [key]: v } : null),
});
const word = (key: keyof Format, ...words: string[]): Option => ({
  values: words.join(' or '),
  set: (v) => (words.includes(v as string) ? { [key]: v } : null),
});

const OPTIONS: Readonly<Record<string, Option>> = {
  // a year need not be quoted
  rulings: {
    values: RULING_DATES.join(' or '),
    set: (v) => {
      const date = typeof v === 'number' ? String(v) : v;
      return RULING_DATES.some((d) => d === date) ? { rulings: date as Format['rulings'] } : null;
    },
  },
  minDraw: count('minDraw'),
  maxSeed: count('maxSeeds'),
  maxSeeds: count('maxSeeds'),
  missionSlots: { values: 'a whole number', set: (v) => (isCount(v) ? { missions: { min: v, max: v } } : null) },
  missionsCountAsSeeds: flag('missionsCountAsSeeds'),
  sitesCountAsSeeds: flag('sitesCountAsSeeds'),
  hand: count('hand'),
  handLimit: {
    values: 'a whole number, or none',
    set: (v) => (v === 'none' || v === null ? { handLimit: null } : isCount(v) ? { handLimit: v } : null),
  },
  exhaustionEnds: word('exhaustionEnds', 'both', 'either'),
  normalPlays: count('plays'),
  plays: count('plays'),
  winPoints: count('winPoints'),
  batchSeeding: flag('batchSeeding'),
  ignoreQuadrants: flag('ignoreQuadrants'),
  ignoreAU: flag('ignoreAlternateUniverse'),
  ignoreAlternateUniverse: flag('ignoreAlternateUniverse'),
  ignoreHolo: flag('ignoreHolograms'),
  ignoreHolograms: flag('ignoreHolograms'),
  universalTreaty: flag('universalTreaty'),
  attackRestrictions: flag('attackRestrictions'),
  stealMissions: flag('attemptOpponents'),
  attemptOpponents: flag('attemptOpponents'),
  duplicateMissions: word('duplicateMissions', 'overlap', 'separate'),
  clockMinutes: count('roundMinutes'),
  roundMinutes: count('roundMinutes'),
  crewsHidden: flag('crewsHidden'),
  countdownFullTurns: flag('countdownFullTurns'),
  specialDownloadsPer: word('specialDownloadsPer', 'title', 'copy'),
  countdownOf: word('countdownOf', 'owner', 'encounterer'),
  dualMissions: word('dualMissions', 'both', 'either'),
  minorityArrest: flag('minorityArrest'),
  dilemmaResponses: word('dilemmaResponses', 'afterConditions', 'before'),
  qFlashRepeats: flag('qFlashRepeats'),
  sitesNeedDocking: flag('sitesNeedDocking'),
  stoppedCrewStopsShip: flag('stoppedCrewStopsShip'),
  warpBorgPure: flag('warpBorgPure'),
  warpBorgRestricted: flag('warpBorgRestricted'),
  misseedBarsSolving: flag('misseedBarsSolving'),
  failedDilemmaScores: flag('failedDilemmaScores'),
  restrictedEquipmentReports: flag('restrictedEquipmentReports'),
  downloadToHand: flag('downloadToHand'),
  probePreconditions: flag('probePreconditions'),
  borgWithoutBonus: flag('borgWithoutBonus'),
  mortalWound: word('mortalWound', 'moreThanDouble', 'atLeastDouble'),
};

export const OPTION_NAMES: readonly string[] = Object.keys(OPTIONS);

export class UnknownOption extends Error {
  constructor(
    readonly option: string,
    message: string,
  ) {
    super(message);
  }
}

/** A format with some of its options changed; throws UnknownOption where that cannot be. */
export function withOptions(format: Format, options: Readonly<Record<string, unknown>>): Format {
  const known = `it knows ${OPTION_NAMES.join(', ')}`;
  let changed = format;
  for (const name of Object.keys(options)) {
    if (!Object.hasOwn(OPTIONS, name)) throw new UnknownOption(name, `the engine has no option "${name}"; ${known}`);
    const change = OPTIONS[name].set(options[name]);
    if (change === null)
      throw new UnknownOption(
        name,
        `the option "${name}" is ${OPTIONS[name].values}, not ${JSON.stringify(options[name])}`,
      );
    changed = { ...changed, ...change };
  }
  return changed;
}
