// The rulebook as the site shows it: every rule of packages/rulebook/rules, with the scenarios that prove it, in one file that
// the client fetches.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const RULES = fileURLToPath(new URL('../../rulebook/rules/', import.meta.url));
const SCENARIOS = fileURLToPath(new URL('../../rulebook/scenarios/', import.meta.url));

/** Where the file is, seen from the root of the site. */
export const RULES_FILE = 'data/rules.json';

const BOOKS = {
  base: 'Base rules',
  'blaze-of-glory': 'Blaze of Glory',
  'current-rulings': 'Current rulings',
  'the-dominion': 'The Dominion',
  voyager: 'Voyager',
  'warp-speed': 'Warp Speed',
};

const FIELDS = /^(Kind|Certainty|Not applicable|Superseded by|See|Cards): (.*)$/;
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
    out.push({
      id: rule[1],
      title: rule[2].trim(),
      text: lines.filter((l) => !FIELDS.test(l)).join(' '),
      kind: fields.get('Kind') ?? 'rule',
      section,
      book: BOOKS[name] ?? name,
      notApplicable: fields.get('Not applicable') ?? null,
      certainty: fields.get('Certainty') ?? null,
      see: (fields.get('See') ?? '').split(', ').filter((x) => x !== ''),
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

/** Which scenarios prove a rule: their names (the file, without its ending), titles, and which clauses of it. */
function scenariosByRule() {
  const out = new Map();
  for (const path of files(SCENARIOS, '.yaml')) {
    const text = readFileSync(path, 'utf8');
    const name = relative(SCENARIOS, path).split(sep).join('/').slice(0, -'.yaml'.length);
    const title = /^title: *"?(.*?)"?$/m.exec(text)?.[1] ?? name;
    for (const id of (/^rules: \[(.*)\]$/m.exec(text)?.[1] ?? '').split(', '))
      out.set(id, [...(out.get(id) ?? []), { name, title, clauses: clausesIn(text, id) }]);
  }
  return out;
}

export function rulesJson() {
  const scenarios = scenariosByRule();
  const rules = files(RULES, '.md').flatMap(rulesIn);
  return JSON.stringify(rules.map((rule) => ({ ...rule, scenarios: scenarios.get(rule.id) ?? [] })));
}
