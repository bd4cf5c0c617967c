// Nobody reads English back: what a screen needs to know is in the data (kinds, verbs, marks, verdicts), and words are only shown.
// Words are a type of their own (packages/engine/src/core/words.ts), which the compiler keeps from everything that takes a string.
// This check sees to what the compiler lets pass in the web client and the terminal: words in a template, compared, cast, turned
// into a string, used as a key, handed to what takes anything. `checkTree` finds it; run as a script, it prints that and exits 1.
//
// What it cannot see: a text that arrives as `any` (from JSON) and is declared a string there.

import { join, relative, sep } from 'node:path';
import { isMain, ROOT } from './root.mjs';
import { describe, isTest, sourcesIn } from './sources.mjs';
import { SyntaxKind as K, TypeFlags, unlessTuple, withProject } from './typed-sources.mjs';

/** The packages that show words, and the project that has their types. */
const READERS = [
  { name: 'web', config: ['packages', 'web', 'tsconfig.json'] },
  { name: 'cli', config: ['tsconfig.json'] },
];

/** Where the type is declared, and the door back to a string. */
const WORDS_FILE = join('packages', 'engine', 'src', 'core', 'words.ts');
const DOOR = 'spoken';

/**
 * Where words may become a string, or be handed to what takes anything: in this function or class of this file.
 * @type {readonly { file: string, in: string, why: string }[]}
 */
export const ALLOWED = [
  // a terminal takes strings
  { file: 'cli/src/output.ts', in: 'print', why: 'what is printed' },
  { file: 'cli/src/output.ts', in: 'note', why: 'what is printed' },
  { file: 'cli/src/play/lines.ts', in: 'Lines', why: 'what stands before what is typed' },
  // it has to be set on a line
  { file: 'cli/src/letters.ts', in: 'letters', why: 'letters are counted' },
  { file: 'cli/src/letters.ts', in: 'padded', why: 'columns are as wide as what stands in them' },
  { file: 'cli/src/letters.ts', in: 'trimmed', why: 'blanks at the end of a line are not printed' },
  { file: 'cli/src/table/wrap.ts', in: 'wrap', why: 'lines are broken where words end' },
  { file: 'cli/src/battle/sums.ts', in: 'untied', why: 'a number stays on a line with its name' },
  { file: 'web/src/design/metrics.ts', in: 'letters', why: 'letters are counted' },
  { file: 'web/src/design/metrics.ts', in: 'textWidth', why: 'letters are measured' },
  { file: 'web/src/design/metrics.ts', in: 'lineCount', why: 'lines are broken where words end' },
  { file: 'web/src/cards/words.ts', in: 'withoutPrefix', why: 'a name is cut to where it has room' },
  { file: 'web/src/cards/words.ts', in: 'lastWords', why: 'a name is cut to where it has room' },
  { file: 'web/src/table/model/names.ts', in: 'shortName', why: 'a name is cut to where it has room' },
  { file: 'web/src/home/columns.tsx', in: 'cutShort', why: 'a long rule ends where a word does' },
  { file: 'web/src/decks/picker.tsx', in: 'motto', why: 'what a deck says of itself is cut after a sentence' },
  { file: 'web/src/cards/CardText.tsx', in: 'withIcons', why: 'icons in brackets are drawn' },
  // somebody types what is looked for
  { file: 'web/src/gallery/search.ts', in: 'haystack', why: 'a search that is typed' },
  // with each other
  { file: 'cli/src/commands/cards.ts', in: 'showWhole', why: 'printings that read the same are shown once' },
  { file: 'cli/src/play/dialogue.ts', in: 'unsaid', why: 'a line that was just said is not said again' },
  {
    file: 'web/src/table/model/elsewhere.ts',
    in: 'alike',
    why: 'places that are refused for the same reason are told together',
  },
  // it leaves the program
  { file: 'cli/src/complaint.ts', in: 'Complaint', why: 'an error has a string, which is printed' },
  { file: 'web/src/lobby/waiting.tsx', in: 'Invite', why: 'what is sent to a friend' },
  { file: 'web/src/decks/deck.tsx', in: 'Deck', why: 'the name of a deck that nobody has named' },
  { file: 'web/src/decks/decks.tsx', in: 'BringDeck', why: 'the name of a deck that nobody has named' },
  { file: 'web/src/decks/saving.ts', in: 'store', why: 'the name of a deck that nobody has named' },
  // these look at cards, and at nothing that is said of them
  { file: 'cli/src/bench/ours.ts', in: 'measure', why: 'only the time is taken' },
  { file: 'cli/src/fuzz/tellings.ts', in: 'wrongName', why: 'which cards a telling has' },
  { file: 'cli/src/fuzz/tellings.ts', in: 'listen', why: 'a game hears itself' },
  { file: 'cli/src/games/exhaustive.ts', in: 'note', why: 'which cards a telling has' },
];

