// Sets the theme a person chose before the first paint. The same key and values as the console's session.
(() => {
  let choice = null;
  try {
    choice = localStorage.getItem('theme');
  } catch {
    // Storage may be switched off; dark is the default.
  }
  const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  document.documentElement.dataset.theme =
    choice === 'light' || choice === 'dark' ? choice : choice === 'system' ? system : 'dark';
})();
