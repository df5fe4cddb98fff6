// Where the app's code cannot be had, or another release has taken its place, the page would stay empty. In English, as
// what `CannotStart` says where the configuration cannot be had.
(() => {
  function element(name, content) {
    const made = document.createElement(name);
    made.append(content);
    return made;
  }
  function say() {
    const place = document.getElementById('console');
    if (place === null || place.hasChildNodes()) return;
    const again = element('button', 'Try Again');
    again.addEventListener('click', () => location.reload());
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.append(
      element('h1', 'The console cannot start'),
      element('p', 'Its code did not come. Check your connection and try again.'),
      again,
    );
    const main = element('main', alert);
    main.className = 'cannot-start without-code';
    place.append(main);
  }
  function hear({ target }) {
    // The app's own: what else a page of a host asks for may be blocked, and the app starts without it.
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module') return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', say);
    else say();
  }
  // An error of what is fetched does not rise to the window: it is heard on its way down.
  addEventListener('error', hear, true);
})();
