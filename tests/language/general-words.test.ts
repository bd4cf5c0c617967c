/** Words that many texts are made of: what was chosen or drawn, what cards share, what happens each time; on a card made up for it. */
import { DEFINITIONS, FACTS } from '@spaceline/cards';
import { makeCatalogue } from '@spaceline/engine';
import {
  ability,
  all,
  among,
  anything,
  atEndOf,
  bound,
  chosen,
  type Definition,
  discard,
  discardsFromHand,
  draw,
  drawn,
  eachTime,
  event,
  fillsIcons,
  forEach,
  inOrder,
  interrupt,
  longer,
  missions,
  not,
  ofType,
  people,
  pick,
  playsOnTable,
  playsTo,
  points,
  putUnderDeck,
  remembersCards,
  remembersCount,
  remembersThat,
  sharing,
  ships,
  target,
  the,
  thereIs,
  thisCard,
  titled,
  topOf,
  wherever,
  which,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';
import { keptFrom } from '../../packages/cards/src/words/keeping-from.ts';

/** A card of ours in place of the one that has its title. */
function run(definition: Definition, yaml: string): void {
  const scenario = parseScenario(`title: words\nrules: [R-4.22]\n${yaml}`);
  const rules = rulesFor(scenario);
  const facts = rules.catalogue.defs.map((d) => d.facts);
  expect(facts.length).toBeGreaterThan(FACTS.length - 1);
  const catalogue = makeCatalogue(facts, [...DEFINITIONS.filter((d) => d.title !== definition.title), definition]);
  new Runner(scenario, { ...rules, catalogue }).run();
}

const TITLE = 'Alien Groupie';
const TABLE = `
format: full
spaceline:
  - mission: Liberation
    owner: A
    A:
      planet: [Tuvok, Neelix]
      ships: [{ card: U.S.S. Voyager, crew: [Harry Kim] }]
    B: { planet: [Culluh] }
players:
  A: { hand: [${TITLE}], deck: [Taitt, Giusti, Rollins] }
turn: { player: A, number: 3, segment: play }
steps:
  - A: { verb: play, card: ${TITLE} }
`;
const played = (effect: Parameters<typeof playsTo>[0]): Definition =>
  interrupt(TITLE, { plays: [playsTo(effect, { timing: 'turn' })] });

describe('what a text has drawn or chosen', () => {
  it('can be spoken of again, wherever it lies', () => {
    run(
      played(inOrder(draw(2), discard(youChoose(1, drawn)))),
      `${TABLE}  - A: { pick: Giusti }
  - expect: { in: { Giusti: discard, Taitt: hand, Rollins: deck } }`,
    );
    run(
      played(inOrder(pick('card', topOf(1, 'you', 'deck')), putUnderDeck(the(wherever('card'))), draw(1))),
      `${TABLE}  - expect: { in: { Taitt: deck, Giusti: hand } }`,
    );
    run(
      played(inOrder(pick('card', topOf(2, 'you', 'deck')), points(forEach(wherever('card'), 5)))),
      `${TABLE}  - expect: { points: { A: 10 } }`,
    );
  });

  it('is called what it is', () => {
    expect([chosen('ship').one, chosen('ship', 'several').one, chosen('ship').many]).toEqual([
      'that ship',
      'those ships',
      'those ships',
    ]);
    expect(which(chosen('ship'), not(titled('U.S.S. Voyager'))).many).toBe('those ships other than U.S.S. Voyager');
  });
});

describe('what cards share', () => {
  const same = (what: Parameters<typeof sharing>[0]) =>
    points(forEach(people.which(sharing(what, your(people).which(titled('Tuvok')))), 5));

  it('is a classification, an affiliation, a player, the number of an attribute', () => {
    run(played(same('controller')), `${TABLE}  - expect: { points: { A: 15 } }`);
    // Tuvok, Harry Kim and Culluh are OFFICER; Neelix is a CIVILIAN
    run(played(same('classification')), `${TABLE}  - expect: { points: { A: 15 } }`);
    // Neelix is Federation as well
    run(played(same('affiliation')), `${TABLE}  - expect: { points: { A: 15 } }`);
    run(played(same('type')), `${TABLE}  - expect: { points: { A: 20 } }`);
  });

  it('or one of several words', () => {
    expect(sharing({ called: 'sect', among: ['Kazon-Ogla'] }, thisCard).post).toBe('of the same sect as this card');
    expect(sharing('attribute number', bound('one')).post).toBe(
      'with an attribute number in common with that personnel',
    );
    expect(sharing('type', thisCard).post).toBe('of the same type as this card');
  });
});

describe('each time that something happens', () => {
  const cheer = eachTime('plays', { by: 'you', what: anything.which(titled('Kal-Toh')) }, points(5));
  const waiting = event('Goddess of Empathy', { plays: [playsOnTable()], triggers: cheer });
  const table = (owner: 'A' | 'B'): string => `
format: full
spaceline: [{ mission: Liberation, owner: A }]
players:
  A: { hand: [Kal-Toh]${owner === 'A' ? ', table: [Goddess of Empathy]' : ''} }
  B: { hand: []${owner === 'B' ? ', table: [Goddess of Empathy]' : ''} }
turn: { player: A, number: 3, segment: play }
steps:
  - A: { verb: play, card: Kal-Toh }
`;

  it('a text waits for it, and not for the same of another player', () => {
    run(waiting, `${table('A')}  - expect: { points: { A: 5, B: 0 } }`);
    run(waiting, `${table('B')}  - expect: { points: { A: 0, B: 0 } }`);
  });

  it('is said as people say it', () => {
    const said = (...args: Parameters<typeof eachTime>): string[] => eachTime(...args).map((t) => t.text);
    expect(said(['plays', 'reported'], { by: 'you', what: ships }, draw(1))).toEqual([
      'each time you play or report any ship, draw a card',
      '',
    ]);
    expect(said(['ship-battle', 'personnel-battle'], { by: 'opponent' }, draw(1))[0]).toBe(
      'each time your opponent starts a battle, draw a card',
    );
    expect(said('jailed', { by: 'you', what: target }, draw(1))[0]).toBe(
      'each time you place it in a Brig, draw a card',
    );
    expect(said('acquired', { what: ships, from: thisCard }, draw(1))[0]).toBe(
      'each time a player earns any ship from this card, draw a card',
    );
  });
});

describe('what a card remembers', () => {
  it('is called by its name, where nothing else is said', () => {
    expect(remembersCards('android').one).toBe('that android');
    expect(remembersCount('meals').text).toBe('its meals');
    expect(remembersThat('abandoned').text).toBe('it is abandoned');
  });

  it('can be counted on another card that has it in mind', () => {
    const spoils = remembersCount('spoils');
    const other = event('Goddess of Empathy', {
      plays: [playsOnTable()],
      abilities: [
        ability('add', spoils.addOn(your(anything).which(titled('Goddess of Empathy'))), { timing: 'turn' }),
        ability('score', points(spoils), { timing: 'turn' }),
      ],
    });
    run(
      other,
      `
format: full
spaceline: [{ mission: Liberation, owner: A }]
players: { A: { table: [Goddess of Empathy] } }
turn: { player: A, number: 3 }
steps:
  - A: { verb: use, card: Goddess of Empathy, ability: add }
  - A: { verb: use, card: Goddess of Empathy, ability: add }
  - A: { verb: use, card: Goddess of Empathy, ability: score }
  - expect: { points: { A: 2 } }`,
    );
  });
});

describe('other general words', () => {
  it('say what they mean', () => {
    expect(people.which(among(bound('one'))).one).toBe('any personnel among those personnel');
    expect(fillsIcons(['Com', 'Nav'], thisCard, ships).text).toBe(
      'this card may fill all of [Com] and [Nav] of each ship',
    );
    expect(longer(3, thisCard).text).toBe('this card is span +3');
    expect(missions.knownAs('Nebula').one).toBe('any nebula mission');
    expect(missions.notKnownAs('Homeworld').bare).toBe('non-homeworld mission');
    expect(thereIs(missions.sameQuadrant).text).toBe('there is a mission in the same quadrant');
    expect(keptFrom('morph', thisCard).text).toBe('this card may not morph');
    expect(discard(all(anything.which(ofType('Event')))).text).toBe('discards all Event cards');
    expect(atEndOf("opponent's turn", discardsFromHand(1), { must: true }).text).toBe(
      'at the end of your opponent’s turn, that player must discard a card from hand',
    );
  });
});
