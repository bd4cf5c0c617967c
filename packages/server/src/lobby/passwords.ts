/** Passwords are kept as argon2id hashes. */
import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Compared with this where there is no account, so that both answers take as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$H6qs47JPlrWlI5tWEp1WSQ$RTjvh5JPzXpvCdCwM329nUxes7BEA35krj55dJlPAh4';

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? NOBODY, password).catch(() => false);
  return stored !== null && right;
}
