import { formatById } from '@spaceline/formats';
import { positionHash } from '@spaceline/protocol';
import { describe, expect, it } from 'vitest';
import { stockDecks } from '../decks/decks.ts';
import { botsFor, headerFor, startGame } from '../games/drive.ts';
import type { ReplayFile } from '../games/replay-file.ts';
import { HERE } from '../version.ts';
import { otherRules } from './replay.ts';

const OLDER = { version: '0.0.0-older', rules: 'beef' };

/** A game that has just begun, as a file. */
function saved(): ReplayFile {
  const format = formatById('warp-speed')!;
  const [a, b] = stockDecks(format);
  const header = headerFor(format, [a, b], 'replay');
  const bots = botsFor(['random', 'random'], 'replay');
  const game = startGame(format, header, bots);
  for (let i = 0; i < 30; i++) {
    const d = game.decision!;
    const { option, cards } = bots[d.seat].choose(game, d.seat, d);
    game.choose(option, cards, d.seat);
  }
  return { header, answers: game.answers, hash: positionHash(game) };
}

describe('a saved game', () => {
  const file = saved();
  const old: ReplayFile = { ...file, header: { ...file.header, ...OLDER } };

  it('of these rules needs no word', () => {
    expect(file.header).toMatchObject(HERE);
    expect(otherRules(file)).toBeNull();
    expect(
      otherRules({
        ...old,
        rules: [
          { ...OLDER, from: 0 },
          { ...HERE, from: 20 },
        ],
      }),
    ).toBeNull();
  });

  it('of other rules says who played it, where these lead to the same position', () => {
    const here = `This is version ${HERE.version} (rules ${HERE.rules}), which leads to the same position`;
    expect(otherRules(old)).toBe(`This game was played with version 0.0.0-older (rules beef). ${here}`);
    const { rules: _, ...header } = old.header;
    expect(otherRules({ ...old, header })).toContain('played with version 0.0.0-older. This');
    const moved = [
      { ...OLDER, from: 0 },
      { version: '0.0.1', rules: 'cafe', from: 20 },
    ];
    expect(otherRules({ ...old, rules: moved })).toContain('(rules beef), then version 0.0.1 (rules cafe)');
  });

  it.each<[string, Partial<ReplayFile>, RegExp]>([
    ['lead elsewhere', { hash: '0' }, /the position is another\. It takes version 0\.0\.0-older \(rules beef\)/],
    ['lead nowhere', { answers: ['frobnicate.7'] }, /Answer 1 of 1, "frobnicate\.7".*It takes version 0\.0\.0-older/],
    ['cannot be held against anything', { hash: undefined }, /no "hash" .*It takes version 0\.0\.0-older/],
    [
      'have no such format',
      { header: { ...old.header, format: 'chess' } },
      /No format.*It takes version 0\.0\.0-older/,
    ],
  ])('of other rules says which it takes, where these %s', (_, spoilt, why) => {
    expect(() => otherRules({ ...old, ...spoilt })).toThrow(why);
  });
});
