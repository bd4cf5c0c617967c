// Which types are words, and where they get lost from one type to another.

import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { sourcesIn } from '../sources.mjs';
import { SyntaxKind as K, SignatureKind, TypeFlags, unlessTuple } from '../typed-sources.mjs';

/** Where the type is declared. */
const WORDS_FILE = join('packages', 'engine', 'src', 'core', 'words.ts');

/** Who shows words, and who declares what is sent and kept. */
const READERS = /^(?:cli|web)\//;
const DECLARERS = ['engine', 'protocol', 'server'];

/** Under which names there are words: `text: Words`, `readonly word?: Words`. */
function namesOfWords(root) {
  const all = DECLARERS.flatMap((name) => sourcesIn(join(root, 'packages', name, 'src')));
  // what makes words sends and keeps nothing
  const sources = all.filter((path) => !path.split(sep).includes('words'));
  const declared = /\b(\w+)\??: (?:readonly )?Words\b/g;
  return new Set(sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(declared)].map((m) => m[1])));
}

/** Of the library's, what can be filled by whoever has it. */
const FILLED = new Set(['Array', 'Map', 'RefObject', 'Set']);

/** A type that may be words, such as a name or nothing; and one that has words in it, such as an option or a list of lines. */
export class Types {
  /** which types have words in them, and where these get lost from one to another */
  kinds = new Map();
  losses = new Map();
  gained = new Map();
  /** what functions take and give, which of them are given words, and where these think they are something else */
  calls = new Map();
  takers = new Map();
  readers = new Map();

  constructor(project, root) {
    this.checker = project.checker;
    this.names = namesOfWords(root);
    this.packages = `${join(root, 'packages').split(sep).join('/')}/`;
    const declared = project.source(join(root, WORDS_FILE)).statements.find((s) => s.name?.text === 'Words');
    this.words = this.checker.getDeclaredTypeOfSymbol(this.checker.getSymbolAtLocation(declared.name)).id;
  }

