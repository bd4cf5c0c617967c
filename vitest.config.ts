import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/src/**/*.test.ts', 'tests/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    pool: 'threads',
    // By itself it leaves one core free, and of two cores that is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Files share their worker, and with it the engine and the cards, which keep no state of their own (scripts/arrows.mjs
    // sees to that). A test that changes a module, the environment or a global must put it back.
    isolate: false,
    globals: false,
    // A busy machine is slow, not wrong: only what hangs runs out of time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