/** Attributes of the page that are read out or shown, and nothing else. */
const SHOWN = /^(?:aria-(?:label|description|valuetext|roledescription)|title|alt|placeholder)$/;

/** What stands on the page is words, whoever wrote it there. */
const PAGE = new Set(['textContent', 'innerText', 'outerText', 'innerHTML', 'outerHTML', 'nodeValue', 'ariaLabel']);

/** Methods of a list that make one string of it, look for one of its words, or put them in the order of their letters. */
const PUTS_TOGETHER = new Set(['join', 'toLocaleString', 'toString']);
const LOOKS_FOR = new Set(['includes', 'indexOf', 'lastIndexOf']);
const SORTS_LIST = new Set(['sort', 'toSorted']);
/** Methods of maps and sets that take a key. */
const TAKES_KEY = new Set(['add', 'delete', 'get', 'has', 'set']);
/** Of the library's, what can be filled by whoever has it. */
const FILLED = new Set(['Array', 'Map', 'RefObject', 'Set']);
const KEYED = new Set(['Map', 'ReadonlyMap', 'ReadonlySet', 'Set', 'WeakMap', 'WeakSet']);

/** Functions that take anything and look into nothing: the last list of a hook says when it runs again; what is printed is shown. */
const LOOKS_INTO_NOTHING =
  /^(?:React\.)?use(?:Callback|Effect|LayoutEffect|Memo)$|^(?:Array\.isArray|Boolean|Object\.keys|printJson)$/;

/** Where the texts of cards are put together. */
const MADE_OF_TEXT = /\/packages\/(?:cards|engine)\/src\//;

const COMPARES = new Set([
  K.EqualsEqualsToken,
  K.EqualsEqualsEqualsToken,
  K.ExclamationEqualsToken,
  K.ExclamationEqualsEqualsToken,
]);
const LOOKS = new Set([
  ...COMPARES,
  K.PlusToken,
  K.PlusEqualsToken,
  K.LessThanToken,
  K.LessThanEqualsToken,
  K.GreaterThanToken,
  K.GreaterThanEqualsToken,
  K.InKeyword,
  K.InstanceOfKeyword,
]);

/** Tests may look at words: some are about them. */
const readersIn = (root, name) =>
  sourcesIn(join(root, 'packages', name, 'src')).filter((path) => !isTest(path) && !path.endsWith('.d.ts'));

/** Everything that reads words: `{ file, line, message }`, in the order of the files; and the allowances that nothing needs any more. */
export function checkTree(root = ROOT) {
  const looks = looksInTree(root);
  const used = new Set(looks.map(allowanceFor));
  return {
    problems: looks.filter((look) => allowanceFor(look) === undefined).map(problemOf),
    idle: ALLOWED.filter((a) => !used.has(a)),
  };
}

const allowanceFor = ({ file, within }) => ALLOWED.find((a) => a.file === file && a.in === within);

const problemOf = ({ file, line, code, why }) => ({
  file: `packages/${file}`,
  line,
  message: `${why}: ${shown(code)}`,
});

const shown = (code) => code.replace(/\s+/g, ' ').slice(0, 80);

function looksInTree(root) {
  return READERS.flatMap(({ name, config }) =>
    withProject(join(root, ...config), (project) => {
      const reading = new Reading(project, root);
      return readersIn(root, name).flatMap((path) => reading.looksIn(path));
    }),
  );
}

