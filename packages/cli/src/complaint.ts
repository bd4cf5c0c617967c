/** Something the user can mend. Its message is for people, and no stack is printed. */
import { spoken, type Words } from '@spaceline/protocol';

export class Complaint extends Error {
  constructor(
    message: Words,
    /** 2: the input is at fault; 1: it was understood, and something failed */
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(spoken(message));
  }
}

/** What went wrong, in one line where possible. */
export const messageOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));
