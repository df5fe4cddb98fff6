// What a browser must fetch before it can show a page: every script the page's chunk needs, and the styles of all
// pages, in brotli.
// The lists come from Vite's manifest, so a chunk that sneaks onto a page is counted.
// Then what a host adds to a page that shows one screen of the packages as they are published, without the libraries it
// brings itself (peers). What a screen fetches later is not in it, and no other screen is.
// The limits are what was measured, with 5 % of headroom.
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
    files.add(`${folder}/${chunk.file}`);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return [...files];
}

/** @param {string} name of a chunk group (apps/web/vite.config.ts) */
function chunkNamed(name) {
  const key = Object.keys(manifest).find((one) => manifest[one].name === name);
  if (key === undefined) throw new Error(`The build has no chunk ${name}`);
  return key;
}

const started = ['main', 'app'].map(chunkNamed);
const logIn = filesOf(started);
const apps = filesOf([...started, chunkNamed('signed-in')]);

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
        await screen('AppsContainer', '87 kB'),
        await screen('DeploymentContainer', '138 kB'),
        await screen('EnvironmentVariablesContainer', '139 kB'),
        await screen('TeamSettingsContainer', '110 kB'),
        {
          name: '@quayside/console/mount: before a screen is fetched',
          path: await filesOfImport('mount', `export { mount } from '@quayside/console/mount';`),
          limit: '52 kB',
        },
        {
          name: '@quayside/api-contract, one function: errorMessage',
          path: await filesOfImport(
            'errorMessage',
            `export { errorMessage } from '@quayside/api-contract';`,
          ),
          limit: '1 kB',
        },
      ];

export default [
  { name: 'Log In: scripts', path: logIn, limit: '149 kB' },
  { name: 'Apps: scripts', path: apps, limit: '219 kB' },
  { name: 'styles', path: `${folder}/${manifest['style.css'].file}`, limit: '21.8 kB' },
  ...packageSizes,
];
