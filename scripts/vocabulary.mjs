// Reads the words of the card language out of its sources: what each is called, takes, gives and says, and who uses it.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'vite';
import { cardFiles } from './card-index.mjs';
import { ROOT } from './root.mjs';
import { walk } from './sources.mjs';

export const LANGUAGE = 'packages/engine/src/language';
const CARDS = 'packages/cards/src';
/** What a definition consists of. */
const PARTS = ['definition.ts', 'modifier.ts', 'permission.ts', 'speech.ts'];
/** For those who make words, not for those who write cards. */
const INSIDE = [...PARTS, 'reading.ts', 'judging.ts', 'english.ts', 'names.ts', 'index.ts'];

const squeeze = (s) => s.replace(/\s+/g, ' ').trim();
const isSource = (f) => f.endsWith('.ts') && !f.endsWith('.test.ts') && !f.endsWith('.d.ts') && f !== 'card-list.ts';

/** A file of words as its parser sees it. */
export const parsed = (path, source) => ({ path, source, ...parseSync(path, source) });

/** The files that words live in: the language, the words that families of cards share, and what lies beside these. */
export function wordFiles() {
  return [LANGUAGE, `${CARDS}/words`, CARDS].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((e) => e.isFile() && isSource(e.name))
      .map((e) => parsed(`${folder}/${e.name}`, readFileSync(join(ROOT, folder, e.name), 'utf8'))),
  );
}

/** The comment right above a place. */
function saidAbove({ source, comments }, start) {
  const above = comments.filter((c) => c.type === 'Block' && c.end <= start).at(-1);
  if (!above || source.slice(above.end, start).trim() !== '') return '';
  return squeeze(above.value.replace(/^\*/, '').replace(/\n\s*\*?/g, ' '));
}

/** What a file is about: its first comment. */
export const about = (file) => {
  const [first] = file.comments;
  return first?.type === 'Block' ? squeeze(first.value.replace(/^\*/, '').replace(/\n\s*\*?/g, ' ')) : '';
};

/** The declarations of a file, each with the names it declares and whether it exports them. */
export function declarations(file) {
  return file.program.body.flatMap((s) => {
    const d = s.type === 'ExportNamedDeclaration' ? s.declaration : s;
    const exported = s.type === 'ExportNamedDeclaration';
    if (!d) return [];
    if (d.type === 'VariableDeclaration')
      return d.declarations.map((v) => ({ name: v.id.name, node: v, exported, start: s.start }));
    return d.id ? [{ name: d.id.name, node: d, exported, start: s.start }] : [];
  });
}

const VALUES = ['VariableDeclarator', 'FunctionDeclaration'];
const TYPES = ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'];
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration', 'TSFunctionType'];

/** The names that a file exports and that are there when the program runs. */
export const valuesOf = (file) =>
  declarations(file)
    .filter((d) => d.exported && [...VALUES, 'ClassDeclaration'].includes(d.node.type))
    .map((d) => d.name);

/** Where each exported name lives: a word has one home. */
export function homesOf(files) {
  const homes = new Map();
  for (const file of files) for (const name of valuesOf(file)) homes.set(name, [...(homes.get(name) ?? []), file.path]);
  return homes;
}

// ----- types

