// What a browser must fetch before it can show a page: every script and style the page's chunk needs, in brotli.
// The lists come from Vite's manifest, so a chunk that sneaks onto a page is counted.
// Then what a host adds to a page that shows one screen of the packages as they are published, without the libraries it
// brings itself (peers). What a screen fetches later is not in it, and no other screen is.
// The goals are 100 kB of scripts for Log In and 150 kB for Apps, and both are reached: the limits keep what is there.
// 0.2 kB of them are room for the hashes in names of files: brotli packs the same code of other names by as much worse.
import { readFileSync } from 'node:fs';

import { filesOfImport } from './scripts/lib/filesOfImport.mjs';

const folder = 'apps/web/dist';
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));

/** @param {string[]} entries keys of the manifest */
function filesOf(entries) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`${folder}/${file}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return [...files];
}

/** @param {string} name of a piece that areas are part of (apps/web/build/firstPages.ts) */
function piece(name) {
  const key = Object.keys(manifest).find((one) => manifest[one].name === name);
  if (key === undefined) throw new Error(`The build has no piece ${name}`);
  return key;
}

const logIn = filesOf(['index.html']);
const apps = filesOf(['index.html', piece('signed-in')]);
const isScript = (file) => file.endsWith('.js');
const isStyle = (file) => file.endsWith('.css');

/**
 * @param {string} name of a container
 * @param {string} limit
 */
const screen = async (name, limit) => ({
  name: `@quayside/console, one screen: ${name}`,
  path: await filesOfImport(name, `export { ${name}, ConsoleProvider } from '@quayside/console';`),
  limit,
});

// One bundle per export takes long: only `npm run test:full` and `npx size-limit` measure them.
const packageSizes =
  process.env.QUAYSIDE_TEST_LEVEL === 'gate'
    ? []
    : [
        await screen('AppsContainer', '45.8 kB'),
        // 0.15 kB of it say why a log fails after its first lines, show the log a link leads to, and close the search by Escape;
        // 0.2 kB draw a log that grows apart from the painting, and a count before the jump to its match;
        // 0.05 kB wait for the network where there is none, in the place of an error.
        await screen('DeploymentContainer', '76.9 kB'),
        // 0.3 kB of it keep the focus where a person goes on, and what they type in view; 0.1 kB as above, of the table.
        await screen('EnvironmentVariablesContainer', '55.4 kB'),
        // 0.1 kB of it are of the table too.
        await screen('TeamSettingsContainer', '48.2 kB'),
        {
          name: '@quayside/console/mount: before a screen is fetched',
          path: await filesOfImport('mount', `export { mount } from '@quayside/console/mount';`),
          // 0.2 kB of it say that there may be a new version, and lead the focus to the field that a key or command is for;
          // 0.05 kB hear that code cannot be fetched.
          limit: '33.9 kB',
        },
      ];

export default [
  // Without the schemas of the contract, which come once it is drawn (decision 0051). 0.5 kB of it offer a new link to
  // whoever did not confirm their address; 0.1 kB say that there may be a new version, and lead the focus to a field.
  { name: 'Log In: scripts', path: logIn.filter(isScript), limit: '98.3 kB' },
  // 0.2 kB are what goes on without code that is out of reach: toasts, the drawer, the error screen; 0.2 kB the stand-ins
  // for letters (decision 0053). 0.1 kB, of Apps too, are the mark for who waits long for the code.
  { name: 'Log In: styles', path: logIn.filter(isStyle), limit: '6.7 kB' },
  // 0.3 kB of it are the place of a page that is drawn ahead, and what keeps rail and top bar (decision 0045); 0.3 kB
  // what hears the palette's keys before it is there; 0.1 kB Feedback and Community in the rail of a narrow page.
  // 0.2 kB keep the page where the platform is down, 0.5 kB lay out the next one ahead, wait for the network, and do without queries on Log In.
  // 4.1 kB, and 0.3 of the styles, are of Log In, which is in the first file whoever comes (decision 0057).
  { name: 'Apps: scripts', path: apps.filter(isScript), limit: '141.5 kB' },
  { name: 'Apps: styles', path: apps.filter(isStyle), limit: '11.5 kB' },
  // 0.1 kB of it draw less of a large table while it scrolls; 0.5 kB, here and in the next two, a spinner without React
  // Aria's formatting of values, and queries that come with whoever reads first (decision 0054).
  ...packageSizes,
];