  /** May a value of this type be words itself? Of a type that is not known yet nobody knows. */
  isWords(type) {
    if (type === undefined) return false;
    if (type.id === this.words) return true;
    if (type.flags & TypeFlags.Union) return this.partsOf(type).some((t) => this.isWords(t));
    if (type.flags & TypeFlags.Intersection) {
      const parts = this.partsOf(type);
      return parts.some((t) => !isGeneric(t) && this.isWords(t)) || parts.every((t) => this.isWords(t));
    }
    if (isGeneric(type)) {
      const constraint = this.checker.getBaseConstraintOfType(type);
      return constraint === undefined || this.isAnything(constraint) || this.isWords(constraint);
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
    if (isGeneric(type)) return [this.checker.getBaseConstraintOfType(type)];
    if (!(type.flags & TypeFlags.Object)) return [];
    const inside = [...this.argumentsOf(type), ...this.entriesOf(type)];
    return this.isOurs(type) ? [...inside, ...this.fieldsOf(type).values()] : inside;
  }

  /** Of a list, what it is a list of. */
  argumentsOf(type) {
    return type.flags & TypeFlags.Object && type.isTypeReference() ? this.checker.getTypeArguments(type) : [];
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
    // `T extends Words ? any : never`: which of them it is, nobody knows yet
    if (wanted.flags & TypeFlags.Conditional && this.isOpen(this.checker.getBaseConstraintOfType(wanted))) return true;
    // words that are something else as well, such as a string
    if (wanted.flags & TypeFlags.Intersection && this.isWords(wanted)) return true;
    if (this.isWords(wanted)) return false;
    if (this.isAnything(wanted)) return true;
    if (type.flags & TypeFlags.Union) return this.partsOf(type).some((t) => this.isLost(t, wanted));
    if (wanted.flags & TypeFlags.Union && this.partsOf(wanted).some((t) => t.id === type.id))
      return this.isBlurred(type, wanted);
    if (this.isWords(type) || isGeneric(type)) return true;
    if (wanted.flags & TypeFlags.Union) {
      const objects = this.partsOf(wanted).filter((t) => t.flags & (TypeFlags.Object | TypeFlags.Intersection));
      return objects.length > 0 && objects.every((t) => this.isLost(type, t));
    }
    if (!hasFields(type) || !hasFields(wanted)) return false;
    const [given, taken] = [this.argumentsOf(type), this.argumentsOf(wanted)];
    if (taken.length > 0) return given.some((t, i) => this.isLost(t, taken[Math.min(i, taken.length - 1)]));
    const fields = this.fieldsOf(type);
    const entries = this.entriesOf(wanted);
    if (entries.length > 0) return [...fields.values()].some((t) => entries.some((e) => this.isLost(t, e)));
    return [...this.fieldsOf(wanted)].some(([name, t]) => this.isLost(fields.get(name), t));
  }

  /** `Item | { label: any }`: of a field that is words in one and anything in another nobody knows what it is. */
  isBlurred(type, wanted) {
    if (!hasFields(type)) return false;
    const words = [...this.fieldsOf(type)].filter(([, t]) => this.isWords(t)).map(([name]) => name);
    const others = this.partsOf(wanted).filter((t) => t.id !== type.id && hasFields(t) && this.isOurs(t));
    return others.some((other) => {
      const fields = words.length === 0 ? new Map() : this.fieldsOf(other);
      return words.some((name) => fields.has(name) && this.isAnything(fields.get(name)));
    });
  }

  /** Something of which nobody knows what it is, or may become anything. */
  isOpen(type) {
    return type === undefined || this.isAnything(type);
  }

  /** What is in this type by a name, or at a place of a list. */
  partAt(type, key) {
    if (type === undefined) return undefined;
    if (typeof key === 'string') return this.fieldsOf(type).get(key);
    const parts = this.argumentsOf(type);
    return parts[Math.min(key, parts.length - 1)];
  }

  /** Where a function, or something that has some, is taken for the wanted one: is it given words, and thinks they are something else? */
  isRead(type, wanted) {
    if (type === undefined || wanted === undefined || type.id === wanted.id || !this.takesWords(wanted)) return false;
    const pair = `${type.id} ${wanted.id}`;
    const known = this.readers.get(pair);
    if (known !== undefined) return known;
    this.readers.set(pair, false);
    const read = unlessTuple(
      () => this.reads(type, wanted),
      () => false,
    );
    this.readers.set(pair, read);
    return read;
  }

  reads(type, wanted) {
    if (type.flags & TypeFlags.Union) return this.partsOf(type).some((t) => this.isRead(t, wanted));
    if (wanted.flags & TypeFlags.UnionOrIntersection) return this.partsOf(wanted).some((w) => this.isRead(type, w));
    const have = this.callsOf(type);
    if (have.length > 0 && this.callsOf(wanted).some((w) => have.every((h) => this.isReader(h, w)))) return true;
    const given = this.argumentsOf(type);
    if (this.argumentsOf(wanted).some((w, i) => this.isRead(given[i], w))) return true;
    if (!this.isOurs(wanted) || this.checker.isArrayLikeType(wanted)) return false;
    const fields = this.fieldsOf(type);
    return [...this.fieldsOf(wanted)].some(([name, w]) => this.isRead(fields.get(name), w));
  }

  /** What a function is given goes the other way. */
  isReader(had, wanted) {
    const taken = (call, i) => (i < call.parameters.length ? call.parameters[i] : call.rest);
    return (
      wanted.parameters.some((w, i) => this.isLost(w, taken(had, i)) || this.isRead(taken(had, i), w)) ||
      (wanted.rest !== undefined && this.isLost(wanted.rest, taken(had, wanted.parameters.length))) ||
      this.isLost(had.result, wanted.result)
    );
  }

  /** Is there a function in it that is given words, or gives them? */
  takesWords(type) {
    if (type === undefined) return false;
    const known = this.takers.get(type.id);
    if (known !== undefined) return known;
    this.takers.set(type.id, false);
    const takes =
      this.callsOf(type).some(
        (call) => [...call.parameters, call.rest].some((p) => this.hasWords(p)) || this.isGiven(call.result),
      ) || this.partsOf(type).some((t) => this.takesWords(t));
    this.takers.set(type.id, takes);
    return takes;
  }

  /** Does nobody know what this is, or may it be words? */
  isGiven(type) {
    return type !== undefined && (this.isAnything(type) || this.hasWords(type));
  }

  callsOf(type) {
    if (!(type.flags & TypeFlags.Object)) return [];
    const known = this.calls.get(type.id);
    if (known !== undefined) return known;
    const calls = unlessTuple(
      () => this.checker.getSignaturesOfType(type, SignatureKind.Call).map((s) => this.callOf(s)),
      () => [],
    );
    this.calls.set(type.id, calls);
    return calls;
  }

  callOf(signature) {
    const parameters = signature.parameters.map((_, i) => this.checker.getParameterType(signature, i));
    const rest = signature.hasRestParameter ? parameters.pop() : undefined;
    return {
      parameters,
      rest: rest && (this.argumentsOf(rest)[0] ?? rest),
      result: this.checker.getReturnTypeOfSignature(signature),
    };
  }

  /** Are there things in it of which nobody knows what they are? */
  hasAnything(type, depth = 0) {
    if (type === undefined || depth > 3) return false;
    return this.isAnything(type) || this.partsOf(type).some((t) => this.hasAnything(t, depth + 1));
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

  /**
   * Is this, by whoever shows words, declared to have a string where messages and files of the project have words? By its name: what is in
   * JSON nobody can know otherwise.
   */
  misnames(type, seen = new Set()) {
    if (type === undefined || seen.has(type.id)) return false;
    seen.add(type.id);
    if (this.isRecordOfStrings(type)) return true;
    if (hasFields(type) && this.isOurs(type)) {
      const fields = this.checker.getPropertiesOfType(type);
      const types = fields.length === 0 ? [] : this.checker.getTypeOfSymbol(fields);
      if (fields.some((field, i) => this.names.has(field.name) && this.isReaders(field) && this.saysString(types[i])))
        return true;
    }
    return this.partsOf(type).some((t) => this.misnames(t, seen));
  }

  /** `{ [name: string]: string }` has strings under whatever name, those of words as well. */
  isRecordOfStrings(type) {
    if (!(type.flags & TypeFlags.Object)) return false;
    const named = this.checker.getIndexInfosOfType(type).filter((info) => info.keyType.flags & TypeFlags.String);
    return named.some((info) => this.saysString(info.valueType));
  }

  /** A string, several, or one and something else. */
  saysString(type) {
    return this.isString(type) || this.argumentsOf(type).some((t) => this.isString(t));
  }

  isReaders({ declarations }) {
    return declarations?.some((d) => READERS.test(d.path.slice(this.packages.length))) === true;
  }

  /** Declared here, or written out: what the libraries declare has no fields with words, but for what they are given. */
  isOurs(type) {
    const symbol = type.getSymbol();
    const [declaration] = symbol?.declarations ?? [];
    // `Partial<Item>`
    if (declaration === undefined || symbol.name === '__type') return true;
    return declaration.path.toLowerCase().startsWith(this.packages.toLowerCase());
  }

  nameOf(type) {
    return type.getSymbol()?.name ?? '';
  }
}

const hasFields = (type) => (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;

/** A `T` of which only the caller knows what it is, or something of one. */
const isGeneric = (type) => (type.flags & TypeFlags.InstantiableNonPrimitive) !== 0;