/**
 * What sources that are not on the disk read, and what of them does not compile: their text by the path below packages/, such as
 * `web/src/table/own.tsx`. They may import each other and all that the web client may.
 * @param {Readonly<Record<string, string>>} sources
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function checkSources(sources, root = ROOT) {
  const paths = Object.keys(sources).map((file) => join(root, 'packages', ...file.split('/')));
  const config = join(root, 'packages', 'web', 'tsconfig.some-sources.json');
  const options = { extends: './tsconfig.json', files: paths, include: ['src/**/*.d.ts'] };
  return withProject(
    config,
    (project) => {
      const reading = new Reading(project, root);
      return paths.flatMap((path) => [
        ...project.errorsIn(path).map((message) => ({ file: belowPackages(root, path), line: 0, message })),
        ...reading
          .looksIn(path)
          .filter((look) => allowanceFor(look) === undefined)
          .map(problemOf),
      ]);
    },
    Object.fromEntries([
      [config, JSON.stringify(options)],
      ...Object.values(sources).map((text, i) => [paths[i], text]),
    ]),
  );
}

const belowPackages = (root, path) => relative(join(root, 'packages'), path).split(sep).join('/');

// ----- which types are words

/** A type that may be words, such as a name or nothing; and one that has words in it, such as an option or a list of lines. */
class Types {
  /** which types have words in them, and where these get lost from one to another */
  kinds = new Map();
  losses = new Map();
  gained = new Map();

  constructor(project, root) {
    this.checker = project.checker;
    this.packages = `${join(root, 'packages').split(sep).join('/')}/`;
    const declared = project.source(join(root, WORDS_FILE)).statements.find((s) => s.name?.text === 'Words');
    this.words = this.checker.getDeclaredTypeOfSymbol(this.checker.getSymbolAtLocation(declared.name)).id;
  }

  /** May a value of this type be words itself? Of a type that is not known yet nobody knows. */
  isWords(type) {
    if (type === undefined) return false;
    if (type.id === this.words) return true;
    if (type.flags & TypeFlags.UnionOrIntersection) return this.partsOf(type).some((t) => this.isWords(t));
    if (type.flags & TypeFlags.TypeParameter) {
      const constraint = this.checker.getBaseConstraintOfType(type);
      return constraint === undefined || (constraint.flags & TypeFlags.Unknown) !== 0 || this.isWords(constraint);
    }
    return false;
  }

  /** Are there words in it, at whatever depth? */
  hasWords(type) {
    if (type === undefined) return false;
    const known = this.kinds.get(type.id);
    if (known !== undefined) return known;
    // a type that holds itself has them only if something else in it has
    this.kinds.set(type.id, false);
    const has = this.isWords(type) || this.partsOf(type).some((t) => this.hasWords(t));
    this.kinds.set(type.id, has);
    return has;
  }

  /** Of what it is made; where the compiler cannot tell, of words if its name has them. */
  partsOf(type) {
    return unlessTuple(
      () => this.toldPartsOf(type),
      () => (/\bWords\b/.test(this.checker.typeToString(type)) ? [{ id: this.words }] : []),
    );
  }

  toldPartsOf(type) {
    if (type.flags & TypeFlags.UnionOrIntersection) return type.getTypes();
    if (!(type.flags & TypeFlags.Object)) return [];
    const inside = [...this.argumentsOf(type), ...this.entriesOf(type)];
    return this.isOurs(type) ? [...inside, ...this.fieldsOf(type).values()] : inside;
  }

  /** Of a list, what it is a list of. */
  argumentsOf(type) {
    return type.isTypeReference() ? this.checker.getTypeArguments(type) : [];
  }

  /** Of a record, what it has under whatever key. */
  entriesOf(type) {
    return this.checker.getIndexInfosOfType(type).map((info) => info.valueType);
  }

  fieldsOf(type) {
    const fields = this.checker.getPropertiesOfType(type);
    const types = fields.length === 0 ? [] : this.checker.getTypeOfSymbol(fields);
    return new Map(fields.map((field, i) => [field.name, types[i]]));
  }

  /** Where something of this type is taken for the wanted one: does nobody know any more that there are words in it? */
  isLost(type, wanted) {
    if (type === undefined || wanted === undefined || type.id === wanted.id || !this.hasWords(type)) return false;
    const pair = `${type.id} ${wanted.id}`;
    const known = this.losses.get(pair);
    if (known !== undefined) return known;
    this.losses.set(pair, false);
    const lost = unlessTuple(
      () => this.loses(type, wanted),
      () => !this.hasWords(wanted),
    );
    this.losses.set(pair, lost);
    return lost;
  }