/** A reader of types over all files: what a name stands for is looked up in the own file first. */
function typesOf(files) {
  const own = new Map(files.map((f) => [f.path, new Map(declarations(f).map((d) => [d.name, { ...d, file: f }]))]));
  const shared = new Map();
  for (const f of files) for (const d of declarations(f)) if (d.exported) shared.set(d.name, { ...d, file: f });
  const find = (file, name) => own.get(file.path)?.get(name) ?? shared.get(name);
  const parts = files.filter((f) => PARTS.some((name) => f.path.endsWith(`language/${name}`)));
  /** What a word can give: a part of a definition, a noun, a place, an amount. */
  const kinds = new Set(['Noun', 'Place', 'Amount', 'Word', ...parts.flatMap(declarations).map((d) => d.name)]);

  const alias = (file, node) => {
    if (node?.type !== 'TSTypeReference') return undefined;
    const found = find(file, node.typeName.name);
    return found && TYPES.includes(found.node.type) ? found : undefined;
  };
  const literals = (file, node) => {
    if (node.type === 'TSUnionType') return node.types.flatMap((t) => literals(file, t));
    if (node.type === 'TSParenthesizedType') return literals(file, node.typeAnnotation);
    if (node.type === 'TSLiteralType' && typeof node.literal.value === 'string') return [node.literal.value];
    const target = alias(file, node);
    if (target?.node.type === 'TSTypeAliasDeclaration') return literals(target.file, target.node.typeAnnotation);
    // keyof typeof TABLE, of a table in the same file
    if (node.type === 'TSTypeOperator' && node.operator === 'keyof' && node.typeAnnotation.type === 'TSTypeQuery') {
      const table = find(file, node.typeAnnotation.exprName.name)?.node.init;
      const plain =
        table?.type === 'TSAsExpression' || table?.type === 'TSSatisfiesExpression' ? table.expression : table;
      const object = plain?.type === 'TSAsExpression' ? plain.expression : plain;
      if (object?.type === 'ObjectExpression') return object.properties.map((p) => String(p.key.name ?? p.key.value));
    }
    return [null];
  };
  /** The options of an object type, `name?` where it may be left out; null where it is none. */
  const options = (file, node) => {
    const members = (list) =>
      list
        .filter((m) => m.type === 'TSPropertySignature' || m.type === 'TSMethodSignature')
        .map((m) => `${m.key.name}${m.optional ? '?' : ''}`);
    if (node.type === 'TSTypeLiteral') return members(node.members);
    if (node.type === 'TSIntersectionType') {
      const parts = node.types.map((t) => options(file, t));
      return parts.some((p) => p !== null) ? parts.flatMap((p) => p ?? []) : null;
    }
    if (node.type !== 'TSTypeReference') return null;
    const { name } = node.typeName;
    const [first, second] = node.typeArguments?.params ?? [];
    if (name === 'Omit') {
      const without = literals(file, second);
      return (options(file, first) ?? []).filter((o) => !without.includes(o.replace('?', '')));
    }
    // what a card of a type may say
    if (name === 'PartsOf') {
      const says = find(file, 'Says');
      const part = says.node.body.body.find((m) => (m.key.name ?? m.key.value) === first.literal.value);
      return literals(says.file, part.typeAnnotation.typeAnnotation).map((o) => `${o}?`);
    }
    const target = alias(file, node);
    if (target === undefined || kinds.has(name) || target.node.type !== 'TSInterfaceDeclaration') return null;
    const inherited = (target.node.extends ?? []).flatMap(
      (e) =>
        options(target.file, { type: 'TSTypeReference', typeName: e.expression, typeArguments: e.typeArguments }) ?? [],
    );
    return [...inherited, ...members(target.node.body.body)];
  };
  /** The parts of a definition that an interface is besides: what is remembered is a condition. */
  const partsOf = (file, node) =>
    (alias(file, node)?.node.extends ?? [])
      .filter((e) => kinds.has(e.expression.name))
      .map((e) => e.expression.name.replace('Word', 'Amount'));
  const text = (file, node) => {
    if (node.type === 'TSTypeReference' && node.typeName.name === 'NonNullable')
      return text(file, node.typeArguments.params[0]);
    const names = literals(file, node);
    if (names.length > 0 && names.every((n) => n !== null)) return names.map((n) => `'${n}'`).join(' | ');
    const object = options(file, node);
    if (object !== null) return [...partsOf(file, node), `{ ${object.join(', ')} }`].join(' & ');
    if (node.type === 'TSArrayType') {
      const of = text(file, node.elementType);
      return of.includes(' | ') ? `(${of})[]` : `${of}[]`;
    }
    if (node.type === 'TSTypeOperator' && node.operator === 'readonly') return text(file, node.typeAnnotation);
    if (node.type === 'TSParenthesizedType') return text(file, node.typeAnnotation);
    const own = alias(file, node);
    // a name that only its file knows says nothing elsewhere
    if (own?.node.type === 'TSTypeAliasDeclaration' && !own.exported) return text(own.file, own.node.typeAnnotation);
    if (node.type === 'TSUnionType') return node.types.map((t) => text(file, t)).join(' | ');
    if (node.type === 'TSIndexedAccessType') {
      // Trigger['at']: what is written there
      const holder = alias(file, node.objectType);
      const member = holder?.node.body?.body.find((m) => m.key?.name === node.indexType.literal?.value);
      if (member?.type === 'TSPropertySignature') return text(holder.file, member.typeAnnotation.typeAnnotation);
    }
    return squeeze(file.source.slice(node.start, node.end).replace(/\breadonly /g, ''));
  };
  /** Does it speak of something that a definition is made of, or can be asked something with a reading? */
  const isKind = (file, node, depth = 0) => {
    let yes = false;
    walk(node, null, '', (n) => {
      if (n.type !== 'TSTypeReference') return;
      if (kinds.has(n.typeName.name)) yes = true;
      const target = depth < 3 ? alias(file, n) : undefined;
      if (target?.node.type === 'TSTypeAliasDeclaration' && isKind(target.file, target.node.typeAnnotation, depth + 1))
        yes = true;
      if (target?.node.type === 'TSInterfaceDeclaration' && isAsked(target.file, target.node, depth + 1)) yes = true;
    });
    return yes;
  };
  /** What a card remembers, what each card of a group has: a part that is named, and read when it is needed. */
  const isAsked = (file, { body, extends: from }, depth) =>
    (from ?? []).some((e) => kinds.has(e.expression.name)) ||
    body.body.some(
      (m) =>
        m.params?.some((p) => typeOfParameter(p) === 'Reading') ||
        (m.type === 'TSPropertySignature' && m.typeAnnotation && isKind(file, m.typeAnnotation, depth)),
    );
  return { find, text, isKind };
}

