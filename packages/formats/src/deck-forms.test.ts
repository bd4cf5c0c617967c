/** Lists from wherever players have them, and every form in which we write one. */
import { catalogue } from '@spaceline/cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECK_FORMS, type DeckForm, parseDeckFor, writeDeckFor } from './deck.ts';
import { full } from './full.ts';
import { warpSpeed } from './warp-speed.ts';

const JANEWAY = 'voy-122';
const KES = 'voy-164';
const NEELIX = 'voy-167';
const read = (text: string) => parseDeckFor(text, catalogue, full);
const idOf = (title: string) => catalogue.byTitle(title)[0].facts.id;

describe('a line', () => {
  it.each([
    ['3 Kes', 3],
    ['3x Kes', 3],
    ['3xKes', 3],
    ['3 x Kes', 3],
    ['x3 Kes', 3],
    ['(3) Kes', 3],
    ['3. Kes', 3],
    ['- 3 Kes', 3],
    ['• 3× Kes', 3],
    ['Kes', 1],
    ['* Kes', 1],
    ['Kes x3', 3],
    ['Kes ×3', 3],
    ['Kes (3)', 3],
    ['Kes, 3', 3],
    ['Kes - 3', 3],
    ['Kes 3x', 3],
    ['Kes\t3', 3],
    ['3\tKes\tvoy', 3],
    ['voy-164\t3', 3],
    ['"Kes",3,"voy"', 3],
    ['3;Kes', 3],
    ['3x Kes (VOY 164 R)', 3],
    ['[3] Kes', 3],
    ['+3 Kes', 3],
    ['3 of Kes', 3],
    ['Kes [3]', 3],
    ['Kes *3', 3],
    ['3|Kes', 3],
    ['| 3 | Kes |', 3],
    ['3\tPersonnel\tKes\tvoy', 3],
    ['Personnel,Kes,3', 3],
    ['3 Kes // for the garden', 3],
    ['3 Kes # for the garden', 3],
    ['<li>3x Kes</li>', 3],
    ['3\u00a0x\u00a0Kes\u200b', 3],
  ])('%s', (line, copies) => {
    const { deck, problems } = read(line);
    expect(problems).toEqual([]);
    expect(deck.draw).toEqual(Array.from({ length: copies }, () => KES));
  });

  it.each([
    'B&#39;Elanna Torres',
    'B&apos;Elanna Torres',
    'Bâ€™Elanna Torres',
    'B\ufffdElanna Torres',
    'BELANNA  TORRES',
  ])('whose marks were lost on the way is read all the same: %s', (line) =>
    expect(read(line)).toMatchObject({ deck: { draw: [idOf("B'Elanna Torres")] }, unknown: [], problems: [] }),
  );

  it('that draws a stroke names nothing, and every end of a line is one', () => {
    expect(read('1 Kes\u2028-----\u000b1 Kes\r|---|---|\r\n1 Kes')).toMatchObject({
      deck: { draw: [KES, KES, KES] },
      problems: [],
    });
  });

  it.each([
    ['10 Tribbles - Bonus', 1],
    ['2 10 Tribbles - Bonus', 2],
    ['Deep Space 9', 1],
    ['Deep Space 9 x2', 2],
    ["1 Q's Tent", 1],
  ])('whose number belongs to the title is not cut: %s', (line, copies) => {
    const { deck, problems } = read(line);
    expect(problems).toEqual([]);
    expect(Object.values(deck).flat()).toHaveLength(copies);
  });
});