  loses(type, wanted) {
    if (this.isWords(wanted)) return false;
    if (this.isAnything(wanted)) return true;
    if (type.flags & TypeFlags.Union) return this.partsOf(type).some((t) => this.isLost(t, wanted));
    if (type.id === this.words || type.flags & TypeFlags.TypeParameter) return true;
    if (wanted.flags & TypeFlags.Union) {
      const objects = this.partsOf(wanted).filter((t) => t.flags & (TypeFlags.Object | TypeFlags.Intersection));
      return objects.length > 0 && objects.every((t) => this.isLost(type, t));
    }
    if (!(type.flags & TypeFlags.Object) || !(wanted.flags & TypeFlags.Object)) return false;
    const [given, taken] = [this.argumentsOf(type), this.argumentsOf(wanted)];
    if (taken.length > 0) return given.some((t, i) => this.isLost(t, taken[Math.min(i, taken.length - 1)]));
    const fields = this.fieldsOf(type);
    const entries = this.entriesOf(wanted);
    if (entries.length > 0) return [...fields.values()].some((t) => entries.some((e) => this.isLost(t, e)));
    return [...this.fieldsOf(wanted)].some(([name, t]) => this.isLost(fields.get(name), t));
  }

  /** Where something of this type is taken for the wanted one: may words be put into it where it has strings? */
  gains(type, wanted) {
    if (type === undefined || wanted === undefined || type.id === wanted.id || !this.hasWords(wanted)) return false;
    const pair = `${type.id} ${wanted.id}`;
    const known = this.gained.get(pair);
    if (known !== undefined) return known;
    this.gained.set(pair, false);
    const gained = unlessTuple(
      () => this.isFilled(type, wanted),
      () => false,
    );
    this.gained.set(pair, gained);
    return gained;
  }

  isFilled(type, wanted) {
    if (wanted.flags & TypeFlags.Union) return this.partsOf(wanted).some((t) => this.gains(type, t));
    if (!(type.flags & TypeFlags.Object) || !(wanted.flags & TypeFlags.Object)) return false;
    const becomes = (t, w) => this.isString(t) && this.isWords(w);
    const [given, taken] = [this.argumentsOf(type), this.argumentsOf(wanted)];
    if (taken.length > 0) {
      const open = FILLED.has(this.nameOf(wanted));
      return given.some((t, i) => (open && becomes(t, taken[i])) || this.gains(t, taken[i]));
    }
    const fields = this.fieldsOf(type);
    return [...this.fieldsOf(wanted)].some(([name, w]) => {
      const t = fields.get(name);
      return (becomes(t, w) && !this.isReadonly(wanted, name)) || this.gains(t, w);
    });
  }

  isString(type) {
    if (type === undefined) return false;
    if (type.flags & TypeFlags.Union) return this.partsOf(type).some((t) => this.isString(t)) && !this.isWords(type);
    return (type.flags & TypeFlags.String) !== 0;
  }

  isReadonly(type, name) {
    const declared = this.checker.getPropertyOfType(type, name)?.declarations ?? [];
    return declared.some((d) => d.resolve()?.modifiers?.some((m) => m.kind === K.ReadonlyKeyword));
  }

  /** May whoever has this think it a string? */
  isAnything(type) {
    if (type.flags & (TypeFlags.AnyOrUnknown | TypeFlags.NonPrimitive)) return true;
    if (type.flags & TypeFlags.Union) return this.partsOf(type).some((t) => this.isAnything(t));
    // `{}`
    return (type.flags & TypeFlags.Object) !== 0 && this.checker.typeToString(type) === '{}';
  }

  /** Declared here, or written out: what the libraries declare has no fields with words, but for what they are given. */
  isOurs(type) {
    const [declaration] = type.getSymbol()?.declarations ?? [];
    return declaration === undefined || declaration.path.toLowerCase().startsWith(this.packages.toLowerCase());
  }

  nameOf(type) {
    return type.getSymbol()?.name ?? '';
  }
}

// ----- where they are looked into

