import { expect, it } from 'vitest';
import { neighbourhood, networkKey } from './address.ts';

it('an address of version 6 counts as its network, however it is written; others count as they are', () => {
  const network = '2001:db8:7:8::/64';
  for (const ip of ['2001:db8:7:8::1', '2001:DB8:7:8:ffff:1:2:3', '2001:0db8:0007:0008::', '2001:db8:7:8:0:0:0:1'])
    expect(neighbourhood(ip)).toBe(network);
  expect(neighbourhood('2001:db8:7:9::1')).not.toBe(network);
  expect(neighbourhood('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(neighbourhood('::1')).toBe('0:0:0:0::/64');
  expect(neighbourhood('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(neighbourhood('::ffff:10.0.0.1')).toBe('10.0.0.1');
  expect(neighbourhood('10.0.0.1')).toBe('10.0.0.1');
});

it('a neighbourhood is named without being told, by any of its addresses and by itself', () => {
  expect(networkKey('2001:db8::1', 'a')).toBe(networkKey('2001:db8::2', 'a'));
  expect(networkKey(neighbourhood('2001:db8::1'), 'a')).toBe(networkKey('2001:db8::2', 'a'));
  expect(networkKey('::ffff:192.0.2.7', 'a')).toBe(networkKey('192.0.2.7', 'a'));
  expect(networkKey('192.0.2.7', 'a')).not.toBe(networkKey('192.0.2.8', 'a'));
  expect(networkKey('192.0.2.7', 'a')).not.toBe(networkKey('192.0.2.7', 'b'));
});
