/** A sealed game of Enhanced Premiere, from the closed boxes to the result (WARP-11, WARP-12). */
import { catalogue } from '@spaceline/cards';
import type { CardDef, DeckList } from '@spaceline/engine';
import { type Allotment, checkSealedDeck, dealBoxes, openBox, warpSpeed } from '@spaceline/formats';
import { describe, expect, it } from 'vitest';
import { botsFor, headerFor, playOut, startGame } from './drive.ts';

const sealed = { ...warpSpeed, pool: null };

/** The way a player in a hurry builds: a mission with an outpost, one on a planet, dilemmas below them, everybody else into the deck. */
function build(pool: Allotment): DeckList {
  const cards = pool.flatMap((pack) => pack.cards).map((id) => catalogue.byId(id)!);
  const playable = cards.filter((d) => d.status === 'complete' && !warpSpeed.banned.includes(d.title));
  const missions: CardDef[] = [];
  const take = (d: CardDef | undefined) => d !== undefined && !missions.includes(d) && missions.push(d);
  take(playable.find((d) => d.facts.outpost !== undefined));
  take(playable.find((d) => d.mission && d.facts.where === 'planet'));
  take(playable.find((d) => d.mission && d.facts.where === 'space' && !missions.includes(d)));
  const titles = new Set<string>();
  const dilemmas = playable.filter((d) => d.dilemma && !d.facts.q && !titles.has(d.title) && titles.add(d.title));
  const draw = playable.filter((d) => d.personnel || d.ship || d.equipment);
  const ids = (defs: readonly CardDef[]) => defs.map((d) => d.facts.id);
  return { missions: ids(missions), seeds: ids(dilemmas.slice(0, 10)), draw: ids(draw) };
}

describe('a sealed game of Enhanced Premiere', () => {
  it.each(['one', 'two', 'three'])('is played from the boxes to the result: %s', (seed) => {
    const boxes = dealBoxes(
      [
        { seed: `${seed} a`, from: null },
        { seed: `${seed} b`, from: 0 },
        { seed: `${seed} c`, from: null },
      ],
      seed,
    );
    const pools = boxes.slice(0, 2).map((box) => openBox(box, catalogue));
    const decks = pools.map(build);
    decks.forEach((deck, i) => {
      expect(checkSealedDeck(deck, pools[i], catalogue, warpSpeed).problems).toEqual([]);
    });
    const header = headerFor(
      sealed,
      [
        { name: 'a', deck: decks[0] },
        { name: 'b', deck: decks[1] },
      ],
      seed,
    );
    const bots = botsFor(['heuristic', 'heuristic'], seed);
    const g = startGame(sealed, header, bots, true);
    playOut(g, bots);
    expect(g.state.result).not.toBeNull();
    // the outpost that a mission shows was where cards reported
    expect(g.log.some(({ telling: t }) => t.kind === 'placed' && g.def(t.card.card).facts.token)).toBe(true);
  });
});
