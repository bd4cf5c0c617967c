/** Who sits at a table: 'person' with an account, 'guest', or a bot by its name. */

/** Is it somebody, and no bot? */
export const isPerson = (kind: string): boolean => kind === 'person' || kind === 'guest';
