/** Takes the cards of a chosen folder into the drawer of this browser. */
import type { Card } from '../cards/card.ts';
import { empty, putCard } from './drawer.ts';
import { setOwn } from './own.ts';
import { type FolderFile, readPlugin } from './plugin.ts';

/** True where the folder has a plugin that knows our cards. What another folder has given before is forgotten then. */
export async function takeFolder(
  files: readonly FolderFile[],
  ours: Iterable<Card>,
  progress: (done: number, of: number) => void,
): Promise<boolean> {
  const plugin = await readPlugin(files, ours);
  if (plugin === null) return false;
  setOwn(null);
  await empty();
  const { name, cards, strange } = plugin;
  let pictures = 0;
  for (const [i, { id, wording, lore, picture }] of cards.entries()) {
    const file = picture === null ? null : await picture.read();
    // a copy of its bytes: the file may be moved or deleted
    const copy = file === null ? null : new Blob([await file.arrayBuffer()], { type: file.type });
    if (copy !== null) pictures++;
    await putCard(id, { wording, lore, pictured: copy !== null }, copy);
    if (i % 25 === 0) progress(i, cards.length);
  }
  setOwn({ folder: name, cards: cards.length, pictures, strange });
  return true;
}

export async function forgetOwn(): Promise<void> {
  setOwn(null);
  await empty();
}
