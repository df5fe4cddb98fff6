/** Styles of a provider's pages, in both colour schemes. */
export const style = `
:root {
  color-scheme: light dark;
  --page: light-dark(#f4f6f8, #0c1117);
  --card: light-dark(#ffffff, #151c24);
  --line: light-dark(#c6ced6, #36424f);
  --text: light-dark(#16202b, #e8edf2);
  --quiet: light-dark(#51606f, #a3b1bf);
  --strong: light-dark(#1f5fbf, #8ab8ff);
  --on-strong: light-dark(#ffffff, #0c1117);
  font: 1rem/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body {
  background: var(--page);
  color: var(--text);
  display: grid;
  margin: 0;
  min-block-size: 100vh;
  padding: 1rem;
  place-items: center;
}
main {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  inline-size: 100%;
  max-inline-size: 27rem;
  overflow-wrap: anywhere;
  padding: clamp(1.25rem, 6vw, 2rem);
}
h1 { font-size: 1.375rem; line-height: 1.25; margin: 0 0 0.5rem; text-wrap: balance; }
p { color: var(--quiet); margin: 0 0 1rem; }
p:last-child { margin: 0; }
a { color: var(--strong); }
fieldset { border: 0; margin: 0 0 1.25rem; min-inline-size: 0; padding: 0; }
legend { font-weight: 600; margin-block-end: 0.5rem; padding: 0; }
.account {
  align-items: center;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  cursor: pointer;
  display: flex;
  gap: 0.75rem;
  margin-block-end: 0.5rem;
  padding: 0.625rem 0.75rem;
}
.account:has(:checked) { border-color: var(--strong); box-shadow: inset 0 0 0 1px var(--strong); }
.account input { accent-color: var(--strong); block-size: 1.125rem; flex: none; inline-size: 1.125rem; margin: 0; }
.account small { color: var(--quiet); display: block; font-size: 0.875rem; }
.responses { display: flex; flex-wrap: wrap; gap: 0.75rem; }
button {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  color: inherit;
  cursor: pointer;
  flex: 1 1 8rem;
  font: inherit;
  font-weight: 600;
  min-block-size: 2.75rem;
  padding: 0.5rem 1rem;
}
button:hover { border-color: var(--text); }
button.strong { background: var(--strong); border-color: var(--strong); color: var(--on-strong); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.account:focus-within { outline: 3px solid var(--strong); outline-offset: 2px; }
.account :focus-visible { outline: none; }
.errors { border-block-start: 1px solid var(--line); margin: 1.5rem 0 0; padding-block-start: 1.25rem; }
.errors legend { float: inline-start; inline-size: 100%; }
.errors p { clear: both; font-size: 0.875rem; }
.errors button { flex-basis: 100%; font-size: 0.875rem; font-weight: 400; text-align: start; }
@media (forced-colors: active) { .account:has(:checked) { outline: 2px solid Highlight; } }
`;
