// The rulebook as the site shows it: every rule of packages/rulebook/rules, and the scenarios that prove it, in two files that
// the client fetches.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const RULES = fileURLToPath(new URL('../../rulebook/rules/', import.meta.url));
const SCENARIOS = fileURLToPath(new URL('../../rulebook/scenarios/', import.meta.url));
const CARDS = fileURLToPath(new URL('../../cards/src/', import.meta.url));
const FACTS = fileURLToPath(new URL('../../cards/facts/', import.meta.url));

/** What has a page of its own; a rule may name a card of which no facts are known. */
const TITLES = new Set(
  files(FACTS, '.json').flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).map((f) => f.title)),
);

/** Where the files are, seen from the root of the site. */
export const RULES_FILE = 'data/rules.json';
export const SCENARIOS_FILE = 'data/scenarios.json';

/** The documents that rules come from, and when they came; where two disagree, the one with the higher rank decides. */
const BOOKS = {
  'current-rulings': { book: 'Current rulings', date: '4 July 2011', rank: 5 },
  voyager: { book: 'Voyager', date: '2001', rank: 4 },
  'warp-speed': { book: 'Warp Speed', date: '2001', rank: 4 },
  'blaze-of-glory': { book: 'Blaze of Glory', date: '1999', rank: 3 },
  'the-dominion': { book: 'The Dominion', date: '1999', rank: 2 },
  base: { book: 'Base rules', date: 'as of 2011', rank: 1 },
};

const FIELDS = /^(Kind|Certainty|Not applicable|Superseded by|See|Cards|Clauses): (.*)$/;
const CLAUSES = 'Clauses:';

function rulesIn(file) {
  const name = basename(dirname(file)) === 'base' ? 'base' : basename(file, '.md');
  const out = [];
  let section = '';
  for (const block of readFileSync(file, 'utf8').split(/^(?=#{1,3} )/m)) {
    const [head, ...rest] = block.split('\n');
    if (head.startsWith('# ')) section = head.slice(2).trim();
    if (head.startsWith('## ')) section = head.slice(3).trim();
    const rule = /^### (\S+) (.+)$/.exec(head);
    if (rule === null) continue;
    const all = rest.map((l) => l.trim()).filter((l) => l !== '');
    const from = all.indexOf(CLAUSES);
    const clauses = from < 0 ? [] : all.slice(from + 1).filter((l) => l.startsWith('- '));
    const lines = all.filter((l) => l !== CLAUSES && !clauses.includes(l));
    const fields = new Map(
      lines
        .map((l) => FIELDS.exec(l))
        .filter(Boolean)
        .map((m) => [m[1], m[2].trim()]),
    );
    const named = (fields.get('Cards') ?? '').split('; ').filter((x) => x !== '');
    out.push({
      id: rule[1],
      title: rule[2].trim(),
      text: lines.filter((l) => !FIELDS.test(l)).join(' '),
      kind: fields.get('Kind') ?? 'rule',
      section,
      ...BOOKS[name],
      notApplicable: fields.get('Not applicable') ?? null,
      certainty: fields.get('Certainty') ?? null,
      see: (fields.get('See') ?? '').split(', ').filter((x) => x !== ''),
      cards: named.filter((x) => TITLES.has(x)),
      absent: named.filter((x) => !TITLES.has(x)),
      clauses: clauses.map((l) => l.slice(2)),
    });
  }
  return out;
}

function files(folder, ending) {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return files(path, ending);
      return name.endsWith(ending) ? [path] : [];
    });
}

/** Which clauses of a rule a file says it proves: `clauses: { R-8.8: 2 }`, or a list of them. */
function clausesIn(text, id) {
  const line = /^clauses: \{ (.*) \}$/m.exec(text)?.[1] ?? '';
  const said = new RegExp(`(?:^|, )${id.replaceAll('.', '\\.')}: (?:\\[(.*?)\\]|(\\d+))`).exec(line);
  return (said?.[1] ?? said?.[2] ?? '').split(', ').filter(Boolean).map(Number);
}

/** Which scenarios prove a rule: their names (the file, without its ending; those beside cards begin with `cards/`), titles, and which clauses of it. */
function scenariosByRule() {
  const out = new Map();
  const named = [
    ...files(SCENARIOS, '.yaml').map((path) => [path, relative(SCENARIOS, path)]),
    ...files(CARDS, '.yaml').map((path) => [path, join('cards', relative(CARDS, path))]),
  ];
  for (const [path, place] of named) {
    const text = readFileSync(path, 'utf8');
    const name = place.split(sep).join('/').slice(0, -'.yaml'.length);
    const title = /^title: *"?(.*?)"?$/m.exec(text)?.[1] ?? name;
    for (const id of (/^rules: \[(.*)\]$/m.exec(text)?.[1] ?? '').split(', '))
      out.set(id, [...(out.get(id) ?? []), { name, title, clauses: clausesIn(text, id) }]);
  }
  return out;
}

let scenarios;

/** Rules, each with how many scenarios prove it; which these are is a file of its own, because few ask for it. */
export function rulesJson() {
  scenarios ??= scenariosByRule();
  const rules = files(RULES, '.md').flatMap(rulesIn);
  return JSON.stringify(rules.map((rule) => ({ ...rule, proofs: scenarios.get(rule.id)?.length ?? 0 })));
}

export function scenariosJson() {
  scenarios ??= scenariosByRule();
  return JSON.stringify(Object.fromEntries(scenarios));
}