const OPERATIONS = new Set([K.AsExpression, K.CaseClause, K.SwitchStatement, K.TemplateSpan, K.TypeOfExpression]);
const WRAPPERS = new Set([K.ParenthesizedExpression, K.NonNullExpression, K.SatisfiesExpression]);
const NAMED = new Set([K.ArrowFunction, K.ClassDeclaration, K.FunctionDeclaration, K.FunctionExpression]);

/** What has a name already, and no copy is made of. */
const NAMES = new Set([K.ElementAccessExpression, K.Identifier, K.PropertyAccessExpression]);

const bare = (node) => (WRAPPERS.has(node.kind) ? bare(node.expression) : node);

class Reading {
  constructor(project, root) {
    this.project = project;
    this.checker = project.checker;
    this.root = root;
    this.types = new Types(project, root);
  }

  looksIn(path) {
    const source = this.project.source(path);
    const file = belowPackages(this.root, path);
    const found = [];
    for (const node of this.project.nodesOf(source, isAskedAbout)) {
      const why = this.lookAt(node);
      if (why === null) continue;
      const start = node.getStart(source);
      found.push({
        file,
        line: source.text.slice(0, start).split('\n').length,
        code: source.text.slice(start, node.end),
        within: nameAround(node),
        why,
      });
    }
    return found;
  }

  isWords(node) {
    return this.types.isWords(this.project.typeOf(node));
  }

  hasWords(node) {
    return this.types.hasWords(this.project.typeOf(node));
  }

  lookAt(node) {
    const why = this.whyNot(node);
    if (why !== null) return why;
    if (node.kind !== K.Identifier || node.text !== DOOR || node.parent.kind === K.ImportSpecifier) {
      // under another name it would not be found
      const renamed = node.kind === K.ImportSpecifier && node.propertyName?.text === DOOR;
      return renamed ? `${DOOR} has no other name` : null;
    }
    const call = isCallee(node) ? node.parent : null;
    if (call === null) return `${DOOR} is only called`;
    return isShown(call) ? null : 'words become a string';
  }

  /** What this node does with words that it may not do, or null. */
  whyNot(node) {
    switch (node.kind) {
      case K.TemplateSpan:
        if (isPhrase(node.parent.parent)) return null;
        return this.hasWords(node.expression) ? 'words are put together with phrase`…`' : null;
      case K.BinaryExpression:
        return this.whyNotBinary(node);
      case K.AsExpression:
      case K.TypeAssertionExpression: {
        const from = this.project.typeOf(node.expression);
        return this.types.hasWords(from) && this.types.isLost(from, this.project.typeOf(node))
          ? 'words are cast'
          : null;
      }
      case K.TypeOfExpression:
        return this.isWords(node.expression) ? 'nobody asks what words are' : null;
      case K.SwitchStatement:
      case K.CaseClause:
        return this.isWords(node.expression) ? 'words are compared' : null;
      case K.PropertyAccessExpression:
        return this.whyNotField(node, node.name.text);
      case K.ElementAccessExpression: {
        const key = bare(node.argumentExpression);
        return this.whyNotField(node, key.kind === K.StringLiteral ? key.text : '');
      }
      case K.BindingElement:
        return this.whyNotTakenOut(node);
      case K.MethodSignature:
      case K.MethodDeclaration:
        return this.mayBeReplaced(node)
          ? 'a method can be replaced by one that takes strings: write a field, name: (words: Words) => …'
          : null;
      case K.CallExpression:
      case K.NewExpression:
        return this.whyNotCall(node) ?? this.whyNotHanded(node);
      default:
        return this.whyNotHanded(node);
    }
  }

  /** `const { text } = …` */
  whyNotTakenOut(node) {
    const name = node.propertyName ?? node.name;
    if (PAGE.has(name?.text)) return 'the page is read';
    if (name?.text !== 'text') return null;
    return this.isTextOfCard(this.fieldOf(this.project.typeOf(node.parent), 'text'))
      ? 'the text of a card is taken for a string'
      : null;
  }

  becomesWords(node) {
    return isHanded(node) && this.types.isWords(this.checker.getContextualType(node));
  }

  fieldOf(type, name) {
    return type && this.checker.getPropertyOfType(type, name);
  }

