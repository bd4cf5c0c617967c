// Where words are looked into.

import { join, relative, sep } from 'node:path';
import { SyntaxKind as K, TypeFlags, unlessTuple } from '../typed-sources.mjs';
import { Page } from './page.mjs';
import { bare, calleeOf, isCallee, isHanded, isNothing, isShown, nameAround } from './places.mjs';
import { Types } from './types.mjs';

/** The door back to a string; and who looks through words for what somebody types, which is no business of anybody else. */
const DOOR = 'spoken';
const SEARCH = 'isFound';

/** Methods of a list that make one string of it, look for one of its words, or put them in the order of their letters. */
const PUTS_TOGETHER = new Set(['join', 'toLocaleString', 'toString']);
const LOOKS_FOR = new Set(['includes', 'indexOf', 'lastIndexOf']);
const SORTS_LIST = new Set(['sort', 'toSorted']);
/** Methods of maps and sets that take a key. */
const TAKES_KEY = new Set(['add', 'delete', 'get', 'has', 'set']);
const KEYED = new Set(['Map', 'ReadonlyMap', 'ReadonlySet', 'Set', 'WeakMap', 'WeakSet']);
/** Methods of a function that run it on something else. */
const BORROWS = new Set(['apply', 'bind', 'call']);
/** What takes words out of sight of the compiler, whatever is done with it. */
const BLIND = new Set(['Reflect', 'arguments', 'eval', 'toPrimitive']);
/** Who puts what it is given into something else, whatever that is. */
const FILLS = /^Object\.(?:assign|defineProperty|defineProperties)$/;
/** Who keeps what it is given, and gives it back as anything. */
const FORGETS = new Set(['CustomEvent']);

/** Where the texts of cards are put together. */
const MADE_OF_TEXT = /\/packages\/(?:cards|engine)\/src\//;

/** Functions that take anything and look into nothing: the last list of a hook says when it runs again; what is printed is shown. */
const LOOKS_INTO_NOTHING =
  /^(?:React\.)?use(?:Callback|Effect|LayoutEffect|Memo)$|^(?:Array\.isArray|Boolean|Object\.keys|printJson)$/;

/** Where such functions come from, and what puts words together. */
const KNOWN = /^(?:@spaceline\/protocol(?:\/words)?|react|(?:\.\.?\/)+output\.ts)$/;
const LIBRARY = /\/lib\.[\w.]+\.d\.ts$/;

/** Comments that tell the compiler not to look. */
const UNSEEN = /@ts-(?:expect-error|ignore|nocheck)/g;

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
const COUNTS = new Set([K.PlusToken, K.MinusToken, K.TildeToken]);

const OPERATIONS = new Set([K.AsExpression, K.CaseClause, K.SwitchStatement, K.TemplateSpan, K.TypeOfExpression]);

/** Functions that are written down where they are given. */
const WRITTEN = new Set([K.ArrowFunction, K.FunctionExpression]);

/** What has a name already, and no copy is made of. */
const NAMES = new Set([K.ElementAccessExpression, K.Identifier, K.PropertyAccessExpression]);

/** JSON that is read: what it is must be declared, with its words. */
const UNDECLARED = 'nobody knows whether these are words: declare what it is';

/** And where it is: not as strings what are words elsewhere. */
const MISNAMED = 'what are words in what is sent and kept is declared a string';

export class Reading {
  constructor(project, root) {
    this.project = project;
    this.checker = project.checker;
    this.root = root;
    this.types = new Types(project, root);
    this.page = new Page(project);
  }

  looksIn(path) {
    const source = this.project.source(path);
    const file = belowPackages(this.root, path);
    const at = (start, end, within, why) => ({
      file,
      line: source.text.slice(0, start).split('\n').length,
      code: source.text.slice(start, end),
      within,
      why,
    });
    const found = [...source.text.matchAll(UNSEEN)].map(({ index, 0: comment }) =>
      at(index, index + comment.length, '', 'the compiler is told not to look'),
    );
    for (const node of this.project.nodesOf(source, isAskedAbout)) {
      const why = this.lookAt(node);
      if (why !== null) found.push(at(node.getStart(source), node.end, nameAround(node), why));
    }
    return found;
  }

