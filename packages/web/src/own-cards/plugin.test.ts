/** A plugin's folder, made up for the test: nothing in it was ever printed. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { cards as load } from '../../scripts/data.mjs';
import type { Card } from '../cards/card.ts';
import { type FolderFile, readPlugin, rowsOf } from './plugin.ts';

let ours: Card[] = [];
beforeAll(async () => {
  ours = await load();
});
const titled = (title: string) => ours.filter((c) => c.facts.title === title);
const COLUMNS = ['Name', 'Set', 'ImageFile', 'Release', 'Lore', 'Text'].join('\t');
const list = (...rows: string[][]): string => [COLUMNS, ...rows.map((r) => r.join('\t'))].join('\r\n');

const folder = (files: Record<string, string>): FolderFile[] =>
  Object.entries(files).map(([path, text]) => ({ path, read: async () => new Blob([text]) }));

const read = async (files: Record<string, string>) => {
  const plugin = await readPlugin(folder(files), ours);
  return plugin && { ...plugin, cards: plugin.cards.map((c) => [c.id, c.wording, c.picture?.path ?? null]) };
};

describe('a plugin’s folder', () => {
  it('is matched by title, set, colour and face', async () => {
    expect(
      await read({
        'game/sets/All.txt': list(
          ['Culluh', 'Any', 'culluh', 'voy', 'l', 'one'],
          ['% Kazon Raider', 'Any', 'raider', 'voy', '', 'two'],
          ['GOD', 'Any', 'god', 'tmp', '', 'quotes lost'],
          ['Hazardous Duty (Voyager)', 'Any', 'hd', 'voy', '', 'a version'],
          ['Rusot *VP', 'Any', 'rusot', 'vp', '', 'another card'],
          ['Somebody Else', 'Any', 'x', 'voy', '', 'unknown'],
        ),
      }),
    ).toEqual({
      name: 'game',
      strange: 2,
      cards: [
        ['voy-143', 'one', null],
        [titled('Kazon Raider')[0].facts.id, 'two', null],
        [titled('"God"')[0].facts.id, 'quotes lost', null],
        [titled('Hazardous Duty').find((d) => d.facts.set === 'voy')?.facts.id, 'a version', null],
      ],
    });
  });

  it('keeps the colours of a card apart, and needs no column that says the set where there is one printing', async () => {
    const two = ours.find((d) => d.facts.id.endsWith('-b') && titled(d.facts.title).length === 2)!;
    const plain = titled(two.facts.title).find((d) => d !== two)!;
    const rows = `Name\tSet\tImageFile\tText\n${two.facts.title}\tq\ta\tfront\n${two.facts.title}*\tq\tb\tback\n`;
    expect((await read({ 'game/sets/x.txt': rows }))?.cards).toEqual([
      [plain.facts.id, 'front', null],
      [two.facts.id, 'back', null],
    ]);
  });

  it('has pictures in the folder of the set, in general or loose, in whatever case, with or without an ending', async () => {
    const found = await read({
      'plugins/trek/sets/a.txt': list(
        ['Culluh', 'Kazon', 'One', 'voy', '', ''],
        ['Maniz', 'Kazon', 'two.PNG', 'voy', '', ''],
        ['Haron', 'Kazon', 'three,four', 'voy', '', ''],
        ['Haliz', 'Kazon', 'five', 'voy', '', ''],
      ),
      'plugins/trek/sets/setimages/kazon/one.JPG': '',
      'plugins/trek/sets/setimages/general/two.png': '',
      'plugins/trek/sets/setimages/three.webp': '',
      'plugins/other/sets/setimages/general/five.jpg': '',
      'plugins/other/sets/a.txt': list(['Maniz', '', 'five', 'voy', '', 'of another game']),
    });
    expect(found?.name).toBe('trek');
    expect(found?.cards.map((c) => c[2])).toEqual([
      'plugins/trek/sets/setimages/kazon/one.JPG',
      'plugins/trek/sets/setimages/general/two.png',
      'plugins/trek/sets/setimages/three.webp',
      null,
    ]);
  });

  it('knows cards by the names that players have given them since', async () => {
    const rows = list(['I.K.S. Bortas', '', '', 'premiere', '', 'a'], ['Rogue Borg', '', '', 'premiere', '', 'b']);
    expect((await read({ 'game/sets/a.txt': rows }))?.cards.map((c) => c[0])).toEqual([
      titled('I.K.C. Bortas')[0].facts.id,
      titled('Rogue Borg Mercenaries')[0].facts.id,
    ]);
  });

  it('may be the folder of the sets itself, with a byte order mark', async () => {
    expect((await read({ 'sets/a.txt': `\uFEFF${list(['Culluh', '', '', 'voy', '', 'x'])}` }))?.cards).toEqual([
      ['voy-143', 'x', null],
    ]);
    expect(rowsOf('no list of cards\nat all')).toEqual([]);
  });

  it('is none where nothing of ours is in it', async () => {
    expect(await read({ 'game/sets/a.txt': list(['Nobody', '', '', 'voy', '', '']) })).toBeNull();
    expect(await read({ 'holiday/beach.jpg': '' })).toBeNull();
  });
});

describe('what is the player’s own', () => {
  it('has no way out: nothing that keeps it can send anything', () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    const sources = readdirSync(here).filter((f) => /\.tsx?$/.test(f) && !f.endsWith('.test.ts'));
    expect(sources.length).toBeGreaterThan(4);
    for (const file of sources)
      expect(readFileSync(`${here}/${file}`, 'utf8'), file).not.toMatch(
        /\bfetch\(|net\/(?:api|socket|game|talk)|XMLHttpRequest|sendBeacon|WebSocket|EventSource|<form|postMessage/,
      );
  });
});