// ----- signatures

/** The function that a value is, or that it is made by: `build('Ship')`, where `build` gives a function. */
function functionOf(types, file, node) {
  if (!node) return undefined;
  if (node.type === 'FunctionDeclaration') return { file, fn: node };
  const annotated = node.id?.typeAnnotation?.typeAnnotation;
  if (annotated?.type === 'TSFunctionType') return { file, fn: annotated };
  const init = node.init ?? node;
  if (FUNCTIONS.includes(init.type)) return { file, fn: init };
  if (annotated || init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined;
  const maker = types.find(file, init.callee.name);
  const made = maker && functionOf(types, maker.file, maker.node)?.fn.body;
  if (!made || !FUNCTIONS.includes(made.type)) return undefined;
  // what the maker is given stands for its type parameter
  const [first] = init.arguments;
  return { file: maker.file, fn: made, given: typeof first?.value === 'string' ? first.value : undefined };
}

function parameter(types, file, given) {
  const typed = (p) => {
    const node = p.typeAnnotation?.typeAnnotation;
    if (node === undefined || node === null) return '';
    const known =
      given !== undefined && node.typeName?.name === 'PartsOf'
        ? { ...node, typeArguments: { params: [{ type: 'TSLiteralType', literal: { value: given } }] } }
        : node;
    return types.text(file, known);
  };
  const named = (p, optional) => {
    const type = typed(p);
    if (type.startsWith('{')) return `${type}${optional ? '?' : ''}`;
    return `${p.name}${optional ? '?' : ''}${type === '' ? '' : `: ${type}`}`;
  };
  return (p) => {
    if (p.type === 'AssignmentPattern') {
      const type = typed(p.left);
      if (type.startsWith('{')) return `${type}?`;
      // a name for the default says nothing here
      if (p.right.type === 'Identifier') return named(p.left, true);
      return `${named(p.left, false)} = ${squeeze(file.source.slice(p.right.start, p.right.end))}`;
    }
    if (p.type === 'RestElement') return `...${named({ ...p.argument, typeAnnotation: p.typeAnnotation }, false)}`;
    if (p.type === 'ObjectPattern') return typed(p);
    return named(p, p.optional === true);
  };
}

const typeOfParameter = (p) =>
  (p.typeAnnotation ?? p.left?.typeAnnotation ?? p.argument?.typeAnnotation)?.typeAnnotation?.typeName?.name;

/** What a value is or a function gives, as a type; undefined where the source does not say. */
function givesOf(types, file, node) {
  const made = functionOf(types, file, node);
  if (made !== undefined) {
    const type = made.fn.returnType?.typeAnnotation;
    return type ? { file: made.file, type } : undefined;
  }
  const annotated = node.id?.typeAnnotation?.typeAnnotation;
  if (annotated) return { file, type: annotated };
  const { init } = node;
  if (init?.type === 'NewExpression')
    return {
      file,
      type: { type: 'TSTypeReference', typeName: init.callee, start: init.callee.start, end: init.callee.end },
    };
  if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return undefined;
  const maker = types.find(file, init.callee.name);
  return maker && givesOf(types, maker.file, maker.node);
}

const isInside = (file) => file.path.startsWith(LANGUAGE) && INSIDE.includes(file.path.slice(LANGUAGE.length + 1));

/** A value that a card may import: a word, or (`script`) machinery; undefined where it is neither, but a constant of its file. */
function importableOf(types, file, d) {
  const made = functionOf(types, file, d.node);
  const params = made?.fn.params ?? [];
  const gives = givesOf(types, file, d.node);
  const handed = params.some((p) => ['Game', 'Reading'].includes(typeOfParameter(p)));
  const literal = d.node.init?.type === 'Literal';
  if (!handed && gives === undefined && !literal && !isInside(file))
    throw new Error(`${file.path}: the source does not say what "${d.name}" gives: write its type`);
  const takes = made === undefined ? '' : `(${params.map(parameter(types, made.file, made.given)).join(', ')})`;
  return {
    name: d.name,
    home: file.path,
    signature: `${d.name}${takes}`,
    // a number that is worked out is what stands for an amount
    gives: literal
      ? d.node.init.raw.replaceAll('"', "'")
      : gives === undefined
        ? ''
        : types.text(gives.file, gives.type).replace('Word<number>', 'Amount'),
    says: saidAbove(file, d.start),
    ...((handed || isInside(file) || gives === undefined || !types.isKind(gives.file, gives.type)) && { script: true }),
  };
}

/**
 * The words of these files: name, signature, what is said above it, and its home. What gives no part of a definition, or is handed
 * the game itself, is machinery, and no word (`script`): it is there only if it is one of those `asked` for, as `home#name`.
 * @param {readonly any[]} files
 * @param {ReadonlySet<string>} asked
 */
export function wordsOf(files, asked = new Set()) {
  const types = typesOf(files);
  const out = [];
  for (const file of files)
    for (const d of declarations(file)) {
      const isAsked = asked.has(`${file.path}#${d.name}`);
      if (!d.exported || (!isAsked && (isInside(file) || saidAbove(file, d.start).includes('@internal')))) continue;
      if (d.node.type === 'ClassDeclaration') {
        out.push(...(isInside(file) ? [] : membersOf(types, file, d.node)));
        if (isAsked) out.push({ name: d.name, home: file.path, signature: d.name, gives: '', says: '', script: true });
      }
      if (!VALUES.includes(d.node.type)) continue;
      const value = importableOf(types, file, d);
      if (isAsked || !value.script) out.push(value);
    }
  return out;
}

/** The values that a definition imports from the language and from the files beside the cards. */
export const namesImported = (source) =>
  parsed('card.ts', source).program.body.flatMap((s) =>
    s.type !== 'ImportDeclaration' || s.importKind === 'type' || !/^\.|\/language$/.test(s.source.value)
      ? []
      : s.specifiers.filter((x) => x.importKind !== 'type').map((x) => x.imported.name),
  );

/** Everything that the definitions import from these files, as `home#name`. */
export function importedByCards(files) {
  const homes = homesOf(files);
  const out = new Set();
  for (const path of cardFiles().map((f) => normalize(join(CARDS, f))))
    for (const { home, name } of importsOf(homes, parsed(path, readFileSync(join(ROOT, path), 'utf8'))).values())
      out.add(`${home}#${name}`);
  return out;
}

/** What can be said of a noun or a place: `.present`, `.which(f)`. */
function membersOf(types, file, node) {
  const giver = node.id.name;
  return node.body.body.flatMap((m) => {
    if (m.type !== 'MethodDefinition' || m.accessibility === 'private' || m.kind === 'constructor') return [];
    if (saidAbove(file, m.start).includes('@internal')) return [];
    const type = m.value.returnType?.typeAnnotation;
    if (type?.typeName?.name !== giver) return [];
    const takes = m.kind === 'get' ? '' : `(${m.value.params.map(parameter(types, file)).join(', ')})`;
    return [
      {
        name: `.${m.key.name}`,
        home: file.path,
        member: giver,
        signature: `.${m.key.name}${takes}`,
        gives: giver,
        says: saidAbove(file, m.start),
      },
    ];
  });
}

// ----- who uses them

/** The key of a word among its uses: members go by their class. */
export const keyOf = (word) => (word.member ? `${word.member}${word.name}` : `${word.home}#${word.name}`);

/** The file a definition imports from, or undefined: the engine itself is no home of words. */
function homeOf(homes, from, specifier, name) {
  if (specifier === '@spaceline/engine/language') return homes.get(name)?.find((p) => p.startsWith(LANGUAGE));
  return specifier.startsWith('.') ? normalize(join(dirname(from), specifier)) : undefined;
}

function importsOf(homes, file) {
  const out = new Map();
  for (const s of file.program.body)
    if (s.type === 'ImportDeclaration' && s.importKind !== 'type')
      for (const i of s.specifiers) {
        if (i.type !== 'ImportSpecifier' || i.importKind === 'type') continue;
        const home = homeOf(homes, file.path, s.source.value, i.imported.name);
        if (home !== undefined) out.set(i.local.name, { home, name: i.imported.name });
      }
  return out;
}

/** Every node with those above it, the nearest last. */
function walkDown(node, above, visit) {
  visit(node, above);
  const here = [...above, node];
  for (const key in node) {
    const child = node[key];
    if (child === null || typeof child !== 'object') continue;
    for (const one of Array.isArray(child) ? child : [child])
      if (one && typeof one.type === 'string') walkDown(one, here, visit);
  }
}

const isFunction = (n) => FUNCTIONS.includes(n.type);
/** Is this identifier a name that is read, not the key of a property or the end of a chain? */
const isRead = (n, parent) =>
  n.type === 'Identifier' &&
  !parent?.type.startsWith('Import') &&
  parent?.id !== n &&
  !(parent?.type === 'MemberExpression' && parent.property === n && !parent.computed) &&
  !(parent?.type === 'Property' && parent.key === n && !parent.shorthand);

/** The word at the beginning of a chain: `your` in `your(people).which(f).present`. */
function rootOf(n) {
  if (n.type === 'MemberExpression') return rootOf(n.object);
  if (n.type === 'CallExpression') return rootOf(n.callee);
  return n;
}

const LONGEST = 110;
const PIECES = ['CallExpression', 'ObjectExpression', 'ArrayExpression', 'ConditionalExpression', 'TemplateLiteral'];

/** Its source on one line; what is too long is shown only so deep, with dots for the rest. */
function shown(file, node) {
  const whole = (from) =>
    squeeze(from)
      .replace(/,(?= [)\]}])/g, '')
      .replace(/\( /g, '(')
      .replace(/ (?=\)|\.(?!\.))/g, '')
      .replace(/…(, …)+/g, '…')
      .replace(/\[ /g, '[')
      .replace(/ \]/g, ']');
  /** each child that is too deep is cut out of the text around it */
  const cut = (n, deep, start, end) => {
    const holes = [];
    const look = (x, left) => {
      for (const key in x) {
        for (const one of Array.isArray(x[key]) ? x[key] : [x[key]]) {
          if (one === null || typeof one !== 'object' || typeof one.type !== 'string') continue;
          const isDeep = isFunction(one) || (PIECES.includes(one.type) && left === 0);
          if (isDeep) holes.push(one);
          else look(one, left - (PIECES.includes(one.type) ? 1 : 0));
        }
      }
    };
    look(n, deep);
    let text = '';
    let from = start;
    for (const h of holes.sort((a, b) => a.start - b.start)) {
      text += `${file.source.slice(from, h.start)}…`;
      from = h.end;
    }
    return whole(text + file.source.slice(from, end));
  };
  const all = whole(file.source.slice(node.start, node.end));
  if (all.length <= LONGEST) return all;
  const texts = [3, 2, 1, 0].map((deep) => cut(node, deep, node.start, node.end)).filter((t) => !/^\w+\(…\)$/.test(t));
  return texts.find((t) => t.length <= LONGEST) ?? (PIECES.includes(node.type) ? (texts.at(-1) ?? '') : '');
}

