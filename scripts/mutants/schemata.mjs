// One source file with many mutants in it, each asleep until its number is called: `__at(17) ? mutant : original`.
// So one bundle serves every mutant of a run, and `__at` sees which of them a scenario comes past.

/** What goes round what where two sites begin and end at the same place. */
const ORDER = ['statement', 'property', 'element', 'expression'];

/**
 * @typedef {import('./syntax.mjs').Mutant & { number: number }} Numbered
 * @param {string} source
 * @param {readonly Numbered[]} mutants
 */
export function instrument(source, mutants) {
  const sites = new Map();
  for (const mutant of mutants) {
    const { start, end, site } = mutant;
    const key = `${start} ${end} ${site}`;
    if (!sites.has(key)) sites.set(key, { start, end, site, mutants: [] });
    sites.get(key).mutants.push(mutant);
  }
  const sorted = [...sites.values()].sort(
    (a, b) => a.start - b.start || b.end - a.end || ORDER.indexOf(a.site) - ORDER.indexOf(b.site),
  );
  return render(source, 0, source.length, sorted);
}

/** The text from `start` to `end` with the sites in it, which are taken off the list. */
function render(source, start, end, sites) {
  let out = '';
  let at = start;
  while (sites.length > 0 && sites[0].end <= end) {
    const site = sites.shift();
    out += source.slice(at, site.start) + wrap(site, render(source, site.start, site.end, sites));
    at = site.end;
  }
  return out + source.slice(at, end);
}

function wrap({ site, mutants }, original) {
  const called = mutants.map((m) => `__at(${m.number})`).join(' || ');
  switch (site) {
    case 'statement':
      return `{ if (!(${called})) { ${original} } }`;
    case 'property':
      return `...(${called} ? {} : { ${original} })`;
    case 'element':
      return `...(${called} ? [] : [ ${original} ])`;
    default:
      return `(${mutants.map((m) => `__at(${m.number}) ? (${m.text}) : `).join('')}(${original}))`;
  }
}

/** The source with one mutant in it, as a programmer would have written it. */
export function mutate(source, { site, start, end, text }) {
  if (site === 'expression') return `${source.slice(0, start)}(${text})${source.slice(end)}`;
  if (site === 'statement') return `${source.slice(0, start)}{}${source.slice(end)}`;
  // with the comma behind it: one that is left over at the end does no harm
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  return source.slice(0, start) + source.slice(end + comma);
}
