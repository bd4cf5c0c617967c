import { expect, it } from 'vitest';
import { DEFAULTS, OptionError, optionsFrom } from './options.ts';

it('the environment says what differs', () => {
  expect(optionsFrom({})).toEqual(DEFAULTS);
  const env = { PORT: '8080', SPACELINE_TRUST_PROXY: '2', SPACELINE_REQUEST_LIMIT: '0', LOG_LEVEL: 'error' };
  const origins = { SPACELINE_ORIGINS: 'https://a.example/, http://b.example:81' };
  expect(optionsFrom({ ...env, ...origins, SPACELINE_HIDE_RESPONSES: '800' })).toMatchObject({
    port: 8080,
    trustProxy: 2,
    requestLimit: null,
    logLevel: 'error',
    origins: ['https://a.example', 'http://b.example:81'],
    hide: [200, 800],
  });
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['SPACELINE_BOT_PACE', '-1'],
  ['SPACELINE_MESSAGE_LIMIT', '1.5'],
  ['SPACELINE_TRUST_PROXY', 'yes'],
  ['SPACELINE_TRUST_PROXY', '10.0.0.0/8,example.org'],
  ['SPACELINE_TRUST_PROXY', '10.0.0.0/99'],
  ['SPACELINE_METRICS_TOKEN', 'short'],
  ['SPACELINE_ACCEPT_LOSS', 'maybe'],
  ['SPACELINE_ORIGINS', 'example.org'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused, by name', (key, value) => {
  expect(() => optionsFrom({ [key]: value })).toThrow(OptionError);
  expect(() => optionsFrom({ [key]: value })).toThrow(new RegExp(`${key}.*not "${value}"`));
});

it('proxies are named by number or by address', () => {
  const trusted = (text: string) => optionsFrom({ SPACELINE_TRUST_PROXY: text }).trustProxy;
  expect([trusted('0'), trusted('1'), trusted('loopback, 10.0.0.0/8,::1')]).toEqual([
    false,
    1,
    ['loopback', '10.0.0.0/8', '::1'],
  ]);
});
