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
})();
