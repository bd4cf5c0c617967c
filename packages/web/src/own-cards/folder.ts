/** The files of a folder that somebody chooses: the browser gives the page leave to read them, and nothing is sent anywhere. */
import type { FolderFile } from './plugin.ts';

/** The part of the File System Access API that is used here; TypeScript does not know it yet. */
interface Folder {
  readonly kind: 'directory';
  readonly name: string;
  values(): AsyncIterable<Folder | Entry>;
}
interface Entry {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<File>;
}
type Chooser = (options: { id: string; mode: 'read' }) => Promise<Folder>;

const chooser = (): Chooser | undefined => (window as { showDirectoryPicker?: Chooser }).showDirectoryPicker;

/** Else a folder is chosen in a field for files, which browsers call an upload; it is none. */
export const canChoose = (): boolean => chooser() !== undefined;

/** What a plugin does not need is not looked at. */
const WANTED = /(?:^|\/)sets\/(?:[^/]+\.txt|setimages\/.*)$/i;

async function walk(folder: Folder, path: string, found: FolderFile[]): Promise<void> {
  for await (const entry of folder.values()) {
    const at = `${path}/${entry.name}`;
    if (entry.kind === 'directory') await walk(entry, at, found);
    else if (WANTED.test(at)) found.push({ path: at, read: () => entry.getFile() });
  }
}

/** Null where nothing was chosen. */
export async function chosenFolder(): Promise<FolderFile[] | null> {
  try {
    const folder = await chooser()?.({ id: 'lackey', mode: 'read' });
    if (folder === undefined) return null;
    const found: FolderFile[] = [];
    await walk(folder, folder.name, found);
    return found;
  } catch (e) {
    if (e instanceof DOMException && e.name === 'AbortError') return null;
    throw e;
  }
}

export const filesOf = (list: FileList): FolderFile[] =>
  [...list]
    .filter((file) => WANTED.test(file.webkitRelativePath))
    .map((file) => ({ path: file.webkitRelativePath, read: async () => file }));