  /** What cards are made of has texts that are strings, since whole texts are made of them. */
  isTextOfCard(field) {
    const [declaration] = field?.declarations ?? [];
    if (declaration === undefined || !MADE_OF_TEXT.test(declaration.path)) return false;
    return this.types.isString(this.checker.getTypeOfSymbol(field));
  }

  /** The compiler compares the parameters of methods less strictly than those of functions. */
  mayBeReplaced(node) {
    if (node.parent.kind === K.ObjectLiteralExpression || node.modifiers?.some((m) => m.kind === K.PrivateKeyword))
      return false;
    return node.parameters.some((p) => p.type && this.types.isWords(this.checker.getTypeFromTypeNode(p.type)));
  }

  whyNotBinary(node) {
    const operator = node.operatorToken.kind;
    if (!LOOKS.has(operator)) return this.whyNotHanded(node);
    const sides = [node.left, node.right];
    // whether there are any words may be asked
    if (COMPARES.has(operator) && sides.some(isNothing)) return null;
    const look = operator === K.PlusToken || operator === K.PlusEqualsToken ? 'hasWords' : 'isWords';
    return sides.some((side) => this[look](side)) ? 'words are compared or added' : null;
  }

  whyNotField(node, name) {
    if (PAGE.has(name) && !isAssigned(node)) return 'the page is read';
    if (name === 'normalize' && this.isWords(node.expression)) return 'words have no fields';
    if (
      name === 'text' &&
      this.isTextOfCard(this.fieldOf(this.project.typeOf(node.expression), name)) &&
      !this.becomesWords(node)
    )
      return 'the text of a card is taken for a string';
    return this.whyNotHanded(node);
  }

  whyNotCall(node) {
    const made = this.project.typeOf(node);
    if (made !== undefined && this.isKeyedByWords(made)) return 'words are a key';
    const callee = bare(node.expression);
    if (callee.kind !== K.PropertyAccessExpression) return null;
    const method = callee.name.text;
    const [first] = node.arguments ?? [];
    if (method === 'getAttribute' && first?.kind === K.StringLiteral && SHOWN.test(first.text))
      return 'the page is read';
    if (TAKES_KEY.has(method) && first !== undefined && this.isWords(first) && this.isKeyed(callee.expression))
      return 'words are a key';
    if (PUTS_TOGETHER.has(method) || (SORTS_LIST.has(method) && first === undefined))
      return this.isListOf(callee.expression, 'hasWords')
        ? 'a list of words is read: joined(…) puts it together'
        : null;
    // what has words in it is found by what it is
    return LOOKS_FOR.has(method) && this.isListOf(callee.expression, 'isWords') ? 'words are looked for' : null;
  }

  isKeyed(node) {
    const type = this.project.typeOf(node);
    return type !== undefined && KEYED.has(this.types.nameOf(type));
  }

  isKeyedByWords(type) {
    if (!(type.flags & TypeFlags.Object) || !type.isTypeReference() || !KEYED.has(this.types.nameOf(type)))
      return false;
    return this.types.isWords(this.types.partsOf(type)[0]);
  }

  isListOf(node, what) {
    const type = this.project.typeOf(node);
    if (type === undefined) return false;
    const isList = (t) => (t.flags & TypeFlags.Object) !== 0 && this.checker.isArrayLikeType(t);
    const lists = type.flags & TypeFlags.Union ? this.types.partsOf(type).filter(isList) : isList(type) ? [type] : [];
    return lists.some((t) => this.types.argumentsOf(t).some((x) => this.types[what](x)));
  }

  /** Words that are handed to what takes anything: there they could be taken for a string. */
  whyNotHanded(node) {
    if (!isHanded(node)) return null;
    const type = this.project.typeOf(node);
    if (!this.types.hasWords(type) && !this.mayBeShared(node, type)) return null;
    const wanted = unlessTuple(
      () => this.checker.getContextualType(node),
      () => undefined,
    );
    if (wanted === undefined) return null;
    if (this.mayBeShared(node, type) && this.types.gains(type, wanted))
      return 'words could be put where strings are expected';
    return this.types.isLost(type, wanted) && !isLookedIntoByNobody(node)
      ? 'words are handed to what takes anything'
      : null;
  }

  /** Does something have a name here that is filled under another name there? */
  mayBeShared(node, type) {
    return NAMES.has(bare(node).kind) && type !== undefined && (type.flags & TypeFlags.Object) !== 0;
  }
}

