/**
 * A server that was built anew has other parts than those this page speaks of. A part that is gone is no error of the
 * player: the page is fetched again, at the address it was about to show. Once: what fails twice is another fault.
 */
const KEY = 'spaceline.fetched-again';
const PATIENCE = 20_000;

export function followNewBuilds(): void {
  addEventListener('vite:preloadError', (event) => {
    let last = 0;
    try {
      last = Number(sessionStorage.getItem(KEY) ?? 0);
      sessionStorage.setItem(KEY, String(Date.now()));
    } catch {
      return;
    }
    if (Date.now() - last < PATIENCE) return;
    event.preventDefault();
    location.reload();
  });
}
