/** The committed facts: complete, consistent with each other, and free of wording. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Requirement = { [key: string]: unknown; all?: Requirement[]; any?: Requirement[] };
interface Fact {
  id: string;
  title: string;
  set: string;
  type: string;
  q?: true;
  unique: string;
  affiliations: string[];
  icons: string[];
  keywords: string[];
  countdown?: number | 'X';
  text: boolean;
  otherColour?: string;
  where?: string;
  points?: number;
  variablePoints?: true;
  quadrant?: string;
  span?: number;
  region?: string;
  missionAffiliations?: string[];
  attempt?: string;
  requirement?: Requirement;
  classification?: string;
  classification2?: string;
  halves?: [string[], string[]];
  integrity?: number | string;
  cunning?: number | string;
  strength?: number | string;
  skills?: { name: string; level: number; as?: string; conditional?: true }[];
  persona?: string;
  impersonates?: string;
  gender?: string;
  species?: string[];
  range?: number | string;
  weapons?: number | string;
  shields?: number | string;
  staffing?: string[];
  equipment?: string[];
  noTransporters?: true;
  useOnly?: string[];
  facility?: string;
  outpost?: string;
  token?: true;
  matching?: string[];
  downloads?: { cards: string[]; other?: true }[];
  tactic?: { attack: number; defense: number; hit: string[]; directHit: string[]; hull: number };
}

const folder = new URL('../facts/', import.meta.url);
const all = readdirSync(folder).filter((name) => name.endsWith('.json'));
const read = (names: readonly string[]): Fact[] =>
  names.flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')));
const files = all.filter((name) => !name.startsWith('2e-'));
const facts = read(files);
/** cards of the Second Edition that First Edition can be played with */
const second = read(all.filter((name) => name.startsWith('2e-')));

const of = (type: string) => facts.filter((f) => f.type === type);
const called = (title: string) => facts.filter((f) => f.title === title);
/** The ids of the cards for which `wrong` holds; a good test finds none. */
const ids = (cards: Fact[], wrong: (f: Fact) => boolean) => cards.filter(wrong).map((f) => f.id);
const leaves = (r: Requirement): Requirement[] => (r.all ?? r.any)?.flatMap(leaves) ?? [r];
const requirements = of('Mission').flatMap((f) => (f.requirement ? leaves(f.requirement) : []));
const words = (text: string) => new Set(text.trim().split(/\s*[,\n]\s*/));

const TYPES = words(`Artifact, Dilemma, Doorway, Equipment, Event, Facility, Incident, Interrupt, Mission, Objective,
  Personnel, Ship, Site, Tactic, Time Location, Tribble, Trouble`);
const AFFILIATIONS = words(`Bajoran, Borg, Cardassian, Dominion, Federation, Ferengi, Hirogen, Kazon, Klingon, Neutral,
  Non-Aligned, Romulan, Starfleet, Vidiian, Vulcan`);
const CLASSIFICATIONS = words('OFFICER, ENGINEER, MEDICAL, SCIENCE, SECURITY, V.I.P., CIVILIAN, ANIMAL');
const SKILLS = words(`Acquisition, Anthropology, Archaeology, Astrophysics, Barbering, Biology, Cantankerousness,
  Computer Skill, Cybernetics, Diplomacy, Empathy, ENGINEER, Exobiology, FCA, Geology, Greed, Guramba, Honor,
  Klingon Intelligence, Law, Leadership, MEDICAL, Mindmeld, Miracle Worker, Music, Navigation, Obsidian Order, OFFICER,
  Orion Syndicate, Physics, Resistance, SCIENCE, Section 31, SECURITY, Smuggling, Stellar Cartography, Tal Shiar,
  Transporter Skill, Treachery, V.I.P., Youth`);
