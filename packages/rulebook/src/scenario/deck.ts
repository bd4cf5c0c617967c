/**
 * An extension of the scenario format: `deck` lays out a deck instead of a table, and the expectations `legal` and
 * `problems` ask the format what it thinks of it, `converted` which of its cards come from the Second Edition.
 */
import type { DeckList, Rules } from '@spaceline/engine';
import { checkDeck, deckNotes } from '@spaceline/formats';
import type { Judge } from './expect.ts';
import { findDef, parseReference, repeated, unknownCard } from './names.ts';
import { type Path, ScenarioError, type Source } from './source.ts';

export const DECK_KEYS = ['missions', 'seeds', 'draw', 'tactics', 'q', 'tent'] as const;

export const DECK_EXPECTATIONS = ['legal', 'problems', 'converted'];

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

/** `legal: true|false`, `problems: [rule ids]` (all of them must be found) and `converted: [titles]` (these and no others). */
export function deckExpectation(src: Source, rules: Rules, value: unknown, path: Path): Judge {
  const want = src.map(value, path, 'an expectation about a deck', DECK_EXPECTATIONS);
  return { watch: () => {}, check: () => check(src, rules, want, path) };
}

function check(src: Source, rules: Rules, want: Record<string, unknown>, path: Path): void {
  const deck = parseDeckSpec(src, rules);
  const { legal, problems } = checkDeck(deck, rules.catalogue, rules.format);
  if (want.converted !== undefined) checkConverted(src, rules, deck, want.converted, [...path, 'converted']);
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

function checkConverted(src: Source, rules: Rules, deck: DeckList, value: unknown, path: Path): void {
  const now = [...deckNotes(deck, rules.catalogue, rules.format).converted].sort();
  const titles = src.list(value, path, 'converted').map((name, i) => {
    const def = findDef(rules.catalogue, parseReference(String(name)));
    if (def === undefined) throw src.fail([...path, i], unknownCard(rules.catalogue, String(name)));
    return def.title;
  });
  if (now.join() !== titles.sort().join())
    throw new ScenarioError(`converted are ${now.join(', ') || 'none'}`, src.lineOf(path));
}
