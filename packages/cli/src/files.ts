/** Reading and writing files, with messages for people. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { textOf } from '@spaceline/protocol/text-of';
import { Complaint, messageOf } from './complaint.ts';

/** Nothing we read is anywhere near as large. */
const LARGEST = 32 * 1024 * 1024;

export function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (e) {
    throw new Complaint(`${path} cannot be read: ${reason(e)}`);
  }
  if (bytes.length > LARGEST) throw new Complaint(`${path} is too large`);
  return textOf(bytes);
}

/** The finished file appears in one step, so that a crash leaves the old one or the new one. */
export function writeText(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (e) {
    rmSync(temporary, { force: true });
    throw new Complaint(`${path} cannot be written: ${reason(e)}`, 1);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'you are not allowed to',
  EPERM: 'you are not allowed to',
};

function reason(e: unknown): string {
  const code = (e as NodeJS.ErrnoException).code;
  return (code && REASONS[code]) || messageOf(e);
}
