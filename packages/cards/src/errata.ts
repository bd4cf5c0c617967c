/**
 * Errata: cards whose text or icons a ruling has changed. Facts and definition of a card are the ruled ones; here stands since when, by
 * which rules, and how the card was before as far as the ruling itself tells. Nothing is called its earlier text that no source says.
 */
import { type CardFacts, type Catalogue, makeCatalogue, type Words } from '@spaceline/engine';
import { FACTS } from './all-facts.ts';
import { DEFINITIONS } from './definitions.ts';

/** The document that a change stands in. */
interface Source {
  readonly name: Words;
  /** its date as far as it is known: a day, or only a year */
  readonly date: string;
}

const THE_DOMINION: Source = { name: 'The Dominion rules supplement', date: '1999' };
const VOYAGER: Source = { name: 'Voyager rules supplement', date: '2001' };
const CURRENT_RULINGS: Source = { name: 'Current Rulings', date: '2011-07-04' };

/** The rulings that every format follows if nothing else is said. */
export const RULINGS_OF: string = CURRENT_RULINGS.date;

/** The dates at which texts have changed, and one before all of them. */
export const RULING_DATES: readonly string[] = [RULINGS_OF, VOYAGER.date, THE_DOMINION.date, '1998'];

export interface Erratum {
  readonly title: string;
  /** the rules that say the change, in the rulebook */
  readonly rules: readonly string[];
  readonly source: Source;
  /** its document marks the change as new; else it is from some day between the Glossary 1.8 and that document */
  readonly fresh: boolean;
  /** what the ruling tells of how it was before; null where no source says it */
  readonly earlier: Words | null;
  /** the facts of before, where these are told; else a game of an earlier date has those of now */
  readonly before: ((f: CardFacts) => CardFacts) | null;
}

type More = Partial<Pick<Erratum, 'fresh' | 'earlier' | 'before' | 'source'>>;

const erratum = (title: string, rules: readonly string[], more: More = {}): Erratum => ({
  title,
  rules,
  source: CURRENT_RULINGS,
  fresh: false,
  earlier: null,
  before: null,
  ...more,
});

const withoutIcon = (name: string): More => ({
  earlier: `It did not have the [${name}] icon.`,
  before: (f) => ({ ...f, icons: f.icons.filter((i) => i !== name) }),
});

const notUnique: More = {
  earlier: 'It did not say that it is unique.',
  before: (f) => ({ ...f, unique: 'none' }),
};

const notUniversal: More = { earlier: 'It was not universal.' };

const plainTitle: More = {
  earlier: 'Its title was without the word Outpost, and it was without the universal symbol.',
};

