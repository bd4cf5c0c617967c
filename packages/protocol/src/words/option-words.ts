/**
 * Options in words, from plain data: an `OptionView` as it is sent, and what things are called. Nothing here needs a game; what
 * the rules know about an option (what a flight costs, how many are able) is among its data.
 */
import {
  type DecisionKind,
  isCardSpot,
  isLocationSpot,
  isPlanetSpot,
  NOWHERE,
  type Spot,
  type Words,
} from '@spaceline/engine';
import type { OptionView } from '../option-key.ts';
import { MENU, OPTIONS, PILES, PLAIN, WISHES } from './english.ts';
import type { Naming } from './naming.ts';
import { capital, fill, type Holes, phrase } from './template.ts';

/** What the words of an option are made of: an `OptionView` is one. */
export type OptionData = Omit<OptionView, 'key'>;

/**
 * An option in words. Options that differ only in where they go share their `stem` ("Move Kazon Raider to"), so that a
 * list can say it once; the `tail` ends the sentence.
 */
export interface OptionWords {
  stem: Words;
  tail: Words;
}

/** The question that an option answers, as far as a pass needs it: a `DecisionView` is one. */
export interface Asked {
  /** names the question */
  prompt: string;
  kind: DecisionKind;
}

type Name = keyof typeof OPTIONS;

/** Whoever is to be chosen first. */
const SOME = '…';

/** To find a name takes a look at every card: only those that a sentence needs are looked for. */
function holesOf(o: OptionData, naming: Naming): Holes {
  const { group } = o;
  return {
    get card() {
      return o.card < 0 ? null : naming.card(o.card);
    },
    get from() {
      return naming.spot(o.from);
    },
    get icon() {
      return isCardSpot(o.from) ? naming.card(o.from) : null;
    },
    get to() {
      return naming.spot(o.to);
    },
    get via() {
      return o.via === undefined ? null : naming.card(o.via);
    },
    get laidOut() {
      return o.laidOut === undefined ? null : naming.place(o.laidOut);
    },
    get who() {
      return group?.length === 1 ? naming.card(group[0]) : SOME;
    },
    /** for the verbs that need no more: who is to be chosen is not known yet */
    get what() {
      return o.card >= 0 ? naming.card(o.card) : group === null ? null : SOME;
    },
    word: o.word === '' ? null : naming.language(o.word),
    affiliation: o.word,
    cost: o.cost ?? null,
    left: o.left ?? null,
    rest: o.cost === undefined || o.left === undefined ? null : o.left - o.cost,
    able: o.able ?? null,
    n: group !== null && group.length > 1 ? group.length : null,
    min: o.min,
    max: o.max,
  };
}

/** The sentence for a verb, where it has one of its own. */
function nameOf(o: OptionData, naming: Naming, asked: Asked | undefined): Name | null {
  const goes = o.to !== NOWHERE;
  const crew = isCardSpot(o.from);
  switch (o.verb) {
    case 'report':
      return goes ? 'reportTo' : 'report';
    case 'play':
      if (o.mark === 'face-down') return 'playFaceDown';
      return goes ? (isLocationSpot(o.to) ? 'playAt' : 'playOn') : 'play';
    case 'download':
      return goes ? 'downloadTo' : 'download';
    case 'seed':
      return seedName(o, naming);
    case 'take-back':
      return 'takeBack';
    case 'move':
      return goes ? 'moveTo' : 'move';
    case 'commandeer':
      return 'commandeer';
    case 'acquire':
      return 'acquire';
    case 'scout':
      if (!crew) return o.both === undefined ? 'scoutTeam' : 'scoutBoth';
      return 'scoutCrew';
    case 'attempt':
      if (!crew) return 'attemptTeam';
      return o.both === undefined ? 'attemptCrew' : 'attemptBoth';
    case 'fight':
      return crew ? 'fightAboard' : 'fightOn';
    case 'use':
      return goes ? 'useOn' : 'use';
    case 'end-turn':
      return 'endTurn';
    case 'pass':
      return passName(asked);
    case 'beam':
    case 'walk':
    case 'switch':
      return o.verb;
    default:
      return null;
  }
}

const UNDER_MISSIONS: readonly (string | null)[] = ['Dilemma', 'Artifact'];

function seedName(o: OptionData, naming: Naming): Name {
  const type = naming.type(o.card);
  if (type === 'Mission' && o.mark === 'before') return 'missionBefore';
  if (o.to !== NOWHERE) {
    if (isCardSpot(o.to)) return 'seedAboard';
    return UNDER_MISSIONS.includes(type) ? 'seedUnder' : 'seedAt';
  }
  if (type !== 'Mission') return 'seedTable';
  if (o.mark === '') return 'mission';
  return o.mark === 'left' ? 'missionLeft' : 'missionRight';
}

