/** Something the user can mend. Its message is for people, and no stack is printed. */
export class Complaint extends Error {
  constructor(
    message: string,
    /** 2: the input is at fault; 1: it was understood, and something failed */
    readonly exitCode: 1 | 2 = 2,
  ) {
    super(message);
  }
}

/** What went wrong, in one line where possible. */
export const messageOf = (e: unknown): string => (e instanceof Error ? e.message : String(e));
