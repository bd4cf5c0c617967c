// Reading sources, for the checks that look at them.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every node below this one, with its parent and the name that it has there. */
export function walk(node, parent, key, visit) {
  visit(node, parent, key);
  for (const name in node) {
    const child = node[name];
    if (child === null || typeof child !== 'object') continue;
    if (Array.isArray(child)) {
      for (const one of child) if (one && typeof one.type === 'string') walk(one, node, name, visit);
    } else if (typeof child.type === 'string') walk(child, node, name, visit);
  }
}

/** The nodes right below this one. */
export function* childrenOf(node) {
  for (const name in node) {
    const child = node[name];
    if (child === null || typeof child !== 'object') continue;
    if (Array.isArray(child)) {
      for (const one of child) if (one && typeof one.type === 'string') yield one;
    } else if (typeof child.type === 'string') yield child;
  }
}

export function lineOf(source, offset) {
  let line = 1;
  for (let at = source.indexOf('\n'); at !== -1 && at < offset; at = source.indexOf('\n', at + 1)) line++;
  return line;
}

/** The TypeScript files of a folder, tests among them. */
export function sourcesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

export const isTest = (path) => /\.test\.tsx?$/.test(path);

/** The literal that names what a node imports, if it imports. */
export function importOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return typeof node.source?.value === 'string' ? node.source : undefined;
    case 'TSExternalModuleReference':
      return node.expression;
    case 'CallExpression': {
      const [first] = node.arguments;
      return node.callee.name === 'require' && typeof first?.value === 'string' ? first : undefined;
    }
    default:
      return undefined;
  }
}

/** Is this import gone when the program runs? */
export function isOnlyTypes(node) {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true;
  const names = node.specifiers ?? [];
  return names.length > 0 && names.every((s) => s.importKind === 'type' || s.exportKind === 'type');
}

export const describe = ({ file, line, message }) => `${file}:${line}: ${message}`;