/** With its question, a pass says what it means. */
function passName(asked: Asked | undefined): Name {
  switch (asked?.prompt) {
    case 'batch':
      return 'passSeeds';
    case 'tactic':
      return 'passTactic';
    case 'combat':
      return 'passCombat';
  }
  if (asked?.kind === 'optional') return 'passOffer';
  return asked?.kind === 'seed' ? 'passSeeding' : 'pass';
}

export function optionWords(o: OptionData, naming: Naming, asked?: Asked): OptionWords {
  const say = (template: string, holes: Holes): Words => fill(naming.language(template), holes).text;
  if (o.verb === 'pick') return { stem: pickWords(o, naming, say, asked), tail: '' };
  const holes = holesOf(o, naming);
  const name = nameOf(o, naming, asked);
  if (name === null) return plainWords(o, holes, say);
  const [stem, tail] = OPTIONS[name];
  return { stem: say(stem, holes), tail: say(tail, holes) };
}

type Say = (template: string, holes: Holes) => Words;

function plainWords(o: OptionData, holes: Holes, say: Say): OptionWords {
  const [what, link] = PLAIN[o.verb as keyof typeof PLAIN];
  if (o.to === NOWHERE || link === '') return { stem: say(`${what}< ({word})>`, holes), tail: '' };
  return { stem: say(`${what} ${link}`, holes), tail: say('{to}< ({word})>', holes) };
}

function pickWords(o: OptionData, naming: Naming, say: Say, asked: Asked | undefined): Words {
  if (o.group !== null) {
    const [template] = o.min === o.max ? OPTIONS.pickSome : OPTIONS.pickRange;
    return say(template, { min: o.min, max: o.max, n: o.group.length });
  }
  // BOG-69: people escort a captive, and no place does
  if (asked?.prompt === 'escort' && isPlanetSpot(o.to)) return say(OPTIONS.pickEscorts[0], {});
  // a card to pick is told with whose it is, when it is not the viewer's
  if (o.card >= 0) {
    const card = naming.card(o.card, true);
    return capital(o.pile === undefined ? card : say(PILES[o.pile], { card }));
  }
  return capital(o.to === NOWHERE ? naming.language(o.word) : naming.spot(o.to));
}

/** An option as one sentence. */
export function optionText(o: OptionData, naming: Naming, asked?: Asked): Words {
  const { stem, tail } = optionWords(o, naming, asked);
  return tail === '' ? stem : phrase`${stem} ${tail}`;
}

/** The sentence for the menu of what was clicked at `at`, where it is not the usual one. */
function menuName(o: OptionData, at: Spot | null): keyof typeof MENU | null {
  const some = (o.group?.length ?? 0) !== 1;
  const here = at !== null && o.from === at;
  switch (o.verb) {
    case 'beam':
      if (!here) return some ? 'beamSome' : 'beam';
      if (isPlanetSpot(o.to)) return some ? 'beamSomeDown' : 'beamDown';
      return some ? 'beamSomeHere' : 'beamHere';
    case 'walk':
      if (!here) return some ? 'walkSome' : 'walk';
      return some ? 'walkSomeHere' : 'walkHere';
    case 'move':
      return o.to === NOWHERE ? null : 'move';
    case 'attack':
    case 'fire':
      return o.group === null || o.card >= 0 ? null : o.verb;
    default:
      return null;
  }
}

/** A menu: where all its options share their stem, that is its title and the ends are its lines. */
export interface MenuWords {
  title: Words | null;
  lines: Words[];
}

/** The menu of what was clicked at `at`; of what stands nowhere (a card in hand) the options say once what they share. */
export function menuOf(options: readonly OptionData[], naming: Naming, at: Spot | null, asked?: Asked): MenuWords {
  const words = options.map((o) => optionWords(o, naming, asked));
  const [first] = words;
  if (at === null && words.length > 1 && words.every((w) => w.stem === first.stem && w.tail !== ''))
    return { title: phrase`${first.stem} ${SOME}`, lines: words.map((w) => capital(w.tail)) };
  return { title: null, lines: options.map((o) => menuWords(o, naming, at, asked)) };
}

/** An option as a line of the menu of what was clicked: what starts where the menu belongs does not say so again. */
export function menuWords(o: OptionData, naming: Naming, at: Spot | null = null, asked?: Asked): Words {
  const name = menuName(o, at);
  if (name === null) return optionText(o, naming, asked);
  return fill(naming.language(MENU[name]), holesOf(o, naming)).text;
}

/** What somebody would want and cannot have now (`RefusedAnswer`), as a line of the menu of what was clicked at `at`. */
export function wishWords(
  o: Pick<OptionData, 'verb' | 'card' | 'from' | 'to' | 'mark' | 'word'>,
  naming: Naming,
  at: Spot | null,
): Words {
  const data: OptionData = { ...o, group: null, min: 0, max: 0 };
  const template = WISHES[o.verb as keyof typeof WISHES];
  if (template === undefined) return menuWords(data, naming, at);
  return fill(naming.language(template), holesOf(data, naming)).text;
}
