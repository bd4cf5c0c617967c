import { expect, it } from 'vitest';
import { networkKey, networkOf } from './network.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:bbbb:0:0:9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('%s is of %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it('names a network without telling it', () => {
  expect(networkKey('2001:db8::1', 'a')).toBe(networkKey('2001:db8::2', 'a'));
  expect(networkKey('192.0.2.7', 'a')).not.toBe(networkKey('192.0.2.8', 'a'));
  expect(networkKey('192.0.2.7', 'a')).not.toBe(networkKey('192.0.2.7', 'b'));
});