const AROUND = ['CallExpression', 'Property', 'VariableDeclarator', 'AssignmentExpression'];
/** What is called is shown with what it is given; what is only named, with the nearest that it is a part of. */
function exampleOf(file, n, above) {
  const parent = above.at(-1);
  if (parent?.type === 'CallExpression' && parent.callee === n) return shown(file, parent);
  const around = above.filter((x) => AROUND.includes(x.type)).reverse();
  return around.map((x) => shown(file, x)).find((t) => t.includes(n.name ?? n.property.name)) ?? '';
}

/** The best example needs no function of its own, leaves nothing out, and is neither too short to say something nor long. */
const worse = (text) => {
  const dots = (how) => text.match(how)?.length ?? 0;
  const left = 15 * dots(/…/g) + 60 * dots(/[(,] …/g);
  const asked = /=>|^[\w.]+\((g|ctx|r)[,)]/.test(text);
  return Math.abs(text.length - 40) + left + (asked ? 200 : 0) + (text.length > LONGEST ? 400 : 0);
};

/** The title is what the builder of an exported card is called with first; of a card with two sides, that of its front. */
function titleOf(file, constants) {
  const own = new Map([...constants, ...stringsOf(file)]);
  for (const s of file.program.body) {
    const call = s.type === 'ExportNamedDeclaration' ? s.declaration?.declarations?.[0]?.init : null;
    if (call?.type !== 'CallExpression') continue;
    let [first] = call.arguments;
    while (first?.type === 'CallExpression') [first] = first.arguments;
    const title = typeof first?.value === 'string' ? first.value : own.get(first?.name);
    if (title !== undefined) return title;
  }
  throw new Error(`${file.path}: what is the title of this card?`);
}
const stringsOf = (file) =>
  declarations(file).flatMap((d) => (typeof d.node.init?.value === 'string' ? [[d.name, d.node.init.value]] : []));

/** Of each word: the cards that use it, the best example among them, and the words that are made with it. */
export function usesOf(files, words) {
  const homes = homesOf(files);
  const byKey = new Map(words.map((w) => [keyOf(w), w]));
  const places = new Set(words.filter((w) => w.gives === 'Place' && !w.member).map((w) => w.name));
  const members = new Set(words.filter((w) => w.member).map((w) => w.name));
  const uses = new Map(words.map((w) => [keyOf(w), { titles: new Set(), words: new Set(), example: null }]));
  const constants = files.flatMap(stringsOf);

  const keysIn = (file, visit, imports = importsOf(homes, file)) => {
    walkDown(file.program, [], (n, above) => {
      const parent = above.at(-1);
      if (isRead(n, parent) && imports.has(n.name)) {
        const { home, name } = imports.get(n.name);
        visit(`${home}#${name}`, n, above);
      }
      if (n.type !== 'MemberExpression' || n.computed || !members.has(`.${n.property.name}`)) return;
      const root = rootOf(n);
      if (!imports.has(root.name) && above.some(isFunction)) return;
      visit(`${places.has(imports.get(root.name)?.name) ? 'Place' : 'Noun'}.${n.property.name}`, n, above);
    });
  };

  const note = (use, file, n, above) => {
    const text = exampleOf(file, n, above);
    if (text === '' || (use.example !== null && worse(use.example) <= worse(text))) return;
    use.example = text;
  };
  const scripts = new Set(words.filter((w) => w.script).map(keyOf));
  const inWords = new Map(words.map((w) => [keyOf(w), { example: null }]));
  for (const path of cardFiles().map((f) => normalize(join(CARDS, f)))) {
    const file = parsed(path, readFileSync(join(ROOT, path), 'utf8'));
    const title = titleOf(file, constants);
    keysIn(file, (key, n, above) => {
      const use = uses.get(key);
      if (use === undefined) return;
      use.titles.add(title);
      // in a function it is read by the engine, and says nothing
      note(scripts.has(key) || !above.some(isFunction) ? use : inWords.get(key), file, n, above);
    });
  }
  for (const file of files)
    keysIn(file, (key, n, above) => {
      const holder = declarations(file).find((d) => d.exported && above.includes(d.node));
      if (!holder || !byKey.has(`${file.path}#${holder.name}`) || !uses.has(key)) return;
      uses.get(key).words.add(holder.name);
      note(inWords.get(key), file, n, above);
    });
  for (const file of files) {
    const own = valuesOf(file).map((name) => [name, { home: file.path, name }]);
    const show = (key, n, above) => inWords.has(key) && above.length > 3 && note(inWords.get(key), file, n, above);
    keysIn(file, show, new Map(own));
  }
  // what cards say only by other words is shown as it stands in these
  for (const [key, use] of uses) use.example ??= inWords.get(key).example;
  return uses;
}

export const inCards = (path) => relative(CARDS, path);
