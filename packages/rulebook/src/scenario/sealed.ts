/**
 * An extension of the scenario format: `sealed` opens an event instead of laying out a table. `starters: N` players get a Voyager
 * starter each and `packs`; `boxes: [A, B, …]` are closed boxes of Enhanced Premiere, named after whoever brought them. The
 * expectations: `minutes` to build, `packs` of each player, `cards` of each player, `dealt` (the boxes by who brought them), and with
 * `deck` what is wrong with a deck built from the first player's packs.
 */
import type { Rules } from '@spaceline/engine';
import {
  type Allotment,
  BUILD_MINUTES,
  checkSealedDeck,
  dealBoxes,
  dealStarters,
  openBox,
  productById,
} from '@spaceline/formats';
import { parseDeckSpec } from './deck.ts';
import type { Judge } from './expect.ts';
import { type Path, ScenarioError, type Source } from './source.ts';

export const SEALED_KEYS = ['starters', 'packs', 'boxes'];
export const SEALED_EXPECTATIONS = ['minutes', 'packs', 'cards', 'dealt', 'problems'];

interface Dealt {
  pools: Allotment[];
  /** boxes by the name of who brought them, in the order of the players who got them */
  boxes: string[];
}

function deal(src: Source, rules: Rules): Dealt {
  const map = src.map(src.root.sealed, ['sealed'], 'a sealed event', SEALED_KEYS);
  const seed = String(src.root.seed ?? 1);
  const list = (key: string) => src.list(map[key], ['sealed', key], key).map(String);
  if (map.boxes === undefined) {
    const starters = map.starters ?? 1;
    if (typeof starters !== 'number' || !Number.isInteger(starters) || starters < 1)
      throw src.fail(['sealed', 'starters'], 'starters is the number of players');
    const unknown = list('packs').findIndex((id) => productById(id) === undefined);
    if (unknown >= 0) src.fail(['sealed', 'packs', unknown], `there is no product "${list('packs')[unknown]}"`);
    return { pools: dealStarters(starters, list('packs'), seed, rules.catalogue), boxes: [] };
  }
  const extra = ['starters', 'packs'].find((k) => map[k] !== undefined);
  if (extra !== undefined) src.fail(['sealed', extra], `"${extra}" is not honoured beside boxes`);
  const names = list('boxes');
  const dealt = dealBoxes(
    names.map((name, i) => ({ seed: `${seed} ${name}`, from: i })),
    seed,
  );
  return { pools: dealt.map((b) => openBox(b, rules.catalogue)), boxes: dealt.map((b) => names[b.from!]) };
}

export function sealedExpectation(src: Source, rules: Rules, value: unknown, path: Path): Judge {
  const want = src.map(value, path, 'an expectation about a sealed event', SEALED_EXPECTATIONS);
  return { watch: () => {}, check: () => check(src, rules, want, path) };
}

function check(src: Source, rules: Rules, want: Record<string, unknown>, path: Path): void {
  const { pools, boxes } = deal(src, rules);
  const found: Record<string, unknown> = {
    minutes: BUILD_MINUTES,
    packs: pools.map((p) => p.map((pack) => pack.product)),
    cards: pools.map((p) => p.reduce((n, pack) => n + pack.cards.length, 0)),
    dealt: boxes,
  };
  for (const key of Object.keys(want)) {
    if (key === 'problems') continue;
    const now = JSON.stringify(found[key]);
    if (now !== JSON.stringify(want[key]))
      throw new ScenarioError(`${key} are ${now}, expected ${JSON.stringify(want[key])}`, src.lineOf([...path, key]));
  }
  if (want.problems === undefined) return;
  const { problems } = checkSealedDeck(parseDeckSpec(src, rules), pools[0], rules.catalogue, rules.format);
  for (const rule of src.list(want.problems, [...path, 'problems'], 'problems')) {
    if (!problems.some((p) => p.rule === rule || p.also?.includes(String(rule))))
      throw new ScenarioError(`${String(rule)} is not broken`, src.lineOf([...path, 'problems']));
  }
}
