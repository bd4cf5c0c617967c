import { catalogue, FACTS } from '@spaceline/cards';
import { type DeckList, type Format, makeCatalogue } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { parseDeckFor } from './deck.ts';
import { full } from './full.ts';
import { checkDeck } from './legality.ts';
import { warpSpeed } from './warp-speed.ts';

const WARP = `
2 Kathryn Janeway
2 Chakotay
2 B'Elanna Torres
2 Harry Kim
2 Neelix
2 Kes
2 Joseph Carey
2 U.S.S. Voyager
2 Delta Flyer
2 Medical Kit
Missions:
1 Catalog Phenomena
1 Acquire Technology
1 Heal Life-form
Seed+Dil:
1 Nekrit Supply Depot
1 Delta Flyer
1 Astral Eddy
1 Common Thief
1 Matriarchal Society
1 The Swarm
1 Macrovirus
1 Hull Breach
1 Spatial Rift
1 Twisted
`;

const FULL = `
10 Jean-Luc Picard
10 Data [premiere]
10 U.S.S. Enterprise
Missions:
1 Pegasus Search
1 Study Nebula
1 Investigate Rumors
1 Espionage Mission
2 Catalog Phenomena
Seed+Dil:
1 Federation Outpost
1 Battle Bridge Door
1 Q-Flash
1 Q's Tent
1 Horga'hn
2 Borg Ship
12 Armus - Skin of Evil
11 Anaphasic Organism
Tactics:
3 Attack Wing
Q-Continuum:
2 Lemon-Aid
Tent:
1 Data
1 Kes
`;

function read(text: string, format: Format): DeckList {
  const { deck, problems } = parseDeckFor(text, catalogue, format);
  expect(problems).toEqual([]);
  return deck;
}
const warp = read(WARP, warpSpeed);
const whole = read(FULL, full);
const id = (title: string, set?: string): string =>
  catalogue.byTitle(title).find((d) => set === undefined || d.facts.set === set)!.facts.id;
const ids = (...titles: string[]): string[] => titles.map((t) => id(t));
const times = (n: number, title: string): string[] => Array.from({ length: n }, () => id(title));

const rules = (deck: DeckList, format: Format, cards = catalogue) =>
  checkDeck(deck, cards, format).problems.map((p) => p.rule);
const inWarp = (change: Partial<DeckList>) => rules({ ...warp, ...change }, warpSpeed);
const inFull = (change: Partial<DeckList>) => rules({ ...whole, ...change }, full);
/** The full deck with cards instead of some seeds, so that it stays at thirty. */
const seeded = (...titles: string[]) => ({ seeds: [...whole.seeds.slice(0, -titles.length), ...ids(...titles)] });

describe('a legal deck', () => {
  it('has no problems', () => {
    expect(checkDeck(warp, catalogue, warpSpeed)).toEqual({ legal: true, problems: [] });
    expect(whole.seeds).toHaveLength(30);
    expect(checkDeck(whole, catalogue, full)).toEqual({ legal: true, problems: [] });
  });

  it('needs neither an outpost nor a planet and a space mission in Warp Speed (WARP-02)', () => {
    expect(inWarp({ missions: ids('Acquire Technology', 'Aftermath'), seeds: warp.seeds.slice(2) })).toEqual([]);
    expect(inWarp({ missions: [] })).toEqual([]);
  });

  it('has only cards there are', () => {
    const { legal, problems } = checkDeck({ ...warp, draw: [...warp.draw, 'xyz-1'] }, catalogue, warpSpeed);
    expect(legal).toBe(false);
    expect(problems).toEqual([{ rule: 'deck-file', message: 'There is no card with the id "xyz-1"' }]);
  });
});

describe('sizes', () => {
  it('WARP-04, R-2.1: the draw deck has a minimum', () => {
    expect(inWarp({ draw: warp.draw.slice(1) })).toEqual(['WARP-04']);
    expect(inFull({ draw: whole.draw.slice(1) })).toEqual(['R-2.1']);
  });

  it('WARP-03, R-2.1: the seed deck has a maximum', () => {
    expect(inWarp({ seeds: [...warp.seeds, id('Crisis', 'voy')] })).toEqual(['WARP-03']);
    expect(inFull({ seeds: [...whole.seeds, id('Borg Ship')] })).toEqual(['R-2.1']);
  });

  it('R-2.3: up to six sites stand outside the thirty', () => {
    const sites = ids("Commander's Office", 'Docking Pads', 'Docking Ports', 'Docking Pylons', 'Holosuite');
    expect(inFull({ seeds: [...whole.seeds, ...sites, id('Guest Quarters')] })).toEqual([]);
    expect(inFull({ seeds: [...whole.seeds, ...sites, ...sites] })).toEqual(['R-2.3']);
  });

  it('R-2.3: an event may count missions and sites among the seeds', () => {
    const oldest: Format = { ...full, missionsCountAsSeeds: true };
    expect(rules(whole, oldest)).toEqual(['R-2.1']);
    expect(rules({ ...whole, seeds: whole.seeds.slice(0, -6) }, oldest)).toEqual([]);
  });
});

