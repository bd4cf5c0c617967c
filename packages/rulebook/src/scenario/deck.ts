/**
 * An extension of the scenario format: `deck` lays out a deck instead of a table, and the expectations `legal` and
 * `problems` ask the format what it thinks of it.
 */
import type { DeckList, Rules } from '@spaceline/engine';
import { checkDeck } from '@spaceline/formats';
import { findDef, parseReference } from './names.ts';
import { type Path, ScenarioError, type Source } from './source.ts';

const PILES = ['missions', 'seeds', 'draw', 'tactics', 'q', 'tent'] as const;

export function parseDeckSpec(src: Source, rules: Rules): DeckList {
  const map = src.map(src.root.deck, ['deck'], 'a deck', PILES);
  const list = (key: (typeof PILES)[number]): string[] =>
    src.list(map[key], ['deck', key], key).flatMap((v, i) => {
      const text = String(v);
      const times = /^(.*\S)\s+x(\d+)$/.exec(text);
      const def = findDef(rules.catalogue, parseReference(times ? times[1] : text));
      if (def === undefined) throw src.fail(['deck', key, i], `the catalogue has no card "${text}"`);
      return Array.from({ length: times ? Number(times[2]) : 1 }, () => def.facts.id);
    });
  return {
    missions: list('missions'),
    seeds: list('seeds'),
    draw: list('draw'),
    tactics: list('tactics'),
    q: list('q'),
    tent: list('tent'),
  };
}

/** Checks `legal: true|false` and `problems: [rule ids]` (all of them must be found). */
export function checkDeckExpectation(src: Source, rules: Rules, want: Record<string, unknown>, path: Path): void {
  const { legal, problems } = checkDeck(parseDeckSpec(src, rules), rules.catalogue, rules.format);
  const said = problems.map((p) => `${p.rule}: ${p.message}`).join('; ');
  if (want.legal !== undefined && want.legal !== legal) {
    throw new ScenarioError(
      legal ? 'the deck is legal' : `the deck is not legal: ${said}`,
      src.lineOf([...path, 'legal']),
    );
  }
  for (const rule of src.list(want.problems, [...path, 'problems'], 'problems')) {
    if (!problems.some((p) => p.rule === rule))
      throw new ScenarioError(
        `${String(rule)} is not broken (${said || 'no problem'})`,
        src.lineOf([...path, 'problems']),
      );
  }
}
