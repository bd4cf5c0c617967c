// Where the rules have a guard, a card does not go round it.
// - Whoever is sent somewhere by a text goes by `sendTo`, which knows what becomes of holograms (VOY-21, VOY-22); `putAt` only puts a card there.
// - "Non-Borg" is neither the affiliation nor the species: `not(kin('Borg'))`, never `not(affiliation('Borg'))`.
// - Whose it is that somebody is aboard, `controls` says, which knows that a site is its station's, and a derelict nobody's (R-11.40, DOM-66).
// - "Here" is anywhere at a location (CR-112): what a personnel, a ship or Equipment lets report "here" is `mayReportAnywhereHere`, and `mayReportHere`
//   says whether it is "aboard" or "where present".
// `checkTree` finds what does; run as a script, it prints that and exits 1.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { isMain, ROOT } from './root.mjs';
import { describe, isTest, lineOf, sourcesIn, walk } from './sources.mjs';

/** Nobody is sent off a ship there, and why. */
const PUTS = {
  'packages/cards/src/au/interrupt/thine-own-self.ts':
    'they come from beneath a mission, to the planet where they were',
  'packages/cards/src/morphing.ts': 'the card in hand stands where the other one stood',
  'packages/cards/src/voy/interrupt/escape-pod.ts':
    'the ship is lost: a hologram comes into the pod with the crew, and goes off there',
  'packages/cards/src/words/people-and-ships.ts': 'what was placed on somebody lies with the group again',
  'packages/cards/src/words/rogue-borg.ts': 'an interrupt that goes aboard',
  'packages/cards/src/words/stations.ts': 'a station that moves, with the ships docked at it',
};
/** Two rules speak of the affiliation: BOG-96 (they assimilate instead) and. */
const BY_AFFILIATION = ['packages/cards/src/commandeering.ts', 'packages/cards/src/hand-weapons.ts'];

/** There the host is somebody on whom a card lies. */
const BEARERS = ['packages/cards/src/qc/dilemma/pla-net.ts'];

/** Everything under packages/cards that breaks this: `{ file, line, message }`, in the order of the files. */
export function checkTree(root = ROOT) {
  const files = sourcesIn(join(root, 'packages', 'cards', 'src'))
    .filter((path) => !isTest(path))
    .map((path) => [relative(root, path).split(sep).join('/'), readFileSync(path, 'utf8')]);
  const found = files.flatMap(([file, source]) => checkFile(file, source));
  const needed = files.filter(([, source]) => /\bputAt\(/.test(source)).map(([file]) => file);
  const vain = Object.keys(PUTS).filter((file) => !needed.includes(file));
  return [...found, ...vain.map((file) => ({ file, line: 1, message: 'is excepted here and puts nobody anywhere' }))];
}

/**
 * What one file of the cards does that it may not.
 * @param {string} file
 * @param {string} source
 */
export function checkFile(file, source) {
  const { program } = parseSync(file, source);
  const found = [];
  walk(program, null, '', (node) => {
    const message = wrongCall(file, node);
    if (message !== null) found.push({ file, line: lineOf(source, node.start), message });
  });
  return found;
}

function wrongCall(file, node) {
  if (node.type === 'BinaryExpression' && [node.left, node.right].some(isHostsController) && !BEARERS.includes(file))
    return 'asks the card that somebody is aboard whose it is: say controls, which knows sites (R-11.40)';
  if (node.type !== 'CallExpression') return null;
  if (node.callee.name === 'putAt' && PUTS[file] === undefined)
    return 'puts somebody somewhere by hand: say sendTo, which knows holograms (VOY-21, VOY-22)';
  if (
    node.callee.name === 'mayReportHere' &&
    /\/(personnel|ship|equipment)\//.test(file) &&
    !saysPlace(node.arguments[1])
  )
    return "does not say where: mayReportAnywhereHere is here (CR-112), else { place: 'aboard' } or { place: 'where present' }";
  const [inner] = node.arguments;
  const isNot = ['not', 'no'].includes(node.callee.name);
  if (isNot && isBorgAffiliation(inner) && !BY_AFFILIATION.includes(file))
    return "non-Borg is neither the affiliation nor the species: say not(kin('Borg'))";
  return null;
}

/** `{ place: … }` */
const saysPlace = (node) => node?.type === 'ObjectExpression' && node.properties.some((p) => p.key?.name === 'place');

/** `g.card(host).controller`, `g.card(c.host).controller` */
const isHostsController = (node) =>
  node.type === 'MemberExpression' &&
  node.property.name === 'controller' &&
  node.object.type === 'CallExpression' &&
  node.object.callee.property?.name === 'card' &&
  [node.object.arguments[0]?.name, node.object.arguments[0]?.property?.name].includes('host');

/** `affiliation('Borg')`, by itself or in another word, as `itIs(affiliation('Borg'))`. */
const isBorgAffiliation = (node) =>
  node?.type === 'CallExpression' &&
  ((node.callee.name === 'affiliation' && node.arguments[0]?.value === 'Borg') ||
    node.arguments.some(isBorgAffiliation));

if (isMain(import.meta.url)) {
  const problems = checkTree();
  for (const problem of problems) console.error(describe(problem));
  if (problems.length > 0) process.exitCode = 1;
  else console.log('No card goes round a guard.');
}
