// Sets the theme a person chose before the first paint, with the key and the values of the console's session.
(() => {
  try {
    const choice = localStorage.getItem('theme');
    if (choice === 'light' || choice === 'system') document.documentElement.dataset.theme = choice;
  } catch {
    // Storage may be denied. Dark is the default.
  }
})();