describe('missions', () => {
  it('WARP-01: at most three', () => {
    expect(inWarp({ missions: [...warp.missions, id('Aftermath')] })).toEqual(['WARP-01']);
  });

  it('R-2.2: exactly six', () => {
    expect(inFull({ missions: whole.missions.slice(1) })).toEqual(['R-2.2']);
    expect(inFull({ missions: [...whole.missions, id('Aftermath')] })).toEqual(['R-2.2']);
  });

  it('R-2.2: two Space stand for one', () => {
    const five = whole.missions.slice(1);
    expect(inFull({ missions: [...five, ...times(2, 'Space')] })).toEqual([]);
    expect(inFull({ missions: [...five, ...times(1, 'Space')] })).toEqual(['R-2.2']);
    expect(inFull({ missions: [...five, ...times(3, 'Space')] })).toEqual(['R-2.2']);
  });

  it('R-2.2: nothing but missions among them, and no mission among the seeds', () => {
    expect(inFull({ missions: [...whole.missions, id('Borg Ship')] })).toEqual(['R-2.2']);
    expect(inFull(seeded('Aftermath'))).toEqual(['R-2.2']);
  });

  it('R-1.17: a unique one once, whatever the printing; a universal one freely', () => {
    const missions = [...whole.missions.slice(1, -1), id('Study Nebula', 'premiere'), id('Study Nebula', 'ref')];
    expect(inFull({ missions })).toEqual(['R-1.17']);
    expect(inWarp({ missions: times(3, 'Catalog Phenomena') })).toEqual([]);
  });
});

describe('WARP-09: the card pool', () => {
  const messages = (...cards: string[]) =>
    checkDeck({ ...warp, draw: [...warp.draw, ...cards] }, catalogue, warpSpeed).problems.map((p) => p.message);

  it('says which card and why, once', () => {
    const data = id('Data', 'premiere');
    expect(messages(data, data)).toEqual([
      'Data (premiere) has no Voyager logo and is no Delta Quadrant mission, so it is not in the Warp Speed pool',
    ]);
  });

  it('points to a printing that is in it', () => {
    expect(messages(id('Medical Kit', 'premiere'))[0]).toContain('(its printing in the set voy is)');
  });

  it('holds cards of other sets with the logo, and Delta Quadrant missions without', () => {
    expect(messages('1anth-dr-telek-rmor', '1anth-ensign-tuvok')).toEqual([]);
    const delta = catalogue.defs.find((d) => d.facts.quadrant === 'Delta' && d.facts.property !== 'VOY');
    expect(inWarp({ missions: [delta!.facts.id] })).toEqual([]);
    expect(inWarp({ missions: [id('Study Nebula')] })).toEqual(['WARP-09']);
  });

  it('is not asked for in the full game', () => {
    expect(inFull({ draw: [...whole.draw, id('Kes'), id('Data')] })).toEqual([]);
  });
});

describe('seeds', () => {
  const dilemmas = warp.seeds.slice(2);

  it('WARP-07: one outpost', () => {
    expect(inWarp({ seeds: [...dilemmas, ...ids('Kazon Outpost', 'Vidiian Outpost')] })).toEqual(['WARP-07']);
  });

  it('WARP-05: one personnel, ship or equipment', () => {
    expect(inWarp({ seeds: [...dilemmas, ...ids('Delta Flyer', 'Kathryn Janeway')] })).toEqual(['WARP-05']);
    expect(inWarp({ seeds: [...dilemmas, ...times(2, 'Delta Flyer')] })).toEqual(['WARP-05']);
  });

  it("WARP-06: aboard the outpost or at Caretaker's Array, not both", () => {
    const array = [...dilemmas.slice(1), id("Caretaker's Array"), id('U.S.S. Voyager')];
    expect(inWarp({ seeds: array })).toEqual([]);
    expect(inWarp({ seeds: [...array, id('Kathryn Janeway')] })).toEqual(['WARP-06']);
  });

  it('R-2.7: none in the full game, unless a text says so', () => {
    expect(inFull(seeded('Data'))).toEqual(['R-2.7']);
    const eleven = 'efc-eleven-of-seventeen';
    const deck = { ...whole, seeds: [...whole.seeds.slice(1), eleven] };
    const seeds = [{ phases: ['facility-phase'] as const, targets: null, text: '' }];
    const { type, title } = catalogue.byId(eleven)!.facts;
    const defined = makeCatalogue(FACTS, [{ type, title, text: '', seeds }]);
    // she is Borg and the others are not, whether or not she may be seeded
    expect(rules(deck, full, makeCatalogue(FACTS, []))).toEqual(['R-2.9', 'R-2.7']);
    expect(rules(deck, full, defined)).toEqual(['R-2.9']);
  });

  it('R-2.7: some cards take others in, up to a number', () => {
    const guests = ['Rachel Garrett', 'Richard Castillo', 'Tasha Yar - Alternate'];
    expect(inFull(seeded('Cryosatellite', ...guests))).toEqual([]);
    expect(inFull(seeded('Cryosatellite', ...guests, 'Governor Worf'))).toEqual(['R-2.7']);
    expect(inFull(seeded("Caretaker's Array", 'Kazon Raider'))).toEqual([]);
    expect(inFull(seeded("Caretaker's Array", 'U.S.S. Enterprise'))).toEqual(['R-2.7']);
    expect(inFull(seeded('Ferengi Trading Post', "D'Kora Marauder"))).toEqual([]);
    expect(inFull(seeded('Husnock Outpost', 'Husnock Ship'))).toEqual([]);
    expect(inFull(seeded('Primary Supply Depot', 'Medical Kit', "Bat'leth"))).toEqual(['R-2.7']);
  });

  it('R-3.16: no card that can only be played, where we know its text', () => {
    const deck = { ...whole, ...seeded('Mutation') };
    const defined = makeCatalogue(FACTS, [{ type: 'Interrupt', title: 'Mutation', text: '' }]);
    expect(rules(deck, full, defined)).toEqual(['R-3.16']);
    expect(rules(deck, full, makeCatalogue(FACTS, []))).toEqual([]);
  });

  it('DOM-46: no more copies than there can be missions', () => {
    expect(inFull({ seeds: times(12, 'Borg Ship').concat(whole.seeds.slice(0, 4)) })).toEqual([]);
    expect(inFull({ seeds: times(13, 'Null Space').concat(whole.seeds.slice(0, 4)) })).toEqual(['DOM-46']);
    expect(inWarp({ seeds: times(7, 'Astral Eddy') })).toEqual(['DOM-46']);
  });
});

