/** Who sits at a table: 'person' with an account, 'guest', or a bot by its name. */

/** Somebody as a list shows them: a guest is marked. */
export interface Named {
  name: string;
  kind: string;
}

/** Is it somebody, and no bot? */
export const isPerson = (kind: string): boolean => kind === 'person' || kind === 'guest';
