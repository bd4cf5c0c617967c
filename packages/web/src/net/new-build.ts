/**
 * A server that was built anew has other parts than those this page speaks of. A part that is gone is no error of the
 * player: the page is fetched again, at the address it was about to show. Once: what fails twice is another fault. Where nobody answers
 * the part is not gone but out of reach, and what would be fetched is the browser's own error: the page stays as it is.
 */
const KEY = 'spaceline.fetched-again';
const PATIENCE = 20_000;
const PAUSE = 2000;

const isReachable = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
    (r) => r.ok,
    () => false,
  );

async function fetchAgain(): Promise<void> {
  if (!(await isReachable())) return;
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    if (Date.now() - last > PATIENCE) location.reload();
  } catch {
    // a browser that keeps nothing does not know whether it was done before
  }
}

export const followNewBuilds = (): void => addEventListener('vite:preloadError', () => void fetchAgain());

const pause = (): Promise<unknown> =>
  new Promise((go) => {
    setTimeout(go, PAUSE);
    addEventListener('online', go, { once: true });
  });

/** A part of the page that is out of reach comes when the server answers again; `cut` is told of both. */
export async function part<T>(load: () => Promise<T>, cut: (is: boolean) => void): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (e) {
      if (await isReachable()) throw e;
      cut(true);
    }
    do await pause();
    while (!(await isReachable()));
    cut(false);
  }
}