describe('the draw deck', () => {
  it('R-2.7: holds no missions, dilemmas, artifacts or sites', () => {
    for (const title of ['Aftermath', 'Borg Ship', "Horga'hn", 'Holosuite']) {
      expect(inFull({ draw: [...whole.draw, ...times(2, title)] })).toEqual(['R-2.7']);
    }
  });

  it('R-2.7: unless the card can also be played', () => {
    const deck = { ...whole, draw: [...whole.draw, id('Holosuite')] };
    const mode = {
      mark: 'x',
      word: '',
      timing: 'normal',
      free: false,
      limit: null,
      targets: null,
      when: null,
    } as const;
    const plays = [{ ...mode, effect: null, stays: true, text: '' }];
    const cards = makeCatalogue(FACTS, [{ type: 'Site', title: 'Holosuite', text: '', plays }]);
    expect(rules(deck, full, cards)).toEqual([]);
  });

  it('R-1.1: holds no Tribbles', () => {
    expect(inFull({ draw: [...whole.draw, 'twt-120'] })).toEqual(['R-1.1']);
  });
});

describe('side decks', () => {
  it('BOG-07: a Battle Bridge holds Tactics only', () => {
    expect(inFull({ tactics: ids('Attack Wing', 'Data') })).toEqual(['BOG-07']);
  });

  it('BOG-09, BOG-10: Tactics are nowhere else', () => {
    expect(inFull({ draw: [...whole.draw, id('Attack Wing')] })).toEqual(['BOG-10']);
    expect(inFull({ tent: ids('Attack Wing') })).toEqual(['BOG-10']);
    expect(inFull(seeded('Attack Wing'))).toEqual(['BOG-09']);
  });

  it('BOG-03, R-11.50, R-11.51: each needs its doorway among the seeds', () => {
    const without = (title: string) => ({ seeds: whole.seeds.filter((s) => catalogue.byId(s)!.title !== title) });
    expect(inFull(without('Battle Bridge Door'))).toEqual(['BOG-03']);
    expect(inFull(without('Q-Flash'))).toEqual(['R-11.50']);
    expect(inFull(without("Q's Tent"))).toEqual(['R-11.51']);
    expect(inFull({ ...without('Q-Flash'), q: [] })).toEqual([]);
  });

  it('R-2.6, R-1.1: a Q-Continuum holds cards with a Q icon, and they are nowhere else', () => {
    expect(inFull({ q: ids('Lemon-Aid', 'Data') })).toEqual(['R-2.6']);
    expect(inFull({ draw: [...whole.draw, id('Lemon-Aid')] })).toEqual(['R-1.1']);
    expect(inFull(seeded('Pla-Net'))).toEqual(['R-1.1']);
  });

  it("R-2.6: a Q's Tent holds up to thirteen different cards", () => {
    const people = catalogue.defs.filter((d) => d.personnel && d.facts.set === 'premiere').map((d) => d.facts.id);
    expect(inFull({ tent: people.slice(0, 13) })).toEqual([]);
    expect(inFull({ tent: people.slice(0, 14) })).toEqual(['R-2.6']);
    expect(inFull({ tent: [id('Study Nebula', 'premiere'), id('Study Nebula', 'ref')] })).toEqual(['R-2.6']);
  });
});

describe('messages', () => {
  it('are sentences without a line or a full stop, as elsewhere in the game', () => {
    const bad = { ...warp, draw: [], seeds: [...warp.seeds, ...ids('Data', 'Kazon Outpost', 'Attack Wing')] };
    for (const { message } of checkDeck(bad, catalogue, warpSpeed).problems) expect(message).toMatch(/^[A-Z].*[^.]$/);
  });
});
