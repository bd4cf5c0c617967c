/** Where the player's own cards lie: in a database of this browser, which no page but ours can open and which is never sent. */

export interface Wording {
  wording: string;
  lore: string;
  /** there is a picture, too */
  pictured: boolean;
}

const NAME = 'spaceline-own-cards';
const CARDS = 'cards';
const PICTURES = 'pictures';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const ended = (work: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = work.onerror = () => reject(work.error);
  });

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of [CARDS, PICTURES]) request.result.createObjectStore(store);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  }).catch((e) => {
    opened = null;
    throw e;
  });
  return opened;
}

export async function putCard(id: string, card: Wording, picture: Blob | null): Promise<void> {
  const work = (await open()).transaction([CARDS, PICTURES], 'readwrite');
  work.objectStore(CARDS).put(card, id);
  if (picture !== null) work.objectStore(PICTURES).put(picture, id);
  await ended(work);
}

export async function allWordings(): Promise<Map<string, Wording>> {
  const store = (await open()).transaction(CARDS).objectStore(CARDS);
  const [ids, cards] = await Promise.all([done(store.getAllKeys()), done(store.getAll() as IDBRequest<Wording[]>)]);
  return new Map(ids.map((id, i) => [String(id), cards[i]]));
}

export async function pictureOf(id: string): Promise<Blob | undefined> {
  const store = (await open()).transaction(PICTURES).objectStore(PICTURES);
  return done(store.get(id) as IDBRequest<Blob | undefined>);
}

export async function empty(): Promise<void> {
  const work = (await open()).transaction([CARDS, PICTURES], 'readwrite');
  work.objectStore(CARDS).clear();
  work.objectStore(PICTURES).clear();
  await ended(work);
}
