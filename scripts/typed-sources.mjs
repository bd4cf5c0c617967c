// Sources with their types, for checks that need them: the API of the TypeScript compiler, which still calls itself unstable, is used
// only here.

import { dirname } from 'node:path';
import { isExpression, SyntaxKind } from 'typescript/unstable/ast';
import { API, SignatureKind, TypeFlags } from 'typescript/unstable/sync';

export { SignatureKind, SyntaxKind, TypeFlags };

/**
 * Hands the project of a tsconfig to `work`. `files` are sources that are not on the disk, by their absolute path.
 * @template T
 * @param {string} config
 * @param {(project: TypedProject) => T} work
 * @param {Readonly<Record<string, string>>} [files]
 * @returns {T}
 */
export function withProject(config, work, files = {}) {
  const folders = new Set(Object.keys(files).map((path) => dirname(path)));
  const fs = {
    readFile: (path) => files[path],
    fileExists: (path) => (path in files ? true : undefined),
    directoryExists: (path) => (folders.has(path) ? true : undefined),
  };
  const api = new API(Object.keys(files).length > 0 ? { fs } : {});
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error(`the compiler has no project ${config}`);
    return work(new TypedProject(project));
  } finally {
    api.close();
  }
}

/** TypeScript 7.0 cannot tell of the type of an empty tuple, nor of what it is among. */
export function unlessTuple(ask, otherwise) {
  try {
    return ask();
  } catch (error) {
    if (!String(error).includes('not *checker.TupleType')) throw error;
    return otherwise();
  }
}

export class TypedProject {
  /** what was found out of each node */
  types = new Map();

  constructor(project) {
    this.project = project;
    this.checker = project.checker;
  }

  source(path) {
    const file = this.project.program.getSourceFile(path);
    if (file === undefined) throw new Error(`${path} is not in ${this.project.configFileName}`);
    return file;
  }

  /** What the compiler says against a file. */
  errorsIn(path) {
    return this.project.program.getSemanticDiagnostics(path).map((d) => `TS${d.code}: ${d.text}`);
  }

  /** Every node of a file, from the top down; the types that are needed are asked for at once, since each question takes a while. */
  nodesOf(file, isNeeded) {
    const nodes = [];
    const visit = (node) => {
      nodes.push(node);
      node.forEachChild(visit);
    };
    file.forEachChild(visit);
    const needed = nodes.filter((n) => isExpression(n) && !PLAIN.has(n.kind) && isNeeded(n));
    this.ask(needed).forEach((type, i) => {
      this.types.set(needed[i], type);
    });
    return nodes;
  }

  /** A list that holds the type of an empty tuple is halved until only that one has no answer. */
  ask(nodes) {
    if (nodes.length === 0) return [];
    return unlessTuple(
      () => this.checker.getTypeAtLocation(nodes),
      () => {
        if (nodes.length === 1) return [undefined];
        const half = nodes.length >> 1;
        return [...this.ask(nodes.slice(0, half)), ...this.ask(nodes.slice(half))];
      },
    );
  }

  typeOf(node) {
    if (!this.types.has(node)) this.types.set(node, this.ask([node])[0]);
    return this.types.get(node);
  }
}

/** Expressions whose types are no question. */
const PLAIN = new Set([
  SyntaxKind.StringLiteral,
  SyntaxKind.NumericLiteral,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.TrueKeyword,
  SyntaxKind.FalseKeyword,
  SyntaxKind.NullKeyword,
  SyntaxKind.RegularExpressionLiteral,
  SyntaxKind.JsxElement,
  SyntaxKind.JsxSelfClosingElement,
  SyntaxKind.JsxFragment,
  SyntaxKind.JsxOpeningElement,
  SyntaxKind.ThisKeyword,
]);