  isWords(node) {
    return this.types.isWords(this.project.typeOf(node));
  }

  hasWords(node) {
    return this.types.hasWords(this.project.typeOf(node));
  }

  isAny(node) {
    const type = this.project.typeOf(node);
    return type !== undefined && (type.flags & TypeFlags.Any) !== 0;
  }

  lookAt(node) {
    const why = this.page.whyNot(node) ?? this.whyNot(node);
    if (why !== null) return why;
    if (node.kind === K.ImportSpecifier) {
      // under another name it would not be found
      const name = node.propertyName?.text;
      return name === DOOR || name === SEARCH ? `${name} has no other name` : null;
    }
    if (node.kind !== K.Identifier || node.parent.kind === K.ImportSpecifier) return null;
    if (node.text === SEARCH) return 'words are searched';
    if (node.text !== DOOR) return null;
    const call = isCallee(node) ? node.parent : null;
    if (call === null) return `${DOOR} is only called`;
    return isShown(call) ? null : 'words become a string';
  }

  /** What this node does with words that it may not do, or null. */
  whyNot(node) {
    switch (node.kind) {
      case K.TemplateSpan:
        if (this.isPhrase(node.parent.parent)) return null;
        // an object may say of itself what it is as a string
        return this.hasWords(node.expression) || this.types.takesWords(this.project.typeOf(node.expression))
          ? 'words are put together with phrase`…`'
          : null;
      case K.BinaryExpression:
        return this.whyNotBinary(node);
      case K.AsExpression:
      case K.TypeAssertionExpression: {
        const [from, to] = [this.project.typeOf(node.expression), this.project.typeOf(node)];
        if (to !== undefined && to.flags & TypeFlags.Never && this.types.hasWords(from)) return 'words are cast';
        if ((isJson(from) || this.types.argumentsOf(from).some(isJson)) && this.types.misnames(to)) return MISNAMED;
        return this.types.isLost(from, to) || this.types.isRead(from, to) ? 'words are cast' : this.whyNotHanded(node);
      }
      case K.TypePredicate:
        return this.whyNotClaimed(node);
      case K.ModuleDeclaration:
        return 'what words are is declared once';
      case K.TypeParameter:
        return node.constraint && this.types.hasAnything(this.checker.getTypeFromTypeNode(node.constraint))
          ? 'words could be anything here: say what is wanted of it'
          : null;
      case K.PrefixUnaryExpression:
        return COUNTS.has(node.operator) && this.isWords(node.operand)
          ? 'words are no number'
          : this.whyNotHanded(node);
      case K.Identifier:
        return BLIND.has(node.text) && node.parent.kind !== K.PropertyAccessExpression
          ? 'nobody sees what becomes of words there'
          : this.whyNotHanded(node);
      case K.ThrowStatement:
        return this.hasWords(node.expression) && !this.fieldOf(this.project.typeOf(node.expression), 'stack')
          ? 'words are thrown: whoever catches them takes them for anything'
          : null;
      case K.ForOfStatement:
        return node.initializer.kind !== K.VariableDeclarationList &&
          this.types.isLost(
            this.types.partAt(this.project.typeOf(node.expression), 0),
            this.project.typeOf(node.initializer),
          )
          ? 'words are taken out under another name'
          : null;
      case K.ForInStatement:
        return this.isWords(node.expression) ? 'words have no fields' : null;
      case K.JsxSpreadAttribute:
        return this.isLostIn(node.expression, this.propertiesOf(node.parent.parent))
          ? 'words are handed to what takes anything'
          : null;
      case K.JsxExpression:
        return this.whyNotMark(node);
      case K.ClassDeclaration:
      case K.ClassExpression:
        return this.whyNotHeir(node);
      case K.FunctionDeclaration:
        return this.whyNotOverloaded(node);
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
    if (node.parent.kind === K.ObjectBindingPattern && this.isWords(node.parent)) return 'words have no fields';
    if (this.isAny(node.parent)) return UNDECLARED;
    if (node.initializer !== undefined && this.isLostByDefault(node)) return 'words are taken out as anything';
    if (name?.text !== 'text') return null;
    return this.isTextOfCard(this.fieldOf(this.project.typeOf(node.parent), 'text'))
      ? 'the text of a card is taken for a string'
      : null;
  }

  /** `const { label = '' as any } = item`: what stands there instead says what it is. */
  isLostByDefault(node) {
    const { parent } = node;
    const key =
      parent.kind === K.ArrayBindingPattern ? parent.elements.indexOf(node) : (node.propertyName ?? node.name).text;
    return this.types.isLost(this.types.partAt(this.typeTakenApart(parent), key), this.project.typeOf(node.name));
  }

  /** What a pattern takes apart. */
  typeTakenApart({ parent }) {
    if (parent.initializer !== undefined) return this.project.typeOf(parent.initializer);
    return parent.type && this.checker.getTypeFromTypeNode(parent.type);
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
    if (operator === K.EqualsToken && this.isLostApart(node)) return 'words are taken out under another name';
    if (!LOOKS.has(operator)) return this.whyNotHanded(node);
    const sides = [node.left, node.right];
    // whether there are any words may be asked
    if (COMPARES.has(operator) && sides.some(isNothing)) return null;
    const look = operator === K.PlusToken || operator === K.PlusEqualsToken ? 'hasWords' : 'isWords';
    return sides.some((side) => this[look](side)) ? 'words are compared or added' : null;
  }

  whyNotField(node, name) {
    if (this.isWords(node.expression)) return 'words have no fields';
    if (this.isAny(node.expression)) return UNDECLARED;
    if (BLIND.has(name)) return 'nobody sees what becomes of words there';
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
    if (node.kind === K.NewExpression && FORGETS.has(node.expression.getText()) && this.types.hasWords(made))
      return 'words are handed to what takes anything';
    const callee = bare(node.expression);
    if (callee.kind !== K.PropertyAccessExpression) return null;
    if (FILLS.test(callee.getText()) && node.arguments?.some((given) => this.hasWords(given)))
      return 'words are put into something else';
    const method = callee.name.text;
    const [first] = node.arguments ?? [];
    if (BORROWS.has(method) && node.arguments?.some((given) => this.hasWords(given)))
      return 'words are given to a borrowed function';
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

  /** As what it is wanted where it is given. */
  wantedOf(node) {
    return unlessTuple(
      () => this.checker.getContextualType(node),
      () => undefined,
    );
  }

  /** Words that are handed to what takes anything: there they could be taken for a string. */
  whyNotHanded(node) {
    if (!isHanded(node)) return null;
    const type = this.project.typeOf(node);
    if (isJson(type) && node.kind !== K.Block && this.types.misnames(this.wantedOf(node))) return MISNAMED;
    const hasWords = this.types.hasWords(type);
    const isFunction = this.isFunction(node, type);
    if (!hasWords && !isFunction && !this.mayBeShared(node, type)) return null;
    const wanted = this.wantedOf(node);
    if (wanted === undefined) return null;
    if (isFunction && this.types.isRead(type, wanted)) return 'words are given to a function that takes anything';
    if (this.mayBeShared(node, type) && this.types.gains(type, wanted))
      return 'words could be put where strings are expected';
    return this.types.isLost(type, wanted) && !this.isLookedIntoByNobody(node, type)
      ? 'words are handed to what takes anything'
      : null;
  }

  /** `({ label: x } = item)`, `[x] = item.lines` */
  isLostApart({ left, right }) {
    const type = this.project.typeOf(right);
    const lost = (target, key) =>
      target !== undefined && this.types.isLost(this.types.partAt(type, key), this.project.typeOf(target));
    if (left.kind === K.ArrayLiteralExpression) return left.elements.some((target, i) => lost(target, i));
    if (left.kind !== K.ObjectLiteralExpression) return false;
    return left.properties.some((p) => p.name !== undefined && lost(p.initializer ?? p.name, p.name.text));
  }

  /** What a part of the page takes. */
  propertiesOf(element) {
    const signature = this.checker.getResolvedSignature(element);
    return signature && this.checker.getParameterType(signature, 0);
  }

  isLostIn(node, wanted) {
    return this.types.isLost(this.project.typeOf(node), wanted);
  }

  /** A function, or what may have one; one that is written down here knows what it is given, unless it says what that is. */
  isFunction(node, type) {
    const value = bare(node);
    if (WRITTEN.has(value.kind)) return value.parameters.some((p) => p.type !== undefined);
    if (type === undefined || !(type.flags & TypeFlags.Object)) return false;
    return value.kind !== K.ObjectLiteralExpression && value.kind !== K.ArrayLiteralExpression;
  }

  /** `phrase` of the protocol, and no other function of that name. */
  isPhrase(node) {
    return node.kind === K.TaggedTemplateExpression && node.tag.getText() === 'phrase' && this.isKnown(node.tag);
  }

  isLookedIntoByNobody(node, type) {
    const callee = calleeOf(node);
    if (callee === undefined || !LOOKS_INTO_NOTHING.test(callee.getText())) return false;
    // the keys of words are as many as they have letters
    if (callee.getText() === 'Object.keys' && this.types.isWords(type)) return false;
    return this.isKnown(callee.kind === K.PropertyAccessExpression ? callee.expression : callee);
  }

  /** Is this what it is called? Another function of that name could do anything with words. */
  isKnown(name) {
    const [declaration] = this.checker.getSymbolAtLocation(name)?.declarations ?? [];
    if (declaration === undefined) return false;
    if (LIBRARY.test(declaration.path)) return true;
    let from = declaration.resolve();
    while (from !== undefined && from.kind !== K.ImportDeclaration) from = from.parent;
    return from !== undefined && KNOWN.test(from.moduleSpecifier.text);
  }

  /** `(words: Words): words is Words & string`; of what is said to be nothing the compiler lets anything be asked. */
  whyNotClaimed(node) {
    if (node.type === undefined) return null;
    if (node.type.kind === K.NeverKeyword) return 'words are said to be nothing';
    const of = node.parameterName.kind === K.Identifier ? this.project.typeOf(node.parameterName) : undefined;
    return this.types.isLost(of, this.checker.getTypeFromTypeNode(node.type)) ? 'words are said to be a string' : null;
  }

  /** `data-name={words}`: the compiler lets attributes with a hyphen be anything. */
  whyNotMark(node) {
    const { parent } = node;
    if (parent.kind !== K.JsxAttribute || !parent.name.getText().includes('-') || node.expression === undefined)
      return null;
    const isDeclared = this.checker.getContextualType(node.expression) !== undefined;
    return !isDeclared && this.hasWords(node.expression) ? 'words are a mark on the page' : null;
  }

  /** One that is made from another may do something else with what it is given. */
  whyNotHeir(node) {
    const own = node.name && this.checker.getDeclaredTypeOfSymbol(this.checker.getSymbolAtLocation(node.name));
    const from = (node.heritageClauses ?? []).flatMap((clause) => clause.types);
    return own !== undefined && from.some((one) => this.types.isRead(own, this.checker.getTypeFromTypeNode(one)))
      ? 'words are given to a function that takes anything'
      : null;
  }

  /** What a function of several signatures does is not looked at by the compiler. */
  whyNotOverloaded(node) {
    if (node.body !== undefined || node.modifiers?.some((m) => m.kind === K.DeclareKeyword)) return null;
    const takes = node.parameters.some((p) => p.type && this.types.hasWords(this.checker.getTypeFromTypeNode(p.type)));
    return takes ? 'a function of several signatures may take words for something else' : null;
  }

  /** Does something have a name here that is filled under another name there? */
  mayBeShared(node, type) {
    return NAMES.has(bare(node).kind) && type !== undefined && (type.flags & TypeFlags.Object) !== 0;
  }
}

/** Something of which nobody has said what it is. */
const isJson = (type) => type !== undefined && (type.flags & TypeFlags.AnyOrUnknown) !== 0;

/** Expressions whose types are asked for together; others are asked for one by one, where it comes to that. */
function isAskedAbout(node) {
  if (node.kind === K.CallExpression || node.kind === K.NewExpression || isHanded(node)) return true;
  const { parent } = node;
  return OPERATIONS.has(parent.kind) || (parent.kind === K.BinaryExpression && LOOKS.has(parent.operatorToken.kind));
}

export const belowPackages = (root, path) => relative(join(root, 'packages'), path).split(sep).join('/');
