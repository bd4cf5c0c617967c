import { wordsOf } from '@spaceline/protocol/words';
import { expect, it } from 'vitest';
import { namingFor } from '../net/words.ts';
import { theOneThatComesAlong } from './recorded.ts';

it('the recorded game can be told in words as they are now', async () => {
  const { game, names } = await theOneThatComesAlong();
  const naming = namingFor(game.view, [...names]);
  expect(game.log.length).toBeGreaterThan(0);
  for (const { told } of game.log) expect(wordsOf(told, naming).text, told.kind).not.toBe('');
});
