/**
 * Crews are hidden (DOM-59), but a player sees what the own cards are worth now. So whoever changes the other player's cards lies open, or
 * the value would tell of a card that is not to be known. Tried with everybody and every ship there is, beside and around each such card.
 */
import { catalogue } from '@spaceline/cards';
import { type CardDef, type Game, knows, Status } from '@spaceline/engine';
import { layOut } from '@spaceline/engine/setup';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, test } from 'vitest';

const scenario = parseScenario(`
title: Somebody of B's aboard a ship of A's
spaceline:
  - mission: Protect Shipment
    owner: A
    A: { ships: [{ card: Goraxus, cloaked: true, crew: [Navok], intruders: [Senator Letant] }] }
turn: { player: A, number: 3 }
steps: []
`);
const g: Game = new Runner(scenario, rulesFor(scenario)).game;
const cardOf = (title: string): number => g.state.cards.find((c) => g.def(c.id).title === title)!.id;
const [ship, mine, theirs] = ['Goraxus', 'Navok', 'Senator Letant'].map(cardOf);

/** The parts of a text that change what a card of a crew or a ship is worth, as its player sees it. */
const changing = (d: CardDef) =>
  (d.rules?.modifiers ?? []).filter((x) => x.kind === 'attribute' || x.kind === 'skill' || x.kind === 'identity');

const goesAboard = (d: CardDef): boolean => d.personnel || d.equipment || d.rules?.useAs === 'Equipment';
const sources = catalogue.cards.filter((d) => goesAboard(d) && changing(d).length > 0);
const printed = [ship, mine].map((id) => g.card(id).def);

/** Does it reach the ship or the personnel of A's, whatever they are? */
function reachesTheirs(source: CardDef): boolean {
  const set = (id: number, def: number, cloaked = false) =>
    layOut(g, ({ cards }) => {
      cards[id].def = def;
      if (id === ship)
        cards[id].status = cloaked ? cards[id].status | Status.Cloaked : cards[id].status & ~Status.Cloaked;
    });
  set(theirs, source.index);
  const applies = (id: number) => changing(source).some((x) => x.applies(g, theirs, id));
  try {
    for (const d of catalogue.cards) {
      if (d.personnel) {
        set(mine, d.index);
        if (applies(mine)) return true;
      }
      for (const cloaked of d.ship ? [true, false] : []) {
        set(ship, d.index, cloaked);
        if (applies(ship)) return true;
      }
    }
    return false;
  } finally {
    set(ship, printed[0]);
    set(mine, printed[1]);
  }
}

describe('whoever changes the cards of the other player is seen', () => {
  const reaching = sources.filter(reachesTheirs);

  test.each(reaching.map((d) => [d.title, d] as const))('%s', (_title, d) => {
    layOut(g, ({ cards }) => {
      cards[theirs].def = d.index;
    });
    expect(knows(g, 0, theirs)).toBe(true);
  });

  test('and there are such cards, and others', () => {
    expect(reaching.map((d) => d.title)).toEqual(expect.arrayContaining(['Orta', 'Kor', "T'Rul", 'Stadi']));
    expect(reaching.length).toBeLessThan(sources.length / 2);
  });
});

/** What the own cards are worth by the text of one of them: the ship, and whoever has the text. */
const worthOf = (source: CardDef): string =>
  [ship, mine]
    .flatMap((id) =>
      changing(source).map((x) => {
        if (!x.applies(g, mine, id)) return '-';
        return x.kind === 'attribute' ? x.amount(g, mine, id) : x.kind;
      }),
    )
    .join(' ');

describe('who is looked for among the cards of the other player is seen', () => {
  const put = (id: number, def: number) =>
    layOut(g, ({ cards }) => {
      cards[id].def = def;
    });
  const was = g.card(theirs).def;
  const found: [looks: string, at: string, seen: boolean][] = [];
  for (const source of sources.filter((d) => d.personnel)) {
    put(mine, source.index);
    put(theirs, was);
    const before = worthOf(source);
    for (const d of catalogue.cards) {
      if (!d.personnel || d.title === source.title) continue;
      put(theirs, d.index);
      if (worthOf(source) !== before) found.push([source.title, d.title, knows(g, 0, theirs)]);
    }
  }
  put(theirs, was);
  put(mine, printed[1]);

  test('whoever they are', () => {
    expect(found.filter(([, , seen]) => !seen)).toEqual([]);
  });

  test('and there are such texts', () => {
    expect(found.map(([looks]) => looks)).toEqual(expect.arrayContaining(['Kai Winn', 'Gilora Rejal']));
  });
});
