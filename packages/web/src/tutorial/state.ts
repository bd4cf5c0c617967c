/** Which game of this browser has a tutor. */
const KEY = 'spaceline.guide';
const listeners = new Set<() => void>();

export function isGuided(id: string): boolean {
  try {
    return localStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}

function keep(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, value);
  } catch {
    // a browser that keeps nothing has no tutor
  }
  for (const l of listeners) l();
}

export const beginGuide = (id: string): void => keep(id);
export const endGuide = (id: string): void => {
  if (isGuided(id)) keep(null);
};

export function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