describe('a list', () => {
  it('from a page has headings with counts, kinds, and a sum', () => {
    const text = `Missions (1)
Liberation
Seed Deck - 2 cards
Dilemmas
Astral Eddy x2
== Draw Deck (3) ==
Personnel (3)
2x Kathryn Janeway
Kes
Battle Bridge Side Deck: 1
1x Phaser Banks
Total: 7 cards`;
    expect(read(text)).toEqual({
      deck: {
        missions: [idOf('Liberation')],
        seeds: ['voy-003', 'voy-003'],
        draw: [JANEWAY, JANEWAY, KES],
        tactics: [idOf('Phaser Banks')],
      },
      aside: [],
      unknown: [],
      problems: [],
    });
  });

  it('without any heading is sorted by kind where it has missions', () => {
    expect(read('1x Liberation\n2x Astral Eddy\n1x Kes').deck).toEqual({
      missions: [idOf('Liberation')],
      seeds: ['voy-003', 'voy-003'],
      draw: [KES],
    });
  });

  it('from a spreadsheet has columns in whatever order', () => {
    const text =
      'Section,Card Name,Set,Qty,Price\nMissions,Liberation,voy,1,2.50\n"Draw deck","Kes",voy,3,1\nAside,Neelix,,1,\n';
    expect(read(text)).toMatchObject({
      deck: { missions: [idOf('Liberation')], draw: [KES, KES, KES] },
      aside: [NEELIX],
      problems: [],
    });
    expect(read('qty\tname\n2\tKes').deck.draw).toEqual([KES, KES]);
  });

  it('has headings of several kinds, and some that explain themselves', () => {
    const text = 'Dilemmas/Artifacts (1)\nAstral Eddy\nMissions and Sites\nLiberation\nAside (not in the deck)\nNeelix';
    expect(read(text)).toMatchObject({
      deck: { seeds: ['voy-003'], missions: [idOf('Liberation')], draw: [] },
      aside: [NEELIX],
      problems: [],
    });
  });

  it('from notes is a table of strokes', () => {
    expect(read('| Qty | Card |\n|----:|------|\n| 2 | Kes |\n| 1 | Neelix |')).toMatchObject({
      deck: { draw: [KES, KES, NEELIX] },
      problems: [],
    });
  });

  it.each([
    ['3\n1 Kes', '3', 'draw'],
    ['1 Kes\nMissions:\nx2', 'x2', 'missions'],
    [`1 Kes\nAside:\n${'word '.repeat(60)}`, `${'word '.repeat(60).slice(0, 188)} …`, 'aside'],
    ['{"draw":[{"copies":1,"name":"Kes"},{"copies":2}]}', '{"copies":2}', 'draw'],
    ['{"draw":["Kes",{"copies":0,"name":"Neelix"}]}', '{"copies":0,"name":"Neelix"}', 'draw'],
    [
      '<deck><superzone name="Deck"><card><name>Kes</name></card><card><set>voy</set></card></superzone></deck>',
      '? [voy]',
      'draw',
    ],
  ])('keeps a line that was not understood, and comes back with it: %s', (text, name, pile) => {
    const once = read(text);
    expect(once.deck.draw).toEqual([KES]);
    expect(once.unknown).toMatchObject([{ pile, copies: 1, name }]);
    expect(once.problems.map((p) => p.heading)).toEqual([undefined]);
    for (const form of DECK_FORMS) {
      const again = read(writeDeckFor(once.deck, catalogue, full, once, form));
      expect([form, again.unknown.map((u) => [u.pile, u.copies, u.name])]).toEqual([form, [[pile, 1, name]]]);
    }
  });

  it('says of a heading that it does not know that it is one', () => {
    const { deck, problems } = read('Odds and ends:\n1 Kes');
    expect(deck.draw).toEqual([KES]);
    expect(problems).toMatchObject([{ rule: 'deck-file', line: 1, heading: true }]);
  });

  it('keeps every line that names no card we know', () => {
    const { unknown } = read('2x Nobody At All\nSomebody Else x3\nname only\n4\tNo One\tvoy');
    expect(unknown.map(({ copies, name }) => [copies, name])).toEqual([
      [2, 'Nobody At All'],
      [1, 'Somebody Else x3'],
      [1, 'name only'],
      [4, 'No One voy'],
    ]);
  });
});

describe('Lackey’s own file', () => {
  const dek = `<?xml version="1.0"?>
<deck version="0.8">
 <meta><game>startrek1e</game></meta>
 <superzone name="Deck">
  <card><name id="voyager122">Kathryn Janeway</name><set>VOY</set></card>
  <card><name id="x">Kathryn Janeway</name><set></set></card>
  <card><name>Business Gambit</name><set>zz</set></card>
 </superzone>
 <superzone name="Missions"><card><name>Liberation</name><set>whatever</set></card></superzone>
 <superzone name="Seed+Dil"><card><name>&quot;God&quot;</name></card></superzone>
 <superzone name="Somewhere"><card><name><![CDATA[Astral Eddy]]></name></card></superzone>
</deck>`;

  it('has zones, and each copy as a card', () => {
    const { deck, unknown, problems } = read(dek);
    expect(deck).toEqual({
      missions: [idOf('Liberation')],
      seeds: [idOf('"God"'), 'voy-003'],
      draw: [JANEWAY, JANEWAY],
    });
    expect(unknown).toMatchObject([{ pile: 'draw', copies: 1, name: 'Business Gambit [zz]', line: 7 }]);
    expect(problems.map((p) => p.line)).toEqual([7, 11]);
  });
});

