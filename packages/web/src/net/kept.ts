/** What a browser keeps of a page. One that keeps nothing forgets it with the page. */
type Where = () => Storage;

export function kept<T>(where: Where, key: string): T | null {
  try {
    return JSON.parse(where().getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(where: Where, key: string, what: unknown): void {
  try {
    where().setItem(key, JSON.stringify(what));
  } catch {
    // it lasts as long as the page
  }
}
