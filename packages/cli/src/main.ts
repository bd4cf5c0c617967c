/** The `spaceline` command. Whatever goes wrong ends in one message and an exit code, never in a stack. */
import { CommanderError } from 'commander';
import { Complaint, messageOf } from './complaint.ts';
import { endQuietlyWhenNobodyReads, note } from './output.ts';
import { makeProgram } from './program.ts';

function fail(e: unknown): void {
  if (e instanceof CommanderError) {
    // commander has said it already; asking for help or the version is no error
    process.exitCode = e.exitCode === 0 ? 0 : 2;
    return;
  }
  note(`spaceline: ${messageOf(e)}`);
  if (process.env.SPACELINE_DEBUG === '1' && e instanceof Error) note(e.stack ?? '');
  process.exitCode = e instanceof Complaint ? e.exitCode : 1;
}

endQuietlyWhenNobodyReads();
process.on('uncaughtException', (e) => {
  fail(e);
  process.exit();
});
await makeProgram().parseAsync().catch(fail);