describe('a .dek of another program', () => {
  const cards = (...titles: string[]) => titles.map((t) => `<card><name>${t}</name></card>`).join('');

  it.each([
    ['with other quotes', `<deck><superzone name='Deck'>${cards('Kes', 'Neelix')}</superzone></deck>`],
    ['that was cut off', `<deck><superzone name="Deck">${cards('Kes')}<card><name>Neelix</name>`],
    ['without a zone', `<deck>${cards('Kes', 'Neelix')}</deck>`],
    ['whose cards are empty tags', `<deck><superzone name="Deck"><card name="Kes"/><card name='Neelix' set="voy"/>`],
    [
      'with remarks and a kind of document',
      `\ufeff<?xml version="1.0"?>\r\n<!DOCTYPE deck>\r\n<!-- made > by hand --><DECK><superzone name="Deck"><!-- ${cards('Ayala')} -->${cards('Kes', 'Neelix')}</superzone></DECK>`,
    ],
  ])('%s', (_, text) => expect(read(text)).toMatchObject({ deck: { draw: [KES, NEELIX] }, unknown: [], problems: [] }));
});

describe('our JSON', () => {
  it.each([
    ['one list', '["Kes","Neelix"]'],
    ['piles by other names', '{"Main Deck":["Kes"],"draw":["Neelix"],"name":"mine"}'],
    ['numbers by title', '{"draw":{"Kes":1,"Neelix":1}}'],
    ['other words', '{"draw":[{"quantity":1,"title":"Kes"},{"count":"1","card":"Neelix","set":"voy"}]}'],
  ])('of another program is read: %s', (_, text) =>
    expect(read(text)).toMatchObject({ deck: { draw: [KES, NEELIX] }, unknown: [], problems: [] }),
  );

  it('with a pile that we do not have keeps its cards', () => {
    const { deck, problems } = read('{"referee":["Kes"],"draw":[]}');
    expect([deck.draw, problems.length]).toEqual([[KES], 1]);
  });

  it('is a list of copies by pile, or ids alone', () => {
    expect(
      read(`{"piles":{"draw":[{"copies":2,"id":"${KES}","name":"Kes"},"Neelix"],"aside":["${JANEWAY}"]}}`),
    ).toEqual({
      deck: { missions: [], seeds: [], draw: [KES, KES, NEELIX] },
      aside: [JANEWAY],
      unknown: [],
      problems: [],
    });
    expect(read(`{"draw":["${KES}"]}`).deck.draw).toEqual([KES]);
  });

  it('that is broken says so', () => {
    expect(read('{"draw": [').problems).toMatchObject([
      { rule: 'deck-file', message: expect.stringContaining('JSON') },
    ]);
    expect(read('{"draw":[{"copies":0,"id":"voy-164"},{}]}').problems).toHaveLength(2);
  });
});

describe.each(DECK_FORMS)('written as %s', (form: DeckForm) => {
  const ids = catalogue.cards.map((d) => d.facts.id);
  const some = (max: number) => fc.array(fc.constantFrom(...ids), { maxLength: max });
  const sorted = (list: readonly string[] = []) => [...list].sort();

  it.each([full, warpSpeed])('a deck for $id comes back as it was', (format) => {
    fc.assert(
      fc.property(some(30), some(30), some(6), some(4), (draw, seeds, tactics, aside) => {
        const deck = { missions: [idOf('Liberation')], seeds, draw, tactics };
        const unknown = [{ pile: 'draw' as const, copies: 2, name: 'Business Gambit', line: 0, near: [] }];
        const again = parseDeckFor(writeDeckFor(deck, catalogue, format, { aside, unknown }, form), catalogue, format);
        expect(sorted(again.deck.draw)).toEqual(sorted(draw));
        expect(sorted(again.deck.seeds)).toEqual(sorted(seeds));
        expect(sorted(again.deck.tactics)).toEqual(sorted(tactics));
        expect(sorted(again.aside)).toEqual(sorted(aside));
        expect(again.deck.missions).toEqual(deck.missions);
        expect(again.unknown.reduce((n, u) => n + u.copies, 0)).toBe(2);
      }),
      { numRuns: 15 },
    );
  });
});
