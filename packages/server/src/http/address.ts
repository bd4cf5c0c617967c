/** Whom limits and bans count as one: an address, as far as one household or company has it to itself. */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The first four of eight groups: whoever has an address of version 6 has as many as there are in its /64. */
const GROUPS = 4;

/** The address; of version 6 its network. One of version 4 that is written like version 6 is one of version 4. A network stays what it is. */
export function neighbourhood(ip: string): string {
  if (ip.endsWith('::/64')) return ip;
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (inside !== null) return inside[1];
  if (!isIPv6(ip)) return ip;
  const [head, tail] = ip.toLowerCase().split('%')[0].split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  const between = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  const all = [...first, ...Array<string>(between).fill('0'), ...last];
  return `${all
    .slice(0, GROUPS)
    .map((g) => g.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Names a neighbourhood to whoever has the key, and tells nobody which it is. */
export const networkKey = (ip: string, secret: string): string =>
  createHmac('sha256', secret).update(neighbourhood(ip)).digest('base64url');