export const ERRATA: readonly Erratum[] = [
  erratum('Assign Mission Specialists', ['DOM-87'], {
    source: THE_DOMINION,
    earlier: 'It was a Captain’s Order.',
    before: (f) => ({ ...f, keywords: [...f.keywords, "Captain's Order"] }),
  }),
  erratum('Holo-Projectors', ['VOY-30'], {
    source: VOYAGER,
    earlier: 'It let holograms be in Away Teams.',
  }),
  erratum('Ajur', ['CR-05'], { fresh: true, earlier: 'It had another special skill.' }),
  erratum('Amanda Rogers', ['CR-06', 'CR-07', 'CR-08']),
  erratum('Ankari "Spirits"', ['CR-09'], {
    earlier: 'Its lore had the word that Cyrus Redblock looks for.',
    before: (f) => ({ ...f, keywords: [...f.keywords, 'murder-related dilemma'] }),
  }),
  erratum('Atmospheric Ionization', ['CR-17'], notUnique),
  erratum('Bajoran Resistance Cell', ['CR-18', 'CR-19', 'CR-20']),
  erratum('Barzan Wormhole', ['CR-21', 'CR-22', 'CR-23']),
  erratum('Boratus', ['CR-27'], { fresh: true, earlier: 'It had another special skill.' }),
  erratum('Bynars Weapon Enhancement', ['CR-29']),
  erratum("Caretaker's Array", ['CR-42', 'CR-43', 'CR-44', 'CR-45']),
  erratum('Cloaked Mission', ['CR-95'], { earlier: 'Another location was given for it.' }),
  erratum('Delta Quadrant Spatial Scission', ['CR-103']),
  erratum('Distortion Field', ['CR-104'], notUnique),
  erratum('Hirogen Hunt', ['CR-115']),
  erratum('Holodeck Door', ['CR-116', 'CR-117', 'CR-118', 'CR-119']),
  erratum('Intermix Ratio', ['CR-121'], withoutIcon('Ref')),
  erratum('Intruder Alert!', ['CR-122'], withoutIcon('Ref')),
  erratum('The Juggler', ['CR-123'], withoutIcon('Ref')),
  erratum('Kazon Warship', ['CR-125']),
  erratum('Kevin Uxbridge', ['CR-126', 'CR-127', 'CR-128']),
  erratum('Metaphasic Shields', ['CR-133']),
  erratum('Mirror Image', ['CR-135'], withoutIcon('Ref')),
  erratum('Nutational Shields', ['CR-139']),
  erratum('Obelisk of Masaka', ['CR-140', 'CR-141', 'CR-142'], { fresh: true }),
  erratum('Oof!', ['CR-144', 'CR-145'], withoutIcon('Ref')),
  ...['Bajoran', 'Cardassian', 'Federation', 'Ferengi', 'Klaestron', 'Klingon', 'Romulan'].map((name) =>
    erratum(`${name} Outpost`, ['CR-149', 'CR-150'], plainTitle),
  ),
  ...['Borg', 'Husnock', 'Neutral'].map((name) => erratum(`${name} Outpost`, ['CR-150'], plainTitle)),
  erratum('Picard Maneuver', ['CR-152']),
  erratum('Primary Supply Depot', ['CR-151', 'CR-154'], notUniversal),
  erratum('Q', ['CR-157']),
  erratum('Q the Referee', ['CR-158'], {
    earlier: 'Its second sentence listed cards that count as if they had the [Ref] icon; they have it now.',
  }),
  erratum('Q2', ['CR-159']),
  erratum('Remote Supply Depot', ['CR-151', 'CR-162'], notUniversal),
  erratum('Scorched Hand', ['CR-164'], withoutIcon('Ref')),
  erratum('Seat of Starfleet', ['CR-168', 'CR-169', 'CR-170']),
  erratum('Space', ['CR-174'], { earlier: 'The span of one of these was 5 at the most.' }),
  erratum('Starfleet Phaser Pistol', ['CR-177'], {
    earlier: 'It had an icon less; the source does not show which of its two.',
  }),
  erratum('Temporal Rift', ['CR-181', 'CR-182'], {
    earlier: 'It had no countdown icon, and another text.',
  }),
  erratum('Temporal Vortex', ['CR-183'], {
    earlier: 'It had an icon less; the source does not show which.',
  }),
  erratum('Vic Fontaine', ['CR-199'], { earlier: 'It had another special download.' }),
  erratum('Wormhole', ['CR-201', 'CR-202']),
];

const BY_TITLE: ReadonlyMap<string, Erratum> = new Map(ERRATA.map((e) => [e.title, e]));
const TITLES: ReadonlyMap<string, string> = new Map(FACTS.map((f) => [f.id, f.title]));

/** What was changed about a card, by its id; every printing of a title is changed alike. */
export const erratumOf = (cardId: string): Erratum | undefined => BY_TITLE.get(TITLES.get(cardId) ?? '');

/** A change that had not been made at that date. Dates are compared as they are written: a year is before all its days. */
const madeAfter = (e: Erratum, date: string): boolean => e.source.date > date;

/** The cards as they were at a date, where the rulings tell it; `more` are cards of one's own. */
export function catalogueAsOf(date: string, more: readonly CardFacts[] = []): Catalogue {
  const later = new Map(ERRATA.filter((e) => madeAfter(e, date)).map((e) => [e.title, e.before]));
  const facts = FACTS.map((f) => later.get(f.title)?.(f) ?? f);
  return makeCatalogue([...facts, ...more], DEFINITIONS);
}
