import { expect, it } from 'vitest';
import { neighbourhood } from './address.ts';

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
