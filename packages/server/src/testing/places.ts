/** Both databases, for tests that hold on either. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabasePlace } from '../database/database.ts';
import { hasPostgres, TestPostgres } from './postgres.ts';

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** Whether there is none of this kind here: its tests are skipped then. */
export const lacks = (kind: Kind): boolean => kind === 'postgres' && !hasPostgres;

/** Gives out empty databases, and takes them away at the end. */
export class Places {
  private postgres: TestPostgres | null = null;
  private readonly folders: string[] = [];

  async fresh(kind: Kind): Promise<DatabasePlace> {
    const folder = mkdtempSync(join(tmpdir(), 'spaceline-data-'));
    this.folders.push(folder);
    if (kind === 'sqlite') return { url: null, folder };
    this.postgres ??= await TestPostgres.start();
    return { url: await this.postgres.database(), folder };
  }

  close(): void {
    this.postgres?.stop();
    for (const folder of this.folders) rmSync(folder, { recursive: true, force: true });
  }
}

export const silent = { info() {}, warn() {}, error() {} };
