import { makeDice } from '@spaceline/bots';
import {
  addLocation,
  aimAt,
  type Decision,
  dock,
  drawExtra,
  forgoDraws,
  GameEvent,
  holdStop,
  locationSpot,
  moveLocation,
  NOWHERE,
  noteShipScouted,
  Option,
  openBridge,
  put,
  putUnder,
  randomCards,
  ref,
  removeLocation,
  SEATS,
  Status,
  score,
  setController,
  setCountdown,
  setLedger,
  setRotated,
  setStatus,
  shown,
  solveMission,
  spendPlay,
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
import { Onlooker } from './untold.ts';

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
    expect(wrongTableau(g)).toMatch(/the tableau's (inPlay|grants)/);
  });

  it('an option that is offered twice, asks for what is not there, or has a name in its key', () => {
    const d = (options: Option[]): Decision => ({
      seat: 0,
      kind: 'choice',
      prompt: { id: 'x', text: 'x', card: -1 },
      options,
      event: new GameEvent('turn', 0, -1),
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
    for (const mark of ['yes', 'face-down']) expect(marked(mark)).toBe(null);
    // a number is itself, or a team; never a place in a list
    for (const mark of ['7', '12-15-31']) {
      expect(marked(mark)).toMatch(/has a place in a list/);
      expect(wrong(new Option('attempt', -1, NOWHERE, NOWHERE, mark))).toBe(null);
    }
    const seven = new Option('pick', -1, NOWHERE, NOWHERE, '7');
    seven.number = 7;
    expect(wrong(seven)).toBe(null);
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
    // how many cards a hand has is no secret
    const [first, second] = g.hand(0);
    toPile(g, first, Zone.Deck);
    expect(follower.wrongSilence()).toMatch(/from pile to pile \(Hand, Deck\), and nobody was told/);
    toPile(g, second, Zone.Deck);
    g.tell(() => ({ kind: 'left', card: ref(g, second), to: 'deck', by: null }));
    expect(follower.wrongSilence()).toBe(null);
    // from one hiding place to another
    toPile(g, second, Zone.Bridge);
    expect(follower.wrongSilence()).toMatch(/from pile to pile \(Deck, Bridge\), and nobody was told/);
    // who saw it lie is told which card is gone
    const leave = (to: (card: number) => Telling): void => {
      const [left] = g.state.piles[0][Zone.Discard - 1];
      toPile(g, left, Zone.Deck);
      g.tell(() => to(left));
    };
    for (const id of g.deck(0).slice(0, 2)) {
      toPile(g, id, Zone.Discard);
      g.tell(() => ({ kind: 'discarded', cards: [shown(g, id)], from: 'deck', by: null }));
    }
    expect(follower.wrongSilence()).toBe(null);
    leave((id) => ({ kind: 'left', card: ref(g, id), to: 'deck', by: null }));
    expect(follower.wrongSilence()).toMatch(/from Discard to hiding, and not all were told which card/);
    leave((id) => ({ kind: 'left', card: shown(g, id), to: 'deck', by: null }));
    expect(follower.wrongSilence()).toBe(null);
  });

  it('chance that decides without a word', () => {
    const g = tableOf(KAZON_TABLE);
    const follower = new Follower(g);
    const ids = g.hand(0).slice(0, 3);
    const [chosen] = randomCards(g, ids, 1);
    expect(follower.wrongSilence()).toMatch(/chance has decided something \(Selection\), and nobody was told/);
    randomCards(g, ids, 1);
    g.tell(() => ({ kind: 'selected', how: 'random', pool: [], chosen: [ref(g, chosen)] }));
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

  it('a card that arrives in a condition, a place that leaves the line, and whatever else changes without a word', () => {
    const g = tableOf(KAZON_TABLE);
    const onlooker = new Onlooker(g);
    const wrong = (changed: () => void): string => {
      changed();
      return onlooker.untold().join('; ');
    };
    const [first, second] = g.hand(0);
    expect(
      wrong(() => {
        put(g, first, Zone.Planet, 0);
        setStatus(g, first, Status.Stopped, true);
        setController(g, first, 1);
        setCountdown(g, first, 3);
      }),
    ).toMatch(/arrived stopped, .*arrived as another's, .*arrived with a countdown of 3, and nobody was told/);
    expect(
      wrong(() => {
        put(g, second, Zone.Planet, 0);
        setStatus(g, second, Status.Stopped, true);
        g.tell(() => ({ kind: 'stopped', cards: [ref(g, second)], by: null }));
      }),
    ).toBe('');
    expect(wrong(() => removeLocation(g, 1))).toMatch(/location 1 is no longer on line \d, and nobody was told/);
    const added = () => addLocation(g, g.location(0).quadrant, 0).id;
    expect(wrong(added)).toMatch(/location \d is on line \d, and nobody was told/);
    expect(
      wrong(() => {
        const at = added();
        g.tell(() => ({ kind: 'location', at, how: 'new', card: null, line: [-1, 0], by: null }));
      }),
    ).toBe('');
    expect(wrong(() => moveLocation(g, 0, g.state.locations.length - 1, 'left'))).toMatch(/has another order/);
    expect(wrong(() => openBridge(g, 1))).toMatch(/the bridge of seat 1 is open/);
    expect(wrong(() => solveMission(g, 0, 1))).toMatch(/location 0 was solved/);
    expect(wrong(() => spendPlay(g, 0))).toMatch(/seat 0 has another number of card plays/);
    expect(wrong(() => putUnder(g, g.hand(1)[0], 0, true))).toMatch(/lies under another place/);
    expect(wrong(() => putUnder(g, first, 0, true))).toMatch(/lies under another place/);
    const ship = g.state.cards.find((c) => g.def(c.id).ship && c.zone === Zone.Space)!.id;
    const outpost = g.state.cards.find((c) => g.def(c.id).facility && c.zone >= Zone.Mission)!.id;
    expect(wrong(() => dock(g, ship, outpost))).toMatch(/is docked/);
    expect(wrong(() => setRotated(g, ship))).toMatch(/is damaged/);
    expect(wrong(() => holdStop(g, ship, 9))).toMatch(/is held/);
    expect(wrong(() => aimAt(g, ship, outpost))).toMatch(/is aimed at something else/);
    expect(wrong(() => noteShipScouted(g, ship))).toMatch(/was scouted/);
    expect(wrong(() => {})).toBe('');
  });

  it('draws to come that do not add up', () => {
    const g = tableOf(KAZON_TABLE);
    const follower = new Follower(g);
    drawExtra(g, 0, 2);
    expect(follower.wrongSilence()).toMatch(/seat 0 has other draws to come \(2\) than was told \(0\)/);
    forgoDraws(g, 0);
    g.tell(() => ({ kind: 'draws', who: 0, more: null, by: null }));
    expect(follower.wrongSilence()).toBe(null);
  });

  it('a choice without a word, or without what there was to choose from', () => {
    const g = tableOf(KAZON_TABLE);
    const ids = g.hand(0).slice(0, 3);
    const prompt = { id: 'choose', text: '', card: -1 };
    const options = ids.map((id) => new Option('pick', id));
    const asked: Decision = { seat: 0, kind: 'choice', prompt, options, event: new GameEvent('turn', 0, -1) };
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
  // by chance a game between big decks may go on for ten thousand decisions
  const pairs = [
    { format: warpSpeed, names: ['federation', 'kazon'] },
    { format: full, names: ['simple-klingon', 'simple-romulan'] },
  ];
  it.each(pairs)(
    'of $format.id break nothing, and are the same every time',
    { timeout: 60_000 },
    ({ format, names }) => {
      const [a, b] = names.map((name) => stockDecks(format).find((d) => d.name === name)!);
      const one = fuzzGame({ game: 0, format, decks: [a, b], seed: 'b' });
      expect(one.violations).toEqual([]);
      expect(one.played!.state.result).not.toBe(null);
      expect(fuzzGame({ game: 0, format, decks: [a, b], seed: 'b' }).played!.hash()).toBe(one.played!.hash());
    },
  );
});
