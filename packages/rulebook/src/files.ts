/** The rulebook's files on disk. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const RULES_FOLDER = fileURLToPath(new URL('../rules/', import.meta.url));
export const SCENARIOS_FOLDER = fileURLToPath(new URL('../scenarios/', import.meta.url));
export const CARDS_FOLDER = fileURLToPath(new URL('../../cards/src/', import.meta.url));

/** Every file below a folder with one of these endings, sorted. */
export function filesBelow(folder: string, ending: string): string[] {
  const out: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) out.push(...filesBelow(path, ending));
    else if (name.endsWith(ending)) out.push(path);
  }
  return out;
}

export const readText = (path: string): string => readFileSync(path, 'utf8');
