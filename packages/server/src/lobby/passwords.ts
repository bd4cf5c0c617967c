/** Passwords are kept as argon2id hashes. */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Twenty letters in groups, a hundred bits: to be written down once. */
export const newRecoveryCode = (): string =>
  [...randomBytes(20)].map((byte, i) => (i > 0 && i % 5 === 0 ? '-' : '') + LETTERS[byte % LETTERS.length]).join('');

/** However it was typed. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Compared with this where there is no account, so that both answers take as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$H6qs47JPlrWlI5tWEp1WSQ$RTjvh5JPzXpvCdCwM329nUxes7BEA35krj55dJlPAh4';

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? NOBODY, password).catch(() => false);
  return stored !== null && right;
}
