/**
 * The rule by which something happens, for whoever asks "why": one for each kind of telling. It is the rule that says how such a thing
 * goes, not every rule that had a say in it; what a card does rests on the text of that card, and a telling that names one says so itself.
 */
import type { Told, ToldOf } from '@spaceline/engine';

type Kind = Told['kind'];

const RULES: Readonly<Record<Kind, string | null>> = {
  turn: 'R-4.1',
  'turn-skipped': 'R-4.27',
  'other-rules': null,
  'time-up': 'R-11.75',
  conceded: null,
  'game-over': 'R-11.61',
  seeded: 'R-3.2',
  'slid-under': 'R-3.15',
  reported: 'R-5.1',
  played: 'R-4.3',
  'played-back': 'R-4.17',
  'gave-up-play': 'R-4.3',
  activated: 'R-4.40',
  used: 'R-4.7',
  downloaded: 'R-5.13',
  drew: 'R-4.6',
  'drew-tactic': 'R-11.52',
  draws: 'R-4.6',
  shuffled: 'R-5.13',
  'deck-regenerated': 'R-11.64',
  opened: 'R-11.51',
  took: 'R-5.13',
  revealed: 'R-4.28',
  looked: 'R-12.20',
  selected: 'R-4.29',
  picked: 'R-4.29',
  'picked-place': 'R-4.29',
  chose: 'R-4.16',
  placed: 'R-4.24',
  left: 'R-5.19',
  'used-up': 'R-4.23',
  'put-under': 'R-8.8',
  relocated: 'R-7.18',
  replaced: 'R-5.11',
  discarded: 'R-5.20',
  ended: 'R-4.23',
  nullified: 'R-4.17',
  location: 'R-7.6',
  moved: 'R-7.3',
  range: 'R-12.30',
  countdown: 'R-4.36',
  'not-staffed': 'R-7.2',
  transported: 'R-7.9',
  docked: 'R-7.7',
  undocked: 'R-7.7',
  landed: 'R-7.13',
  'took-off': 'R-7.13',
  loaded: 'R-7.14',
  launched: 'R-7.14',
  hid: 'R-7.19',
  'works-as': 'R-6.9',
  stopped: 'R-8.22',
  held: 'R-8.22',
  unstopped: 'R-8.22',
  lasts: 'R-4.22',
  'wore-off': 'R-4.22',
  'put-off': 'R-4.2',
  'called-off': 'R-4.2',
  'came-due': 'R-4.2',
  condition: 'R-12.8',
  control: 'R-12.19',
  silenced: 'R-12.8',
  killed: 'R-8.24',
  destroyed: 'R-9.16',
  deactivated: 'R-11.10',
  reactivated: 'R-11.10',
  erased: 'R-11.10',
  abducted: 'R-11.30',
  assimilated: 'R-11.28',
  'turned-over': 'R-11.6',
  commandeered: 'R-11.4',
  aimed: 'R-11.24',
  scouting: 'R-11.25',
  scouted: 'R-11.26',
  completed: 'R-11.24',
  'commandeer-attempt': 'R-11.4',
  attempted: 'R-8.1',
  met: 'R-8.7',
  judged: 'R-8.8',
  'void-seed': 'R-3.14',
  'encounter-over': 'R-8.8',
  experienced: 'R-8.17',
  probed: 'R-11.27',
  'probe-over': 'R-11.27',
  solved: 'R-8.19',
  'not-solved': 'R-8.20',
  'attempt-over': 'R-8.14',
  acquired: 'R-8.16',
  points: 'R-11.60',
  attacked: 'R-9.9',
  'returned-fire': 'R-9.10',
  tactic: 'R-11.52',
  shot: 'R-9.11',
  marker: 'R-9.14',
  rotated: 'R-9.13',
  repaired: 'R-9.22',
  maneuver: 'R-9.20',
  'ship-battle-over': 'R-9.17',
  fight: 'R-10.1',
  duel: 'R-10.6',
  'no-duel': 'R-10.7',
  'struck-down': 'R-10.6',
  spared: 'R-10.7',
  'fight-totals': 'R-10.9',
  'fight-won': 'R-10.9',
  'fight-over': 'R-10.11',
  captured: 'R-11.1',
  freed: 'R-11.1',
  custody: 'R-11.1',
  infiltrated: 'DOM-25',
  exposed: 'DOM-36',
  'house-arrest': 'R-6.7',
};

/** Where one kind of telling is about several rules. */
const transported = (told: ToldOf<'transported'>): string => (told.how === 'walk' ? 'R-7.15' : 'R-7.9');
const voidSeed = (told: ToldOf<'void-seed'>): string | null =>
  ({ 'mis-seed': 'R-3.14', 'no-door': 'R-1.22', 'no-trigger': 'R-8.7', 'second-copy': 'R-1.26', 'no-text': null })[
    told.why
  ];

/** The rule that a telling rests on; null where none of the rulebook does. */
export function citationOf(told: Told): string | null {
  switch (told.kind) {
    case 'transported':
      return transported(told);
    case 'void-seed':
      return voidSeed(told);
    default:
      return RULES[told.kind];
  }
}

/** Every rule that tellings rest on, for a test. */
export const CITED: readonly string[] = [...new Set([...Object.values(RULES), 'R-7.15', 'R-1.22', 'R-8.7', 'R-1.26'])]
  .filter((id) => id !== null)
  .sort();