const isNothing = (node) => {
  const value = bare(node);
  if (value.kind === K.StringLiteral || value.kind === K.NoSubstitutionTemplateLiteral) return value.text === '';
  return value.kind === K.NullKeyword || (value.kind === K.Identifier && value.text === 'undefined');
};

const isPhrase = (node) => node.kind === K.TaggedTemplateExpression && node.tag.getText() === 'phrase';

const isCallee = (node) => node.parent.kind === K.CallExpression && node.parent.expression === node;

const isAssigned = (node) =>
  node.parent.kind === K.BinaryExpression &&
  node.parent.operatorToken.kind === K.EqualsToken &&
  node.parent.left === node;

/** Expressions whose types are asked for together; others are asked for one by one, where it comes to that. */
function isAskedAbout(node) {
  if (node.kind === K.CallExpression || node.kind === K.NewExpression || isHanded(node)) return true;
  const { parent } = node;
  return OPERATIONS.has(parent.kind) || (parent.kind === K.BinaryExpression && LOOKS.has(parent.operatorToken.kind));
}

/** Is this expression given to something that has a type of its own? */
function isHanded(node) {
  const { parent } = node;
  switch (parent.kind) {
    case K.CallExpression:
    case K.NewExpression:
      return parent.expression !== node && parent.arguments?.includes(node) === true;
    case K.PropertyAssignment:
    case K.PropertyDeclaration:
    case K.VariableDeclaration:
    case K.Parameter:
    case K.BindingElement:
      // what is taken out by name has the type that it has there
      return parent.initializer === node && (parent.name.kind === K.Identifier || parent.type !== undefined);
    case K.ShorthandPropertyAssignment:
      return parent.name === node;
    case K.BinaryExpression:
      return parent.right === node && parent.operatorToken.kind === K.EqualsToken;
    case K.ArrowFunction:
      return parent.body === node;
    case K.ArrayLiteralExpression:
      return !isTakenApart(parent);
    case K.JsxExpression:
    case K.ReturnStatement:
    case K.SpreadElement:
    case K.ThrowStatement:
    case K.YieldExpression:
      return true;
    default:
      return false;
  }
}

/** `const [a, b] = […]` */
const isTakenApart = ({ parent }) =>
  parent.kind === K.ConditionalExpression
    ? isTakenApart(parent)
    : parent.kind === K.VariableDeclaration && parent.name.kind !== K.Identifier;

function isLookedIntoByNobody(node) {
  const { parent } = node;
  const call = parent.kind === K.ArrayLiteralExpression ? parent.parent : parent;
  return call.kind === K.CallExpression && LOOKS_INTO_NOTHING.test(call.expression.getText());
}

/** Does the page show this string, or the browser, and nobody else get it? */
function isShown(call) {
  let node = call;
  while (isPassedOn(node)) node = node.parent;
  const { parent } = node;
  if (parent.kind === K.BinaryExpression && isAssigned(parent.left))
    return parent.right === node && parent.left.getText() === 'document.title';
  if (parent.kind === K.JsxExpression && parent.parent.kind === K.JsxAttribute) {
    const attribute = parent.parent;
    // an element of the page, no part of ours
    return SHOWN.test(attribute.name.getText()) && /^[a-z]/.test(attribute.parent.parent.tagName.getText());
  }
  return false;
}

function isPassedOn(node) {
  const { parent } = node;
  if (parent.kind === K.ParenthesizedExpression) return true;
  return parent.kind === K.ConditionalExpression && parent.condition !== node;
}

/** The function or class that this stands in: the outermost that has a name. */
function nameAround(node) {
  let name = '';
  for (let at = node; at !== undefined; at = at.parent) {
    if (NAMED.has(at.kind)) name = (at.name ?? at.parent.name)?.text ?? name;
  }
  return name;
}

if (isMain(import.meta.url)) {
  const { problems, idle } = checkTree();
  for (const problem of problems) console.error(describe(problem));
  for (const { file, in: within } of idle) console.error(`packages/${file}: nothing in ${within} needs to be allowed`);
  if (problems.length + idle.length > 0) process.exitCode = 1;
  else console.log('Nobody reads words back.');
}
