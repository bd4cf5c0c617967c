/** Words of the card language that the cards of today do not use yet, or not all ways: each on a card made up for it. */
import { DEFINITIONS, FACTS } from '@spaceline/cards';
import { makeCatalogue } from '@spaceline/engine';
import {
  ability,
  affiliation,
  all,
  awayTeam,
  becomesClassification,
  boost,
  both,
  type Definition,
  doorway,
  draw,
  event,
  type Filter,
  fighters,
  flips,
  forEach,
  gainsIcon,
  half,
  hasEquipment,
  highest,
  icon,
  inOrder,
  inRegion,
  inStasis,
  interrupt,
  keyword,
  kill,
  type Limit,
  later,
  losesSkill,
  multipliesSkill,
  ofThem,
  onceEachTurn,
  opponents,
  opposing,
  people,
  pick,
  planets,
  playsOnTable,
  playsTo,
  points,
  putAtopDeck,
  random,
  relocate,
  remembersCount,
  returnToHand,
  ships,
  skill,
  the,
  them,
  thisCard,
  those,
  timesPerGame,
  titled,
  topOf,
  twoSided,
  until,
  useOf,
  which,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { persona } from '../../packages/cards/src/words/whereabouts.ts';

/** A card of ours in place of the one that has its title. */
function run(definition: Definition, yaml: string): void {
  const scenario = parseScenario(`title: words\nrules: [R-4.22]\n${yaml}`);
  const rules = rulesFor(scenario);
  const facts = rules.catalogue.defs.map((d) => d.facts);
  expect(facts.length).toBeGreaterThan(FACTS.length - 1);
  const catalogue = makeCatalogue(facts, [...DEFINITIONS.filter((d) => d.title !== definition.title), definition]);
  new Runner(scenario, { ...rules, catalogue }).run();
}
const fails = (definition: Definition, yaml: string, message: RegExp): void =>
  expect(() => run(definition, yaml)).toThrow(message);

const TITLE = 'Alien Groupie';
const TABLE = `
format: full
spaceline:
  - mission: Liberation
    owner: A
    A:
      planet: [Tuvok, Neelix]
      ships: [{ card: U.S.S. Voyager, crew: [Harry Kim] }]
      facilities: [{ card: Federation Outpost }]
    B: { planet: [Culluh] }
  - { mission: Acquire Technology, owner: B }
players:
  A: { hand: [${TITLE}], deck: [Taitt, Giusti, Rollins] }
  B: { deck: [Maniz, Narret, Losarus] }
turn: { player: A, number: 3, segment: play }
steps:
  - A: { verb: play, card: ${TITLE} }
`;
const played = (effect: Parameters<typeof playsTo>[0]): Definition =>
  interrupt(TITLE, { plays: [playsTo(effect, { timing: 'turn' })] });

describe('what lasts', () => {
  const stronger = played(
    until('end of turn', all(your(people).which(skill('SECURITY'))), boost(['strength'], 2, them)),
  );
  it('is there until its term is over, though the card is gone', () => {
    run(
      stronger,
      `${TABLE}  - expect: { in: { ${TITLE}: discard }, value: { Tuvok: { strength: 11 }, Neelix: { strength: 5 } } }
  - A: end-turn
  - expect: { value: { Tuvok: { strength: 9 } } }`,
    );
    fails(stronger, `${TABLE}  - expect: { value: { Tuvok: { strength: 9 } } }`, /11/);
  });

  it('goes on through the other player’s turn where the text says so', () => {
    const next = played(
      until('end of your next turn', all(your(people).which(skill('SECURITY'))), boost(['strength'], 2, them)),
    );
    run(
      next,
      `${TABLE}  - A: end-turn
  - B: end-turn
  - expect: { value: { Tuvok: { strength: 11 } } }
  - A: end-turn
  - expect: { value: { Tuvok: { strength: 9 } } }`,
    );
  });

  it('is forgotten with a card that leaves play (R-5.19)', () => {
    const he = all(your(people).which(titled('Worf')));
    const stronger = until('end of game', he, boost(['strength'], 2, them));
    const table = `
format: full
spaceline:
  - { mission: Excavation, owner: A, A: { planet: ["Worf [premiere]"], facilities: [Federation Outpost] } }
players: { A: { hand: [${TITLE}] } }
turn: { player: A, number: 3, segment: play }
steps:
  - A: { verb: play, card: ${TITLE} }
`;
    run(played(stronger), `${table}  - expect: { value: { "Worf [premiere]": { strength: 12 } } }`);
    run(
      played(inOrder(stronger, returnToHand(he))),
      `${table}  - A: { verb: report, card: "Worf [premiere]", to: Federation Outpost }
  - expect: { value: { "Worf [premiere]": { strength: 10 } } }`,
    );
  });
});

describe('what is put off', () => {
  it('happens at the end of the turn that was named, to those it was said of', () => {
    const doom = played(later({ at: 'end', turns: 1 }, all(your(people).which(skill('SECURITY'))), kill(all(those))));
    run(
      doom,
      `${TABLE}  - A: end-turn
  - B: end-turn
  - expect: { in: { Tuvok: planet Liberation } }
  - A: end-turn
  - expect: { in: { Tuvok: discard, Neelix: planet Liberation } }`,
    );
  });
});

describe('what a card is', () => {
  it('can be changed: icons, words, classification, skills', () => {
    const changed = event('Goddess of Empathy', {
      plays: [playsOnTable()],
      modifiers: [
        becomesClassification('MEDICAL', your(people).which(skill('SECURITY'))),
        gainsIcon('AU', your(ships)),
        losesSkill('first-listed', opponents(people)),
        multipliesSkill('Leadership', 2, opponents(people)),
      ],
    });
    expect(changed.text).toContain('Each of your SECURITY personnel is MEDICAL classification');
    expect(changed.text).toContain('Each of your ships gains [AU]');
    const skills = (of: string) => `
format: full
spaceline:
  - mission: Liberation
    owner: A
    A: { planet: [Tuvok] }
    B: { planet: [Culluh] }
players: { A: { table: [Goddess of Empathy] } }
turn: { player: A, number: 3 }
steps:
  - expect: { value: { ${of} } }`;
    // OFFICER is his classification, SECURITY a skill; Culluh's first-listed skill is Leadership, and nothing doubles what is lost
    run(changed, skills('Tuvok: { skills: { MEDICAL: 1, OFFICER: 0, SECURITY: 1 } }'));
    run(changed, skills('Culluh: { skills: { Leadership: 0, OFFICER: 1, ENGINEER: 1 } }'));
    fails(changed, skills('Tuvok: { skills: { OFFICER: 1 } }'), /OFFICER/);
  });
});

describe('amounts and piles', () => {
  it('are worked out when they are read', () => {
    run(played(points(forEach(your(people), 5))), `${TABLE}  - expect: { points: { A: 15 } }`);
    run(played(points(half(forEach(your(people), 5)))), `${TABLE}  - expect: { points: { A: 7 } }`);
    run(played(draw(forEach(your(ships)))), `${TABLE}  - expect: { cards: { A: { hand: 1 } } }`);
    expect(points(forEach(your(people), 5)).text).toBe('you score 5 points for each of your personnel');
  });

  it('move cards between piles', () => {
    run(
      played(putAtopDeck(all(your(people).which(skill('SECURITY'))))),
      `${TABLE}  - expect: { in: { Tuvok: deck top } }`,
    );
    expect(topOf(2, 'opponent', 'discard pile').text).toBe('the top two cards of your opponent’s discard pile');
  });

  it('take the highest, and move it where its player says', () => {
    run(
      played(relocate(highest('strength', your(people)), planets.elsewhere)),
      `${TABLE}  - A: { pick: Acquire Technology }
  - expect: { in: { Tuvok: planet Acquire Technology } }`,
    );
  });
});

describe('memory', () => {
  it('counts from one use to the next', () => {
    const times = remembersCount('times', 'how often it was used');
    const counting = event('Goddess of Empathy', {
      plays: [playsOnTable()],
      abilities: [ability('count', inOrder(times.add(), points(times)))],
    });
    run(
      counting,
      `
format: full
spaceline: [{ mission: Liberation, owner: A }]
players: { A: { table: [Goddess of Empathy] } }
turn: { player: A, number: 3 }
steps:
  - A: { verb: use, card: Goddess of Empathy }
  - A: { verb: use, card: Goddess of Empathy }
  - expect: { points: { A: 3 } }`,
    );
  });

  it('is gone with the card that had it (R-5.19)', () => {
    const times = remembersCount('times', 'how often it was used');
    const counting = event('Goddess of Empathy', {
      plays: [playsOnTable({ timing: 'turn' })],
      abilities: [
        ability('count', inOrder(times.add(), points(times)), { targets: your(ships) }),
        ability('return', returnToHand(the(thisCard))),
      ],
    });
    run(
      counting,
      `
format: full
spaceline: [{ mission: Liberation, owner: A, A: { ships: [U.S.S. Voyager] } }]
players: { A: { table: [Goddess of Empathy] } }
turn: { player: A, number: 3, segment: play }
steps:
  - A: { verb: use, card: Goddess of Empathy, target: U.S.S. Voyager }
  - A: { verb: use, card: Goddess of Empathy, target: U.S.S. Voyager }
  - expect: { points: { A: 3 } }
  - A: { verb: use, card: Goddess of Empathy }
  - A: { verb: play, card: Goddess of Empathy }
  - A: { verb: use, card: Goddess of Empathy, target: U.S.S. Voyager }
  - expect: { points: { A: 4 } }`,
    );
  });
});

describe('how often', () => {
  const TWO_EACH = `
format: full
spaceline: [{ mission: Liberation, owner: A }]
players: { A: { table: [Goddess of Empathy x2] }, B: { table: [Goddess of Empathy] } }
turn: { player: A, number: 3 }
steps:
  - A: { verb: use, card: 'Goddess of Empathy#1' }
`;
  const limited = (limit: Limit): Definition => {
    const bonus = useOf('bonus', limit);
    return event('Goddess of Empathy', {
      plays: [playsOnTable()],
      abilities: [ability('score', inOrder(points(5), bonus.spend), { when: bonus.left })],
    });
  };
  const A_AGAIN = "not-offered: { A: { verb: use, card: 'Goddess of Empathy#2' } }";

  it('per game and title: for all copies of a player, and for each player', () => {
    run(
      limited(timesPerGame(2)),
      `${TWO_EACH}  - A: { verb: use, card: 'Goddess of Empathy#2' }
  - expect: { points: { A: 10 }, ${A_AGAIN} }
  - A: end-turn
  - B: { verb: use, card: 'B:Goddess of Empathy' }
  - B: end-turn
  - expect: { points: { A: 10, B: 5 }, ${A_AGAIN} }`,
    );
  });

  it('each turn and copy: again in the next one', () => {
    run(
      limited(onceEachTurn),
      `${TWO_EACH}  - A: { verb: use, card: 'Goddess of Empathy#2' }
  - expect: { not-offered: { A: { verb: use, card: 'Goddess of Empathy#1' } } }
  - expect: { ${A_AGAIN} }
  - A: end-turn
  - B: end-turn
  - A: { verb: use, card: 'Goddess of Empathy#1' }
  - expect: { points: { A: 15 } }`,
    );
  });

  it('by title for both players together', () => {
    run(
      limited({ times: 1, per: 'game', by: 'title for both' }),
      `${TWO_EACH}  - expect: { ${A_AGAIN} }
  - A: end-turn
  - expect: { not-offered: { B: { verb: use, card: 'B:Goddess of Empathy' } } }`,
    );
  });
});

describe('a two-sided card', () => {
  const door = twoSided(
    doorway('Spacedoor', { plays: [playsOnTable()], abilities: [ability('flip', flips(the(thisCard)))] }),
    doorway('Spacedoor', { modifiers: [boost(['strength'], 3, your(people))] }),
  );
  it('has the text of the side that is up', () => {
    run(
      door,
      `
format: full
spaceline: [{ mission: Liberation, owner: A, A: { planet: [Tuvok] } }]
players: { A: { table: [Spacedoor] } }
turn: { player: A, number: 3 }
steps:
  - expect: { value: { Tuvok: { strength: 9 } } }
  - A: { verb: use, card: Spacedoor }
  - expect: { value: { Tuvok: { strength: 12 } }, not-offered: { A: { verb: use, card: Spacedoor } } }`,
    );
  });
});

describe('names in words of the cards', () => {
  const made = (f: Filter) =>
    makeCatalogue(FACTS, [
      ...DEFINITIONS.filter((d) => d.title !== 'Goddess of Empathy'),
      event('Goddess of Empathy', { modifiers: [boost(['strength'], 1, ships.which(f))] }),
    ]);
  it('are those that are printed', () => {
    made(
      both(
        inRegion('Badlands Region'),
        persona('Worf'),
        hasEquipment('Tractor Beam'),
        keyword('MEDICAL-related equipment'),
      ),
    );
    expect(() => made(inRegion('Badlands'))).toThrow('the region "Badlands", but no card has it');
    expect(() => made(persona('Wurf'))).toThrow('the persona "Wurf"');
    expect(() => made(hasEquipment('Tractor beam'))).toThrow('is "Tractor Beam" meant?');
    expect(() => made(keyword('Medical-related equipment'))).toThrow(
      '"Goddess of Empathy" speaks of the keyword "Medical-related equipment", but no card has it: is "MEDICAL-related equipment" meant?',
    );
  });
});

it('this card can be asked what it is', () => {
  const stronger = (f: Filter) => interrupt(TITLE, { modifiers: [boost(['strength'], 2, thisCard.which(f))] }).text;
  expect(stronger(inStasis)).toBe('This card (if in stasis) is STRENGTH +2.');
});

it('who is in stasis is told from who is not', () => {
  const asleep = played(kill(all(your(people).which(inStasis))));
  run(
    asleep,
    `${TABLE.replace('[Tuvok, Neelix]', '[Tuvok, { card: Neelix, stasis: true }]')}  - expect: { in: { Neelix: discard, Tuvok: planet Liberation } }`,
  );
});

it('one of those chosen is one of them', () => {
  const two = played(inOrder(pick('two', youChoose(2, your(people))), kill(random(1, ofThem('two')))));
  expect(two.text).toBe('Plays to choose two of your personnel (your choice); kill one of them (random selection).');
  const steps = (who: string) => `${TABLE}  - random: [${who}]
  - A: { pick: [Tuvok, Neelix] }
  - expect: { in: { ${who}: discard } }`;
  run(two, steps('Neelix'));
  fails(two, steps('Harry Kim'), /not among the cards selected from/);
});

it('nouns say whom they mean', () => {
  expect(your(people).which(affiliation('Klingon')).present.one).toBe('one of your Klingon personnel present');
  expect(opposing(people).each).toBe('each opposing personnel present');
  expect(people.other.which(icon('Stf')).here.each).toBe('each other [Stf] personnel here');
  expect(ships.which(hasEquipment('Tractor Beam')).many).toBe('ships with Tractor Beam');
  expect(fighters('opposing').many).toBe('opposing personnel in the battle');
});

it('one of a selection is counted, and all of it is said to be all', () => {
  const women = which(awayTeam, keyword('female'));
  expect(random(1, women).text).toBe('one female Away Team member (random selection)');
  expect(all(women).text).toBe('all female Away Team members');
});
