/**
 * A word of the language that one card says so far is there because other texts say it, too: texts of cards that nobody has written yet, which
 * are named here, or because it is the other half of a word that several cards say. What only one card would ever say stands with that card.
 */
import { catalogue } from '@spaceline/cards';
import { describe, expect, it } from 'vitest';
import { keyOf, LANGUAGE, usesOf, wordFiles, wordsOf } from '../../scripts/vocabulary.mjs';

/** Cards to come whose text says the same. */
const WAITED_FOR: Readonly<Record<string, readonly string[]>> = {
  opensDoors: ['Door-Net'],
  gainsEquipment: ['Phased Cloaking Device', 'Romulan Cloaking Device'],
  mayNotBeScouted: ['I Tried to Warn You'],
  totalOf: ['Corner Enemy Ship', 'Intercept Maquis'],
  playsBetween: ['Black Hole'],
  totalUnder: ['Quash Conspiracy', "Q's Vicious Animal Things"],
  combinedUnder: ['Chula: The Way Home'],
  inYourTurn: ['Dimensional Shifting', 'Door-Net'],
  asItsPlayerCounts: ['Holoprogram: Deadwood'],
  requiring: ['DNA Clues'],
  inStasis: ['Off Switch', 'You Will in Time'],
  becomesAffiliation: ['Discommendation', 'Frame of Mind'],
  hasLevels: ['Frame of Mind'],
  copiesSkills: ['Classic Communicator'],
  sets: ['Frame of Mind', 'Rascals'],
  mayLandOnce: ['Alliance Interceptor', 'Bajoran Interceptor'],
  closes: ['Door-Net'],
  silencesSkills: ["Vantika's Neural Pathways"],
  bonusThereDoesNotCount: ['Eliminate Virus'],
  keepsUnderHere: ['Bluegill Infestation'],
  reportsForFreeIf: ['Small Cloaking Device', 'U.S.S. Danube'],
  stations: ['Tarchannen Study', 'The Sheliak'],
  '.withoutPlanet': ['Anti-Matter Pod', 'Establish Trade Route'],
  '.outsideRegion': ['Alliance Nor'],
  '.inRegion': ['Alliance Nor'],
  multipliesPoints: ["Gi'ral", 'Population 9 Billion - All Borg'],
  anyIntelligence: ['Arne Darvin'],
  youSolved: ['Colony'],
  faceUp: ['Bluegill Infestation', 'Heisenberg Compensators'],
  printedOver: ['Gorn Encounter'],
  headquartersCard: ['Homefront', 'Terran Outpost'],
  compatibleWith: ['Lewis Zimmerman', 'Ops: Mirror Universe'],
  worthUnder: ['Council of Warriors'],
  withPointBox: ['Establish Trade Route', 'Hunting Group'],
  whatItIsIn: ["Data's Head"],
  yourVesselAboard: ['Ablative Armor', 'Small Cloaking Device'],
  dockedAt: ['Rescue Personnel'],
  itsStation: ['Ops: Mirror Universe'],
  spacelineEnds: ['Lakanta', 'Maman Picard'],
  adjacentInRegion: ['Alien Gambling Device'],
  insideHere: ["Saltah'na Clock"],
  inOrbit: ["No, Kirk ... The Game's Not Over"],
  atALocation: ['U.S.S. Enterprise-C'],
  yoursHere: ['Ferengi Conference', 'Orb of Wisdom'],
  atLocationOf: ['Doppelganger', 'Ves Alkar'],
  matching: ['Rinnak Pire', 'VR Headset'],
  phased: ['Apnex', 'Phased Cloaking Device'],
  ofThatPlayer: ['White Deprivation'],
  '.sameQuadrant': ['Taar'],
};

/** Words that complete a pair or a row. */
const COMPLETES: Readonly<Record<string, string>> = {
  keepsToItself: 'mayReportHere, for nobody else',
  nobodyDownloads: 'the bans of allowing.ts',
  differBy: 'difference',
  times: 'plus, half, difference',
  couldSolve: 'what an attempt asks for, as a condition',
  oneOfThemHas: 'skilled, of those who were chosen',
  placeOnMissionOrStation: 'placeOnMission',
  losesIcon: 'gainsIcon',
  becomesGender: 'becomesAffiliation, becomesClassification',
  worksLike: 'copiesSkills, hasLevels: all that a likeness is',
  bonusCountsAsFarAsOthers: 'bonusThereDoesNotCount',
  moreCopies: 'the limits of a deck',
  '.opponents': '.yours',
  takesOverPoints: 'takesBackPoints',
  anyBut: 'affiliation',
  aligned: 'anyBut, affiliation',
  fillsAnyIcons: 'fillsIcons',
  crewTotalOver: 'totalOver, of a crew',
  withTransporters: 'the ship’s special equipment',
  selfControlled: 'a kind of dilemma that a rule names (R-8.27)',
  dockOf: 'dockedAt',
  insideOf: 'insideHere',
  onlyIf: 'a condition as a filter, as only is one of a reach',
  isDisabled: 'awake, able',
  withSpecialDownload: 'specialDownload',
  whereItHappens: 'whereThisIs',
  putInDiscardPile: 'putAtopDeck, putUnderDeck, putOutOfPlay',
  longer: 'boost, of the span',
  '.inOrAdjacentTo': 'inRegion',
  '.notKnownAs': '.knownAs',
  alone: 'aloneWith',
  playedThisTurn: 'handSize',
};

interface Word {
  readonly name: string;
  readonly home: string;
}
interface Use {
  readonly titles: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

const files = wordFiles();
const words = wordsOf(files) as Word[];
const uses = usesOf(files, words) as Map<string, Use>;
const keys = new Map(words.map((w) => [w.name, keyOf(w) as string]));

/** The cards that say a word, in other words as well. */
function cardsOf(key: string, seen = new Set<string>()): Set<string> {
  const use = uses.get(key);
  if (use === undefined || seen.has(key)) return new Set();
  seen.add(key);
  const inside = [...use.words].flatMap((name) => [...cardsOf(keys.get(name) ?? '', seen)]);
  return new Set([...use.titles, ...inside]);
}

const ofOneCard = words.filter((w) => w.home.startsWith(LANGUAGE) && cardsOf(keyOf(w)).size < 2).map((w) => w.name);

describe('a word of the language that one card says', () => {
  it('is said by a text to come, or completes others', () => {
    expect(words.length).toBeGreaterThan(1000);
    expect(ofOneCard.filter((w) => !(w in WAITED_FOR) && !(w in COMPLETES))).toEqual([]);
  });

  it('is on the list only while it is so', () => {
    expect([...Object.keys(WAITED_FOR), ...Object.keys(COMPLETES)].filter((w) => !ofOneCard.includes(w))).toEqual([]);
  });

  it('waits for cards whose text is not written', () => {
    const open = new Set(catalogue.defs.filter((d) => d.status === 'facts-only').map((d) => d.title));
    expect(Object.values(WAITED_FOR).flatMap((titles) => titles.filter((t) => !open.has(t)))).toEqual([]);
  });
});