const ICONS =
  words(`22, AU, BO, Bar, Cmd, Com, DQ, Def, Ent-E, Films, GQ, HA, Holo, KCA, KW, MQ, Maq, Nav, OCD, OS, Orb,
  Pursuit, Ref, Rule, Self, Stf, TE, Wmh, inf:Bajoran, inf:Dominion, inf:Federation, inf:Klingon, inf:Romulan`);
const STAFFING =
  words(`AU, Borg, Cmd, Com, Def, Ent-E, Films, KCA, KW, Maq, NA, Nav, OCD, OS, Stf, TE, special:2-empathy,
  special:balok, special:pakled, special:think-tank-personnel, special:vulcan`);
const EQUIPMENT = words(`Cloaking Device, Energy Dampener, Holodeck, Invasive Transporters, Long-Range Scan Shielding,
  Particle Scattering Device, Phasing Cloak, Tractor Beam`);
const ATTEMPTS = words('any, controls-ore-processing-nor-here, non-dominion, non-federation, with-selok');
const SPECIAL_REQUIREMENTS = words(`any-unique-personnel, discard-1-to-4-latinum, discard-2-youth, discard-equipment,
  discard-unique-personnel, freighter-or-transport-with-transporter-skill, landed-ship, no-opposing-ships-in-neutral-zone,
  ship-with-two-staffing-icons, strength-over-10-per-member-min-3, universal-ship, vip-of-each-of-four-affiliations,
  weapons-over-opponents-here`);
/** Where the printed text asks for a card of no First Edition release. */
const OUTSIDE = words('Porthos, UFP: One Small Step');

