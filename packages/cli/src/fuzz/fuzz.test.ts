import { makeDice } from '@spaceline/bots';
import {
  type Decision,
  locationSpot,
  NOWHERE,
  Option,
  put,
  ref,
  SEATS,
  score,
  setCountdown,
  setLedger,
  shown,
  type Telling,
  toPile,
  useRange,
  Zone,
} from '@spaceline/engine';
import { layOut } from '@spaceline/engine/setup';
import { full, warpSpeed } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { KAZON_TABLE, tableOf } from '../test-table.ts';
import { fuzzGame } from './fuzz.ts';
import { wrongKeys, wrongOption } from './options.ts';
import { cardCounts, wrongPlace } from './places.ts';
import { Accountant } from './points.ts';
import { wrongAcceptance, wrongRefusal } from './refusals.ts';
import { wrongTableau } from './tableau.ts';
import { Follower, listen, wrongChoice, wrongName } from './tellings.ts';

const game = () => tableOf(KAZON_TABLE);
const dice = makeDice('fuzz');

describe('the checks find what is wrong:', () => {
  it('a card in two places, in none, or in the wrong one', () => {
    const good = game();
    const counts = cardCounts(good);
    expect(wrongPlace(good, counts)).toBe(null);
    expect(wrongPlace(good, [1, 2])).toMatch(/not 1 and 2/);

    const twice = game();
    layOut(twice, ({ piles }) => piles[0][Zone.Discard - 1].push(twice.hand(0)[0]));
    expect(wrongPlace(twice, counts)).toMatch(/is in the Hand of seat 0 and in the Discard of seat 0/);

    const nowhere = game();
    layOut(nowhere, ({ piles }) => piles[0][Zone.Hand - 1].pop());
    expect(wrongPlace(nowhere, counts)).toMatch(/is not listed there/);

    const wrong = game();
    layOut(wrong, ({ cards }) => {
      cards[wrong.hand(0)[0]].zone = Zone.Deck;
    });
    expect(wrongPlace(wrong, counts)).toMatch(/says it is in Deck/);

    const lost = game();
    layOut(lost, ({ cards, piles }) => {
      cards[lost.hand(0)[0]].zone = Zone.Aside;
      piles[0][Zone.Hand - 1].shift();
    });
    expect(wrongPlace(lost, counts)).toMatch(/nowhere between two actions/);

    const circle = game();
    layOut(circle, ({ cards }) => {
      const ships = cards.filter((c) => circle.def(c.id).ship);
      for (const [i, c] of ships.entries())
        Object.assign(c, { zone: Zone.Aboard, host: ships[(i + 1) % ships.length].id });
    });
    expect(wrongPlace(circle, counts)).toMatch(/on itself/);
  });

  it('what is kept of the cards and was overtaken', () => {
    const g = game();
    expect(g.tableau.ships.length).toBeGreaterThan(0);
    expect(wrongTableau(g)).toBe(null);
    // past the door: nobody is told that the ships have gone
    for (const id of g.tableau.ships) Object.assign(g.state.cards[id], { zone: Zone.OutOfPlay });
    expect(wrongTableau(g)).toMatch(/the tableau's inPlay/);
  });

  it('an option that is offered twice, asks for what is not there, or has a name in its key', () => {
    const d = (options: Option[]): Decision => ({
      seat: 0,
      kind: 'choice',
      prompt: { id: 'x', text: 'x', card: -1 },
      options,
    });
    const wrong = (...options: Option[]) => wrongKeys(game(), d(options));
    expect(wrong()).not.toBe(null);
    expect(wrong(new Option('pick', 1), new Option('pick', 1))).toMatch(/twice/);
    expect(wrong(new Option('pick').withGroup([1, 2], 1, 3))).not.toBe(null);
    expect(wrong(new Option('pick', 1), new Option('pick', 2))).toBe(null);
    const marked = (mark: string) => wrong(new Option('pick', -1, NOWHERE, NOWHERE, mark));
    for (const mark of ['Time Location', 'Klingon', 'nullify it', "Captain's Log"])
      expect(marked(mark)).toMatch(/has words in its key/);
    for (const mark of ['honor', 'section-31', 'kazon-raider'])
      expect(marked(mark)).toMatch(/has the name of a card or a skill/);
    for (const mark of ['yes', 'face-down', '7', '12-15-31']) expect(marked(mark)).toBe(null);
  });

  it('nothing, where what is refused has a reason', () => {
    const g = game();
    for (let n = 0; n < 500; n++) for (const seat of SEATS) expect(wrongRefusal(g, seat, dice)).toBe(null);
  });

  it('an answer that was not offered', () => {
    const g = game();
    for (let n = 0; n < 50; n++) expect(wrongAcceptance(g, g.decision!, dice)).toBe(null);
    g.answer = () => {};
    expect(wrongAcceptance(g, g.decision!, dice)).toMatch(/was taken/);
    g.answer = () => {
      throw new Error('boom');
    };
    expect(wrongAcceptance(g, g.decision!, dice)).toMatch(/by a failure/);
  });

  it('a card that moves without a word', () => {
    const g = tableOf(KAZON_TABLE);
    const follower = new Follower(g);
    const [card] = g.hand(0);
    toPile(g, card, Zone.Discard);
    expect(follower.wrongSilence()).toMatch(/Culluh .*from hiding to Discard, and nobody was told/);
    // each is told of once
    expect(follower.wrongSilence()).toBe(null);
    put(g, card, Zone.Table, -1);
    g.tell(() => ({ kind: 'played', who: 0, card: shown(g, card), on: null, how: 'openly' }));
    expect(follower.wrongSilence()).toBe(null);
    // from one hiding place to another
    toPile(g, g.hand(0)[0], Zone.Deck);
    expect(follower.wrongSilence()).toBe(null);
  });

  it('RANGE and turns that do not add up', () => {
    const g = tableOf(KAZON_TABLE);
    const ship = g.state.cards.find((c) => g.def(c.id).ship && c.zone >= Zone.Mission)!.id;
    const follower = new Follower(g);
    useRange(g, ship, 3);
    expect(follower.wrongSilence()).toMatch(/has used 3 RANGE after 0, and 0 was told/);
    useRange(g, ship, 2);
    g.tell(() => ({ kind: 'range', ship: ref(g, ship), spent: 2, by: null }));
    expect(follower.wrongSilence()).toBe(null);
    setCountdown(g, ship, 2);
    expect(follower.wrongSilence()).toMatch(/has 2 turns left, and undefined was told/);
    setCountdown(g, ship, 1);
    g.tell(() => ({ kind: 'countdown', card: ref(g, ship), left: 1 }));
    expect(follower.wrongSilence()).toBe(null);
  });

  it('a choice without a word, or without what there was to choose from', () => {
    const g = tableOf(KAZON_TABLE);
    const ids = g.hand(0).slice(0, 3);
    const prompt = { id: 'choose', text: '', card: -1 };
    const asked: Decision = { seat: 0, kind: 'choice', prompt, options: ids.map((id) => new Option('pick', id)) };
    const given = { seat: 0, option: asked.options[1], cards: [] } as const;
    const told = (known: readonly number[]): Telling => ({
      kind: 'picked',
      who: 0,
      cards: [ref(g, ids[1])],
      of: { known: known.map((id) => ref(g, id)) },
      asked: 'choose',
      by: null,
    });
    expect(wrongChoice(asked, given, [])).toMatch(/cards were chosen \("choose"\), and nobody was told/);
    expect(wrongChoice(asked, given, [told(ids.slice(1))])).toMatch(/nobody was told/);
    expect(wrongChoice(asked, given, [told(ids)])).toBe(null);
    const places = [0, 1].map((l) => new Option('pick', -1, NOWHERE, locationSpot(l)));
    const where = { ...asked, options: places };
    expect(wrongChoice(where, { ...given, option: places[0] }, [])).toMatch(/a place was chosen/);
  });

  it('a telling that names what is hidden', () => {
    const g = tableOf(KAZON_TABLE);
    const hidden = g.state.cards.find((c) => g.def(c.id).title === 'Danara Pel')!.id;
    const heard: (string | null)[] = [];
    listen(g, (telling) => heard.push(wrongName(g, telling)));
    g.tell(() => ({ kind: 'stopped', cards: [ref(g, hidden)], by: null }));
    g.tell(() => ({ kind: 'stopped', cards: [shown(g, hidden)], by: null }));
    g.tell(() => ({ kind: 'killed', whom: shown(g, hidden), cause: { by: null, how: 'battle' } }));
    g.tell(() => ({ kind: 'killed', whom: shown(g, hidden), cause: { by: shown(g, hidden), how: 'effect' } }));
    // what lies in a hand has done nothing
    const unplayed = shown(g, g.hand(1)[0]);
    g.tell(() => ({ kind: 'killed', whom: shown(g, hidden), cause: { by: unplayed, how: 'effect' } }));
    expect(heard.map((w) => w === null)).toEqual([true, false, true, true, false]);
    expect(heard[1]).toMatch(/"stopped" names Danara Pel \(cards\) to seat 0/);
  });

  it('points that nobody was told of, or that are for nothing', () => {
    const g = tableOf(KAZON_TABLE);
    const accountant = new Accountant(g);
    listen(g, (telling) => accountant.hear(telling));
    score(g, 0, 5, true, 0);
    score(g, 1, -30, false, 1);
    expect(accountant.wrongPoints()).toBe(null);
    const { ledger } = g.state;
    setLedger(g, ledger.slice(1));
    expect(accountant.wrongPoints()).toBe('seat 0 has 0 points, bonus 0, and what was told makes 5, bonus 5');
    setLedger(g, [ledger[0], { ...ledger[1], bonus: true }]);
    expect(accountant.wrongPoints()).toMatch(/^seat 1 has -30 points, bonus -30/);
    for (const wrong of [{ points: 0 }, { points: 2.5 }, { source: 9999 }, { turn: 99 }]) {
      setLedger(g, [{ ...ledger[0], ...wrong }, ledger[1]]);
      expect(accountant.wrongPoints()).toMatch(/^the ledger has the entry/);
    }
  });

  it('an option that cannot be taken', () => {
    const g = game();
    const broken = new Option('move', 9999);
    const fork = {
      decision: { ...g.decision!, options: [broken] },
      answer: () => {
        throw new Error('boom');
      },
    };
    g.twin = () => fork as unknown as ReturnType<typeof g.twin>;
    expect(wrongOption(g, { ...g.decision!, options: [broken] }, dice)).toMatch(/was offered, and fails: Error: boom/);
  });
});

describe('random games', () => {
  it.each([warpSpeed, full])('of $id break nothing, and are the same every time', { timeout: 60_000 }, (format) => {
    const [a, b] = stockDecks(format);
    const one = fuzzGame({ game: 0, format, decks: [a, b], seed: 'test' });
    expect(one.violations).toEqual([]);
    expect(one.played!.state.result).not.toBe(null);
    expect(fuzzGame({ game: 0, format, decks: [a, b], seed: 'test' }).played!.hash()).toBe(one.played!.hash());
  });
});
