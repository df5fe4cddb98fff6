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
