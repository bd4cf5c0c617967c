// The sources with their types, as TypeScript sees them.

import { join, sep } from 'node:path';
import { API } from 'typescript/unstable/sync';

/**
 * Lets `look` see the sources of these folders, or these files whose text is given by their path: they need not be on the disk.
 * @template T
 * @param {string} root
 * @param {{ include: string[] } | { sources: Record<string, string> }} what
 * @param {(program: import('typescript/unstable/sync').Project) => T} look
 * @returns {T}
 */
export function withTypes(root, what, look) {
  const sources = 'sources' in what ? what.sources : {};
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    ...('include' in what ? { include: what.include } : { include: [], files: Object.keys(sources) }),
    exclude: ['**/*.test.ts'],
  };
  const texts = new Map(Object.entries(sources).map(([path, text]) => [slashed(join(root, path)), text]));
  const name = slashed(join(root, 'tsconfig.door.json'));
  texts.set(name, JSON.stringify(config));
  const fs = { readFile: (path) => texts.get(path), fileExists: (path) => (texts.has(path) ? true : undefined) };
  const api = new API({ cwd: root, fs });
  try {
    return look(api.updateSnapshot({ openProjects: [name] }).getProject(name));
  } finally {
    api.close();
  }
}

/** TypeScript writes paths so on every system. */
const slashed = (path) => path.split(sep).join('/');
