/** From where somebody asks, as far as one household or company has it to itself. */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The groups of an IPv6 address, with what `::` leaves out. */
function groupsOf(address: string): string[] {
  const [head, tail] = address.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  if (tail === undefined) return head;
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
}

/** An IPv4 address; of an IPv6 address the first half, which is the network's. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  return groupsOf(plain)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Names a network to whoever has the key, and tells nobody which it is. */
export const networkKey = (ip: string, secret: string): string =>
  createHmac('sha256', secret).update(networkOf(ip)).digest('base64url');
