/** The cards of the player's own LackeyCCG folder: which there are, and whether they are shown. They never leave this browser. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Wording } from './drawer.ts';

export interface AboutOwn {
  /** the plugin's folder */
  folder: string;
  cards: number;
  pictures: number;
  /** rows of its lists that are about no card of ours */
  strange: number;
}

interface Own {
  /** null = no folder was chosen */
  about: AboutOwn | null;
  /** they are shown instead of our faces */
  shown: boolean;
  /** null = not fetched from the drawer yet */
  wordings: ReadonlyMap<string, Wording> | null;
  /** addresses of the pictures that were asked for so far, within this page */
  pictures: ReadonlyMap<string, string>;
}

const KEY = 'spaceline.own-cards';

function kept(): Pick<Own, 'about' | 'shown'> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Pick<Own, 'about' | 'shown'> | null;
    return found ?? { about: null, shown: false };
  } catch {
    return { about: null, shown: false };
  }
}

export const useOwn = create<Own>()(() => ({ ...kept(), wordings: null, pictures: new Map() }));

function keep(): void {
  const { about, shown } = useOwn.getState();
  try {
    if (about === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ about, shown }));
  } catch {
    // a browser that keeps nothing: it lasts as long as the page
  }
}

/** Counts the folders: what was asked of an earlier one is not shown for this. */
let folder = 0;
const asked = new Set<string>();

/** Everything of the drawer anew; what was shown before is let go. */
export function setOwn(about: AboutOwn | null): void {
  const { pictures } = useOwn.getState();
  folder++;
  asked.clear();
  useOwn.setState({ about, shown: about !== null, wordings: null, pictures: new Map() });
  for (const url of pictures.values()) URL.revokeObjectURL(url);
  keep();
}

export function showOwn(shown: boolean): void {
  useOwn.setState({ shown });
  keep();
}

// what opens the drawer comes when somebody has one
const drawer = () => import('./drawer.ts');

let waking = -1;

async function wake(): Promise<void> {
  const of = folder;
  if (waking === of) return;
  waking = of;
  // a drawer that cannot be opened: our own faces stay
  const wordings = await drawer()
    .then((d) => d.allWordings())
    .catch(() => new Map<string, Wording>());
  if (of === folder) useOwn.setState({ wordings });
}

async function fetchPicture(id: string): Promise<void> {
  const of = folder;
  if (asked.has(id)) return;
  asked.add(id);
  const picture = await drawer()
    .then((d) => d.pictureOf(id))
    .catch(() => undefined);
  if (picture === undefined || of !== folder) return;
  const url = URL.createObjectURL(picture);
  useOwn.setState(({ pictures }) => ({ pictures: new Map(pictures).set(id, url) }));
}

export interface OwnCard extends Wording {
  /** null where there is none, or not yet */
  picture: string | null;
}

/** The player's own card for a printing, where it is wanted and there is one. */
export function useOwnCard(id: string, wanted = true): OwnCard | null {
  const shown = useOwn((o) => wanted && o.shown && o.about !== null);
  const asleep = useOwn((o) => o.wordings === null);
  const wording = useOwn((o) => o.wordings?.get(id));
  const picture = useOwn((o) => o.pictures.get(id));
  const lacks = shown && wording?.pictured === true && picture === undefined;
  useEffect(() => {
    if (shown && asleep) void wake();
    if (lacks) void fetchPicture(id);
  }, [shown, asleep, lacks, id]);
  return shown && wording !== undefined ? { ...wording, picture: picture ?? null } : null;
}
