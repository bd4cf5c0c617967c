// What TypeScript does not ask: may whoever is given a value as another type write what he could only read before? To TypeScript
// `{ readonly status: number }` is as good as `{ status: number }`, and `unknown` takes everything.

import { SyntaxKind } from 'typescript/unstable/ast';
import { ObjectFlags, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

/** Of the compiler's own flags for properties that it made itself: they can only be read. */
const CHECK_FLAG_READONLY = 8;

const PLAIN = TypeFlags.Primitive | TypeFlags.Void | TypeFlags.Never;
/** Nothing is known of such a value: whatever became one was told where it did. */
const UNKNOWN = TypeFlags.Any | TypeFlags.Unknown;

/** So deep we look into a type; one that contains itself ends by what is known already. */
const DEPTH = 20;

/** Containers that are given and taken through methods: what goes in must be what comes out. */
const CONTAINERS = ['Array', 'Map', 'Set', 'WeakMap', 'WeakSet'];

/** How a value is given: as it is made; as one that somebody else has, too, and goes on calling by another type; to a `<T>` that is made out from it. */
export const GIVEN = 'given';
export const SHARED = 'shared';
export const INFERRED = 'inferred';

export class Types {
  /** @param {import('typescript/unstable/sync').Checker} checker */
  constructor(checker) {
    this.checker = checker;
    this.leaks = new Known(null);
    this.sealed = new Known(false);
    this.shapes = new Map();
    this.calls = new Map();
  }

  /** Why a value of type `s` may not be given as a `t`: it could be written there, or nobody would know any more that it may not. Null: it may. */
  leak(s, t, how = GIVEN, depth = 0) {
    if (s.id === t.id || s.flags & (PLAIN | UNKNOWN) || depth > DEPTH) return null;
    return this.leaks.of(`${how} ${s.id} ${t.id}`, () => this.findLeak(s, t, how, depth));
  }

  findLeak(s, t, how, depth) {
    if (this.isTop(t)) return this.isSealed(s) ? `as ${this.name(t)}, nobody knows that it can only be read` : null;
    if (s.isUnionType()) return first(s.getTypes(), (one) => this.leak(one, t, how, depth));
    if (t.isUnionType()) return this.leakToOne(s, t.getTypes(), how, depth);
    if (t.flags & TypeFlags.TypeParameter) return this.leakToGeneric(s, t, how, depth);
    if (t.flags & PLAIN) return null;
    if (s.flags & TypeFlags.Instantiable) return this.leakOfGeneric(s, t, how, depth);
    return (
      this.leakOfArgs(s, t, how, depth) ?? this.leakOfShape(s, t, how, depth) ?? this.leakOfCalls(s, t, how, depth)
    );
  }

  /** A choice of types takes a value if one of them may have it; which, decides what fits. */
  leakToOne(s, all, how, depth) {
    const types = all.filter((t) => !(t.flags & PLAIN));
    if (types.some((t) => t.id === s.id)) return null;
    const fitting = types.length === 1 ? types : types.filter((t) => this.checker.isTypeAssignableTo(s, t));
    if (fitting.length === 0) return first(types, (t) => this.leak(s, t, how, depth));
    let last = null;
    for (const t of fitting) {
      last = this.leak(s, t, how, depth);
      if (last === null) return null;
    }
    return last;
  }

  /** What a `<T>` will be is not known where it is written; where it is made out from the value, only its bound counts. */
  leakToGeneric(s, t, how, depth) {
    if (how !== INFERRED) return this.isSealed(s) ? `${this.name(t)} may be something that can be written` : null;
    const bound = this.checker.getConstraintOfTypeParameter(t);
    return bound === undefined || this.isTop(bound) ? null : this.leak(s, bound, how, depth);
  }

  /** Whoever writes a `<T>` does not know what he will be given: it may be a part of the state. */
  leakOfGeneric(s, t, how, depth) {
    if (how === INFERRED) return null;
    const bound = this.checker.getBaseConstraintOfType(s);
    if (bound !== undefined && !this.isTop(bound)) return this.leak(bound, t, how, depth);
    return `${this.name(s)} may be anything, even what can only be read`;
  }

  // ----- lists and other containers

  leakOfArgs(s, t, how, depth) {
    const [from, to] = [this.targetOf(s), this.targetOf(t)];
    if (!from || !to || (from.id !== to.id && !(this.isList(s) && this.isList(t)))) return null;
    const both = CONTAINERS.includes(to.getSymbol()?.name);
    const args = this.argumentsOf(t);
    return first(this.argumentsOf(s), (arg, i) => {
      const into = args[Math.min(i, args.length - 1)];
      return (
        into &&
        (this.leak(arg, into, how, depth + 1) ?? (both && how === SHARED ? this.leak(into, arg, how, depth + 1) : null))
      );
    });
  }

  argumentsOf(type) {
    return type && this.targetOf(type) ? this.checker.getTypeArguments(type) : [];
  }

  targetOf(type) {
    return type.isObjectType() && type.objectFlags & ObjectFlags.Reference ? type.getTarget() : null;
  }

  isList(type) {
    const target = this.targetOf(type);
    return (
      !!target && (target.objectFlags & ObjectFlags.Tuple || /^(Readonly)?Array$/.test(target.getSymbol()?.name ?? ''))
    );
  }

  isReadonlyList(type) {
    const target = this.targetOf(type);
    return (
      !!target &&
      (target.objectFlags & ObjectFlags.Tuple ? target.readonly : target.getSymbol()?.name === 'ReadonlyArray')
    );
  }

  // ----- properties

  leakOfShape(s, t, how, depth) {
    if (this.isList(s) && this.isList(t))
      return this.isReadonlyList(s) && !this.isReadonlyList(t) ? 'a list that can only be read could be changed' : null;
    const [from, to] = [this.targetOf(s), this.targetOf(t)];
    if (from && from.id === to?.id) return null;
    const [have, want] = [this.shapeOf(s), this.shapeOf(t)];
    if (/^Readonly(Map|Set)$/.test(from?.getSymbol()?.name) && /^(Map|Set)$/.test(to?.getSymbol()?.name))
      return 'what can only be read could be changed';
    for (const [name, wanted] of want.properties) {
      const had = have.properties.get(name);
      if (!had) {
        if (wanted.readonly || wanted.method || !this.isSealedItself(s)) continue;
        return `\`${name}\` could be added`;
      }
      if (had.readonly && !wanted.readonly) return `\`${name}\` could be written`;
      const leak =
        this.leak(had.type, wanted.type, how, depth + 1) ??
        (wanted.readonly || wanted.method || how !== SHARED ? null : this.leak(wanted.type, had.type, how, depth + 1));
      if (leak) return `\`${name}\`: ${leak}`;
    }
    return first(want.indexes, (wanted) => this.leakToIndex(have, wanted, how, depth));
  }

  leakToIndex(have, { readonly, type, numbers }, how, depth) {
    const named = [...have.properties].filter(([name, p]) => !p.method && (!numbers || /^\d+$/.test(name)));
    const slots = [...have.indexes, ...named.map(([, p]) => p)];
    if (!readonly && slots.some((slot) => slot.readonly)) return 'could be written by a key';
    return first(slots, (slot) => this.leak(slot.type, type, how, depth + 1));
  }

  /** The type of what is there by this key. */
  partOf(type, key) {
    const { properties, indexes } = this.shapeOf(type);
    return (properties.get(key) ?? indexes[0])?.type;
  }

  slotsOf(type) {
    const { properties, indexes } = this.shapeOf(type);
    return [...properties.values(), ...indexes];
  }

  shapeOf(type) {
    const known = this.shapes.get(type.id);
    if (known) return known;
    const symbols = this.checker.getPropertiesOfType(type);
    const types = symbols.length > 0 ? this.checker.getTypeOfSymbol(symbols) : [];
    const properties = new Map();
    for (const [i, symbol] of symbols.entries())
      if (types[i])
        properties.set(symbol.name, {
          readonly: isReadonly(symbol),
          method: (symbol.flags & SymbolFlags.Method) !== 0,
          type: types[i],
        });
    const indexes = this.checker.getIndexInfosOfType(type).map(({ isReadonly: readonly, keyType, valueType }) => ({
      readonly,
      numbers: (keyType.flags & TypeFlags.Number) !== 0,
      type: valueType,
    }));
    const shape = { properties, indexes };
    this.shapes.set(type.id, shape);
    return shape;
  }

  // ----- functions

  /** What a function is given goes the other way: a list of cards may not be visited by whoever writes them. */
  leakOfCalls(s, t, how, depth) {
    const have = this.callsOf(s);
    return first(this.callsOf(t), (wanted) => {
      let last = null;
      for (const had of have) {
        last =
          first(had.parameters, (p, i) => {
            const given = wanted.parameters[i] ?? wanted.rest;
            return given ? this.leak(given, p, had.generic ? INFERRED : SHARED, depth + 1) : null;
          }) ?? this.leak(had.result, wanted.result, how, depth + 1);
        if (last === null) return null;
      }
      return last;
    });
  }

  callsOf(type) {
    const known = this.calls.get(type.id);
    if (known) return known;
    const calls = [SignatureKind.Call, SignatureKind.Construct]
      .flatMap((kind) => this.checker.getSignaturesOfType(type, kind))
      .map((signature) => this.callOf(signature));
    this.calls.set(type.id, calls);
    return calls;
  }

  callOf(signature) {
    const parameters = signature.parameters.map((_, i) => this.checker.getParameterType(signature, i));
    return {
      parameters,
      generic: (signature.typeParameters?.length ?? 0) > 0,
      rest: signature.hasRestParameter ? parameters.at(-1) : undefined,
      result: this.checker.getReturnTypeOfSignature(signature),
    };
  }

  // ----- what must not be forgotten

  /** Is there anything in it that can only be read? */
  isSealed(type, depth = 0) {
    if (type.flags & (PLAIN | UNKNOWN) || depth > DEPTH) return false;
    return this.sealed.of(type.id, () => this.findSealed(type, depth));
  }

  findSealed(type, depth) {
    if (type.isUnionType()) return type.getTypes().some((one) => this.isSealed(one, depth));
    if (type.flags & TypeFlags.Instantiable) {
      const bound = this.checker.getBaseConstraintOfType(type);
      return bound === undefined || this.isTop(bound) || this.isSealed(bound, depth);
    }
    if (this.isReadonlyList(type)) return true;
    if (this.argumentsOf(type).some((arg) => this.isSealed(arg, depth + 1))) return true;
    if (this.isList(type) || CONTAINERS.includes(this.targetOf(type)?.getSymbol()?.name)) return false;
    return (
      this.slotsOf(type).some((slot) => slot.readonly || this.isSealed(slot.type, depth + 1)) ||
      this.callsOf(type).some(({ result }) => this.isSealed(result, depth + 1))
    );
  }

  /** Each place in it that can be written, by its path. */
  openIn(type, path, seen = new Set()) {
    if (type.flags & PLAIN || seen.has(type.id)) return [];
    seen.add(type.id);
    if (type.isUnionType()) return type.getTypes().flatMap((one) => this.openIn(one, path, seen));
    if (this.isList(type))
      return [
        ...(this.isReadonlyList(type) ? [] : [`${path} is a list that can be changed`]),
        ...this.argumentsOf(type).flatMap((one) => this.openIn(one, `${path}[]`, seen)),
      ];
    const { properties, indexes } = this.shapeOf(type);
    return [...properties, ...indexes.map((slot) => ['*', slot])].flatMap(([name, slot]) => [
      ...(slot.readonly ? [] : [`${path}.${name} can be written`]),
      ...this.openIn(slot.type, `${path}.${name}`, seen),
    ]);
  }

  /** Not only something in it. */
  isSealedItself(type) {
    if (type.isUnionType()) return type.getTypes().some((one) => this.isSealedItself(one));
    if (this.isGeneric(type)) return this.isSealed(type);
    return this.isReadonlyList(type) || (!this.isList(type) && this.slotsOf(type).some((slot) => slot.readonly));
  }

  isGeneric(type) {
    return (
      (type.flags & TypeFlags.Instantiable) !== 0 ||
      (type.isIntersectionType() && type.getTypes().some((one) => this.isGeneric(one)))
    );
  }

  /** `any`, `unknown`, `object`, `{}`: takes everything and says nothing of it. */
  isTop(type) {
    if (type.flags & (UNKNOWN | TypeFlags.NonPrimitive)) return true;
    if (!type.isObjectType() || type.objectFlags & ObjectFlags.Mapped) return false;
    if (['Object', 'Function'].includes(type.getSymbol()?.name)) return true;
    const { properties, indexes } = this.shapeOf(type);
    return properties.size === 0 && indexes.length === 0 && !this.targetOf(type) && this.callsOf(type).length === 0;
  }

  name(type) {
    return `\`${this.checker.typeToString(type)}\``;
  }
}

function isReadonly(symbol) {
  if (symbol.checkFlags & CHECK_FLAG_READONLY) return true;
  if (symbol.flags & SymbolFlags.Accessor) return !(symbol.flags & SymbolFlags.SetAccessor);
  if (symbol.flags & SymbolFlags.EnumMember) return true;
  if (!(symbol.flags & SymbolFlags.Property)) return false;
  const declared = symbol.valueDeclaration?.resolve();
  return !!declared?.modifiers?.some((m) => m.kind === SyntaxKind.ReadonlyKeyword);
}

/** The first answer that is one. */
function first(list, ask) {
  for (const [i, one] of list.entries()) {
    const answer = ask(one, i);
    if (answer) return answer;
  }
  return null;
}

/** Answers by key. While one is looked for it is taken to be `good`; whatever was found good because of that is forgotten if it is not. */
class Known {
  constructor(good) {
    this.good = good;
    this.answers = new Map();
    this.asked = [];
  }

  of(key, find) {
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const from = this.asked.push(key);
    this.answers.set(key, this.good);
    const found = find();
    if (found !== this.good)
      for (const later of this.asked.splice(from))
        if (this.answers.get(later) === this.good) this.answers.delete(later);
    this.answers.set(key, found);
    return found;
  }
}