describe('the cards of the Second Edition', () => {
  test('are 762 of 17 releases, each id once, with their set in front', () => {
    expect(second).toHaveLength(762);
    expect(new Set(second.map((f) => f.set)).size).toBe(17);
    expect(new Set([...facts, ...second].map((f) => f.id)).size).toBe(2640 + 762);
    expect(ids(second, (f) => !f.id.startsWith(`${f.set}-`))).toEqual([]);
  });

  test('have the words of First Edition, and no logo of it', () => {
    expect(ids(second, (f) => !TYPES.has(f.type))).toEqual([]);
    expect(ids(second, (f) => !/^(unique|universal|enigma|none)$/.test(f.unique))).toEqual([]);
    expect(
      ids(second, (f) => ![...f.affiliations, ...(f.missionAffiliations ?? [])].every((a) => AFFILIATIONS.has(a))),
    ).toEqual([]);
    expect(ids(second, (f) => f.classification !== undefined && !CLASSIFICATIONS.has(f.classification))).toEqual([]);
    const skills = new Set([...SKILLS, 'Memory Omega']);
    expect(ids(second, (f) => (f.skills ?? []).some((s) => !skills.has(s.name)))).toEqual([]);
    expect(ids(second, (f) => (f as { property?: string | null }).property !== null)).toEqual([]);
  });

  test('hold no sentence', () => {
    const strings = JSON.stringify(second.map(({ title, ...rest }) => rest)).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
    expect(strings.filter((s) => s.length > 60 || /[{}]|[a-z]{3}\."$/.test(s))).toEqual([]);
  });
});

describe('the files', () => {
  test('hold the 28 releases, 2634 cards and six outposts that missions show, each id once', () => {
    expect(files).toHaveLength(28);
    expect(facts.filter((f) => !f.token)).toHaveLength(2634);
    expect(ids(facts, (f) => f.token === true)).toEqual(of('Mission').flatMap((f) => f.outpost ?? []));
    expect(new Set(facts.map((f) => f.id)).size).toBe(2640);
  });

  test('are named after the set of their cards', () => {
    for (const name of files) {
      const set = name.replace('.json', '');
      const cards: Fact[] = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
      expect(ids(cards, (f) => f.set !== set || !f.id.startsWith(`${set}-`))).toEqual([]);
    }
  });

  test('hold names and numbers, never a sentence', () => {
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : value && typeof value === 'object'
          ? Object.values(value).flatMap(strings)
          : [];
    const all = facts.flatMap((f) => strings(f));
    expect(all.filter((s) => s.length > 80 || s.trim() !== s || s === '')).toEqual([]);
    // Game text marks names with braces, and its sentences end in a full stop after a word.
    const titles = new Set(facts.map((f) => f.title));
    expect(all.filter((s) => /[{}]|[a-z]{3}\.$/.test(s) && !titles.has(s))).toEqual([]);
  });

  test('use the known words only', () => {
    expect(ids(facts, (f) => !TYPES.has(f.type))).toEqual([]);
    expect(ids(facts, (f) => !/^(unique|universal|enigma|none)$/.test(f.unique))).toEqual([]);
    expect(ids(facts, (f) => f.icons.some((i) => !ICONS.has(i) && !/^nemesis:(<\w\)|\(\w>)$/.test(i)))).toEqual([]);
    expect(
      ids(facts, (f) => ![...f.affiliations, ...(f.missionAffiliations ?? [])].every((a) => AFFILIATIONS.has(a))),
    ).toEqual([]);
    expect(ids(facts, (f) => f.countdown !== undefined && ![1, 2, 3, 4, 'X'].includes(f.countdown))).toEqual([]);
    expect(ids(facts, (f) => new Set(f.keywords).size < f.keywords.length)).toEqual([]);
    expect(ids(facts, (f) => f.keywords.some((k) => EQUIPMENT.has(k) && f.equipment !== undefined))).toEqual([]);
    expect(ids(facts, (f) => f.keywords.some((k) => k === f.region || k === f.gender))).toEqual([]);
  });

  test('mark Q cards, and only cards of types that may be', () => {
    const q = facts.filter((f) => f.q);
    expect(q).toHaveLength(39);
    expect(new Set(q.map((f) => f.type))).toEqual(new Set(['Artifact', 'Dilemma', 'Event', 'Interrupt', 'Mission']));
  });
});

describe('personnel', () => {
  const personnel = of('Personnel');

  test('have three attributes, a persona and an affiliation', () => {
    for (const name of ['integrity', 'cunning', 'strength'] as const)
      expect(ids(personnel, (f) => !/^(-?\d+|\d+\+\d+|\d+[+-]X|X|NO|Q|\*)$/.test(String(f[name])))).toEqual([]);
    expect(ids(personnel, (f) => !f.persona || f.affiliations.length === 0)).toEqual([]);
  });

  test('have known skills and classifications', () => {
    expect(ids(facts, (f) => (f.skills ?? []).some((s) => !SKILLS.has(s.name) || !Number.isInteger(s.level)))).toEqual(
      [],
    );
    expect(ids(personnel, (f) => f.classification !== undefined && !CLASSIFICATIONS.has(f.classification))).toEqual([]);
    expect(
      ids(personnel, (f) => !f.classification && !f.affiliations.includes('Borg') && f.title !== 'Soong-type Android'),
    ).toEqual([]);
  });

  test('have a gender unless the card shows two or lets the player choose', () => {
    expect(ids(personnel, (f) => !f.gender).sort()).toEqual(['ep-001', 'ep-004', 'qc-soong-type-android', 'tmp-091']);
  });

  test('are specialists exactly when their skills say so', () => {
    const plain = personnel.filter((f) => !f.text && !f.downloads);
    for (const [keyword, count] of [
      ['Mission Specialist', 1],
      ['Support Personnel', 2],
    ] as const)
      expect(ids(plain, (f) => f.keywords.includes(keyword) !== (f.skills?.length === count))).toEqual([]);
    // a special download icon is a special skill, and rules them out
    const words = ['Mission Specialist', 'Support Personnel'];
    expect(ids(personnel, (f) => f.downloads !== undefined && words.some((w) => f.keywords.includes(w)))).toEqual([]);
  });

  test('need a definition when a skill, an attribute or a download depends on more than the facts', () => {
    const open = (f: Fact) =>
      (f.skills ?? []).some((s) => s.conditional || s.as) ||
      (f.downloads ?? []).some((d) => d.other) ||
      [f.integrity, f.cunning, f.strength].some((n) => /[XQ*]/.test(String(n)));
    expect(ids(personnel, (f) => open(f) && !f.text)).toEqual([]);
  });

  test('show a hologram by icon and keyword alike, and an infiltrator too', () => {
    const infiltrates = (f: Fact) => f.icons.some((i) => i.startsWith('inf:'));
    expect(ids(personnel, (f) => f.icons.includes('Holo') !== f.keywords.includes('Hologram'))).toEqual([]);
    expect(ids(personnel, (f) => infiltrates(f) !== f.keywords.includes('Infiltrator'))).toEqual([]);
  });

  test('have personas that are the title of somebody', () => {
    const titles = new Set(personnel.map((f) => f.title));
    expect(ids(personnel, (f) => !f.persona!.split(' / ').every((p) => titles.has(p)))).toEqual([]);
    expect(ids(personnel, (f) => f.keywords.some((k) => k.startsWith('opposite:') && !titles.has(k.slice(9))))).toEqual(
      [],
    );
    for (const title of ['Seven of Nine', "Limara'Son"])
      expect(called(title).map((f) => f.persona)).toEqual(called(title).map(() => title));
  });

  test('who share a persona under different titles are unique: one takes the place of the other (R-5.11)', () => {
    const versions = personnel.filter((f) => personnel.some((x) => x.persona === f.persona && x.title !== f.title));
    expect(versions.length).toBeGreaterThan(40);
    expect(ids(versions, (f) => f.unique !== 'unique')).toEqual([]);
  });
});

describe('ships and facilities', () => {
  test('have range, weapons and shields', () => {
    for (const name of ['range', 'weapons', 'shields'] as const)
      expect(ids(of('Ship'), (f) => f[name] === undefined)).toEqual([]);
    expect(ids(of('Facility'), (f) => typeof f.shields !== 'number' || f.facility === undefined)).toEqual([]);
  });

  test('have known staffing and special equipment', () => {
    expect(ids(of('Ship'), (f) => !f.staffing?.every((s) => STAFFING.has(s)))).toEqual([]);
    expect(ids(facts, (f) => !(f.equipment ?? []).every((e) => EQUIPMENT.has(e)))).toEqual([]);
    expect(ids(of('Ship'), (f) => f.staffing!.some((s) => s.startsWith('special:')) && !f.text)).toEqual([]);
  });

  test('have no transporters if they are Kazon', () => {
    const kazon = facts.filter((f) => /Ship|Facility/.test(f.type) && f.affiliations.includes('Kazon'));
    expect(kazon.map((f) => f.title).sort()).toEqual([
      'Kazon Fighter',
      'Kazon Outpost',
      'Kazon Raider',
      'Kazon Shuttle',
      'Kazon Warship',
    ]);
    expect(ids(facts, (f) => f.noTransporters === true)).toHaveLength(kazon.length);
  });

  test('know their matching commanders, who know them', () => {
    const linked = facts.filter((f) => f.matching);
    const other = { Ship: 'Personnel', Personnel: 'Ship' };
    expect(linked.length).toBeGreaterThan(200);
    for (const f of linked) {
      expect(f.type in other, f.id).toBe(true);
      for (const title of f.matching!) {
        const partners = called(title).filter((p) => p.type === other[f.type as 'Ship']);
        expect(partners.length, `${f.id}: ${title}`).toBeGreaterThan(0);
        expect(ids(partners, (p) => !p.matching?.includes(f.title))).toEqual([]);
      }
    }
    expect(called('U.S.S. Defiant')[0].matching).toContain('Benjamin Sisko');
    expect(called('Baxial')[0].matching).toEqual(['Neelix']);
  });
});

describe('missions', () => {
  const missions = of('Mission');

  test('have a quadrant, a span and a place, except where the text gives them', () => {
    expect(ids(missions, (f) => !f.quadrant)).toEqual(['qc-qs-planet']);
    expect(ids(missions, (f) => f.span === undefined).sort()).toEqual(['au-fgc-47-research', 'qc-space']);
    expect(ids(missions, (f) => !f.where)).toEqual([]);
    expect(ids(missions, (f) => (!f.quadrant || f.span === undefined) && !f.text)).toEqual([]);
  });

  test('can be attempted and solved, except the two that are only places', () => {
    const places = ['qc-nebula', 'qc-space'];
    expect(ids(missions, (f) => !f.missionAffiliations && !f.attempt)).toEqual(places);
    expect(ids(missions, (f) => !f.requirement)).toEqual(places);
    expect(ids(missions, (f) => f.points === undefined && !f.variablePoints)).toEqual([
      'qc-nebula',
      'qc-qs-planet',
      'qc-space',
    ]);
  });

  test('use the known slugs', () => {
    expect(ids(missions, (f) => f.attempt !== undefined && !ATTEMPTS.has(f.attempt))).toEqual([]);
    const used = requirements.flatMap((r) => (r.special ? [String(r.special)] : []));
    expect(new Set(used)).toEqual(SPECIAL_REQUIREMENTS);
    const special = (f: Fact) => f.requirement !== undefined && leaves(f.requirement).some((r) => r.special);
    expect(
      ids(missions, (f) => (special(f) || (f.attempt ?? 'any') !== 'any' || f.variablePoints) === true && !f.text),
    ).toEqual([]);
  });

  test('require what some card has', () => {
    const have = new Set<unknown>(
      facts.flatMap((f) => [...f.keywords, ...(f.species ?? []), ...(f.equipment ?? []), f.gender]),
    );
    const titles = new Set<unknown>(facts.map((f) => f.title));
    const icons = new Set<unknown>([...facts.flatMap((f) => f.icons), ...AFFILIATIONS]);
    for (const r of requirements) {
      if (r.skill)
        expect(SKILLS.has(r.skill as string) || CLASSIFICATIONS.has(r.skill as string), `${r.skill}`).toBe(true);
      if (r.keyword) expect(have.has(r.keyword), `${r.keyword}`).toBe(true);
      if (r.icon) expect(icons.has(r.icon), `${r.icon}`).toBe(true);
      if (!r.card) continue;
      const any = /^any (.+)$/.exec(`${r.card}`)?.[1].toLowerCase();
      if (any === undefined) expect(titles.has(r.card), `${r.card}`).toBe(true);
      else
        expect(
          facts.some((f) => f.title.toLowerCase().includes(any)),
          any,
        ).toBe(true);
    }
  });
});

describe('two people on one card', () => {
  const pairs = facts.filter((f) => f.keywords.includes('Dual-personnel'));
  const words = (f: Fact) => [...f.keywords, ...(f.species ?? []), ...(f.gender === undefined ? [] : [f.gender])];
  test('are told apart by words of the card', () => {
    expect(ids(facts, (f) => f.halves !== undefined && !pairs.includes(f))).toEqual([]);
    expect(ids(pairs, (f) => (f.halves ?? []).flat().some((w) => !words(f).includes(w)))).toEqual([]);
    expect(ids(pairs, (f) => f.halves?.[0].some((w) => f.halves![1].includes(w)) === true)).toEqual([]);
  });
  test('are told apart where they differ: in gender always, in species unless both have both', () => {
    const BOTH = ['Third and Fourth', 'Rebi and Azan'];
    const differs = (f: Fact) =>
      f.keywords.includes('female') || ((f.species ?? []).length > 1 && !BOTH.includes(f.title));
    expect(ids(pairs, (f) => differs(f) !== (f.halves !== undefined))).toEqual([]);
  });
});

describe('links between cards', () => {
  test('pair the two colours of a card', () => {
    const twins = facts.filter((f) => f.otherColour);
    expect(twins).toHaveLength(86);
    for (const f of twins) {
      const twin = facts.find((t) => t.id === f.otherColour)!;
      expect(twin?.otherColour, f.id).toBe(f.id);
      // The same card but for the order of its affiliations.
      const facing = (t: Fact) => ({ ...t, id: '', otherColour: '', affiliations: [...t.affiliations].sort() });
      expect(facing(twin)).toEqual(facing(f));
    }
  });

  test('download cards that exist', () => {
    const titles = new Set(facts.map((f) => f.title));
    const missing = facts.flatMap((f) => (f.downloads ?? []).flatMap((d) => d.cards)).filter((t) => !titles.has(t));
    expect(new Set(missing)).toEqual(OUTSIDE);
    expect(ids(facts, (f) => (f.downloads ?? []).some((d) => d.cards.length === 0 && !d.other))).toEqual([]);
  });

  test('give every tactic its numbers', () => {
    expect(of('Tactic')).toHaveLength(31);
    const symbols = (list: string[]) => list.length > 0 && list.every((s) => s === 'down' || s === 'flip');
    const good = (t: Fact['tactic']) => t && symbols(t.hit) && symbols(t.directHit) && t.hull >= 0 && t.hull <= 40;
    expect(ids(of('Tactic'), (f) => !good(f.tactic))).toEqual([]);
  });
});

describe('rulings of 2011', () => {
  test.each(['Intermix Ratio', 'Intruder Alert!', 'The Juggler', 'Mirror Image', 'Oof!', 'Scorched Hand'])(
    'CR-121 to CR-164: %s has the Ref icon',
    (title) => {
      expect(called(title).length).toBeGreaterThan(0);
      expect(ids(called(title), (f) => !f.icons.includes('Ref'))).toEqual([]);
    },
  );

  test.each(['Amanda Rogers', 'Kevin Uxbridge', 'Q2'])('CR-08, CR-128, CR-159: %s has a point box of 0', (title) => {
    expect(called(title).map((f) => f.points)).toEqual([0]);
  });

  test.each([
    'Bajoran Outpost',
    'Borg Outpost',
    'Cardassian Outpost',
    'Federation Outpost',
    'Ferengi Outpost',
    'Husnock Outpost',
    'Klaestron Outpost',
    'Klingon Outpost',
    'Neutral Outpost',
    'Romulan Outpost',
    'Primary Supply Depot',
    'Remote Supply Depot',
  ])('CR-150, CR-151: %s is universal', (title) => {
    expect(called(title).length).toBeGreaterThan(0);
    expect(ids(called(title), (f) => f.unique !== 'universal')).toEqual([]);
  });

  test('CR-17, CR-104: Atmospheric Ionization and Distortion Field are unique', () => {
    expect([...called('Atmospheric Ionization'), ...called('Distortion Field')].map((f) => f.unique)).toEqual([
      'unique',
      'unique',
    ]);
  });

  test('CR-181: Temporal Rift counts down from 2', () => {
    expect(called('Temporal Rift').map((f) => f.countdown)).toEqual([2]);
  });

  test('CR-155: whatever has the punishment icon is capturing-related', () => {
    const punishing = [...facts, ...second].filter((f) => f.icons.includes('Pun'));
    expect(punishing.length).toBeGreaterThan(0);
    expect(ids(punishing, (f) => !f.keywords.includes('Capturing-related card'))).toEqual([]);
  });

  test("DOM-87: Assign Mission Specialists is no Captain's Order", () => {
    expect(facts.some((f) => f.keywords.includes("Captain's Order"))).toBe(true);
    expect(ids(called('Assign Mission Specialists'), (f) => f.keywords.includes("Captain's Order"))).toEqual([]);
  });
});
