/**
 * An extension of the scenario format: `deck` lays out a deck instead of a table, and the expectations `legal` and
 * `problems` ask the format what it thinks of it.
 */
import type { DeckList, Rules } from '@spaceline/engine';
import { checkDeck } from '@spaceline/formats';
import type { Judge } from './expect.ts';
import { findDef, parseReference, repeated, unknownCard } from './names.ts';
import { type Path, ScenarioError, type Source } from './source.ts';

export const DECK_KEYS = ['missions', 'seeds', 'draw', 'tactics', 'q', 'tent'] as const;

export const DECK_EXPECTATIONS = ['legal', 'problems'];

export function parseDeckSpec(src: Source, rules: Rules): DeckList {
  const map = src.map(src.root.deck, ['deck'], 'a deck', DECK_KEYS);
  const list = (key: (typeof DECK_KEYS)[number]): string[] =>
    src.list(map[key], ['deck', key], key).flatMap((v, i) =>
      repeated(v).map((name) => {
        const def = findDef(rules.catalogue, parseReference(String(name)));
        if (def === undefined) throw src.fail(['deck', key, i], unknownCard(rules.catalogue, String(name)));
        return def.facts.id;
      }),
    );
  return {
    missions: list('missions'),
    seeds: list('seeds'),
    draw: list('draw'),
    tactics: list('tactics'),
    q: list('q'),
    tent: list('tent'),
  };
}

/** `legal: true|false` and `problems: [rule ids]` (all of them must be found). */
export function deckExpectation(src: Source, rules: Rules, value: unknown, path: Path): Judge {
  const want = src.map(value, path, 'an expectation about a deck', DECK_EXPECTATIONS);
  return { watch: () => {}, check: () => check(src, rules, want, path) };
}

function check(src: Source, rules: Rules, want: Record<string, unknown>, path: Path): void {
  const { legal, problems } = checkDeck(parseDeckSpec(src, rules), rules.catalogue, rules.format);
  const said = problems.map((p) => `${p.rule}: ${p.message}`).join('; ');
  if (want.legal !== undefined && want.legal !== legal) {
    throw new ScenarioError(
      legal ? 'the deck is legal' : `the deck is not legal: ${said}`,
      src.lineOf([...path, 'legal']),
    );
  }
  for (const rule of src.list(want.problems, [...path, 'problems'], 'problems')) {
    if (!problems.some((p) => p.rule === rule || p.also?.includes(String(rule))))
      throw new ScenarioError(
        `${String(rule)} is not broken (${said || 'no problem'})`,
        src.lineOf([...path, 'problems']),
      );
  }
}
