/** Something that a client asked for and does not get, with a reason. */
import type { ErrorCode } from '@spaceline/protocol';

export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    text: string,
    readonly rule: string | null = null,
  ) {
    super(text);
  }
}
