/** What a piece of heavy work is given beside its data: to say how far it is, and to ask whether anybody still waits for it. */
export interface Steps {
  progress(done: number): void;
  /** To be called every few milliseconds of work: throws GivenUp when nobody wants the answer any more. */
  check(): void;
}

/** Nobody waits for it any more, or it took too long. */
export class GivenUp extends Error {}
