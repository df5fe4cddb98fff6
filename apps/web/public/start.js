// Runs before the first paint, and without the app. One file, because a browser fetches six at a time.

// Sets the theme that the user chose before the first paint, and preloads the code of signed-in users beside the main
// script, with the keys and values of the console's session.
(() => {
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'system') document.documentElement.dataset.theme = choice;
    if (localStorage.getItem('access_token') === null) return;
    for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel;
  } catch {
    // Storage may be denied. Dark is the default.
  }
})();

// Says so on the page when the app's code fails to load, as with no network or on another release of the app.
(() => {
  function show() {
    const container = document.getElementById('console');
    if (container.hasChildNodes()) return;
    container.append(document.getElementById('script-failure').content.cloneNode(true));
    container.querySelector('button').addEventListener('click', () => location.reload());
  }
  function onError({ target }) {
    // The app's own scripts only: others may be blocked, and the app starts without them.
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
    else show();
  }
  // Errors of scripts do not bubble: they are captured.
  addEventListener('error', onError, true);
  // Of main.ts, for code that it imports.
  addEventListener('missing-code', show);
})();
