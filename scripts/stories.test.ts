import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { pageOf as pageOfComponent } from '../.storybook/docs/pageOf.ts';
import { flows } from '../.storybook/flows/flows.ts';
import type { Flow } from '../.storybook/flows/flows.ts';
import { keyStories } from '../e2e/visual/keyStories.ts';
import { screenStates } from '../.storybook/screens/screenStates.ts';
import { screens, storyOf } from '../.storybook/screens/screens.ts';
import { pages } from '../packages/console/src/pages.ts';
import { fixtures } from '../packages/console/src/testing/fixtures.ts';
import { root } from './lib/run.ts';
import { readStoryFiles } from './lib/stories.ts';
import type { StoryFile } from './lib/stories.ts';
import { parseFile, visitFile } from './lib/syntax.ts';

const files = readStoryFiles();
const table = [...screens];

const components = files.filter(({ title }) => title.startsWith('Components/'));

const pageOf = (title: string) => files.find((file) => file.title === `Screens/${title}`);

test('the table lists every Screen of the console and no other', () => {
  const written = globSync('packages/console/src/{screens,features}/*/*Screen.tsx', {
    cwd: root,
  }).map((file) => basename(file, '.tsx'));
  expect(table.map(([, { component }]) => component).toSorted()).toEqual(written.toSorted());
});

test('every page has fixtures', () => {
  const ids = fixtures.flatMap(({ pages: own = {} }) => Object.keys(own));
  expect(ids.toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
});

test('every exported container of a page has code to embed it', () => {
  const source = join(root, 'packages/console/src');
  const { module } = parseFile(join(source, 'index.ts'));
  const paths = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest?.value ?? ''),
  );
  const containers = paths
    .filter((file) => /(?<!Section)Container\.tsx$/.test(file))
    .filter((file) => existsSync(join(source, dirname(file), 'page.ts')))
    .map((file) => basename(file, '.tsx'));
  const embedded = table.map(([, { embedding }]) => embedding?.container);
  expect(containers.length).toBeGreaterThan(20);
  expect(embedded).toEqual(expect.arrayContaining(containers));
});

test('every Screen has a story for each state', () => {
  const missing = table.flatMap(([title, screen]) =>
    screenStates.flatMap((state) => {
      const story = storyOf(screen, state);
      if (typeof story !== 'string') return [];
      return pageOf(title)?.stories.has(story) === true ? [] : [`${title}: ${state} (${story})`];
    }),
  );
  expect(missing).toEqual([]);
});

test('a state that a Screen lacks has a reason and no story', () => {
  const wrong = table.flatMap(([title, screen]) =>
    screenStates.flatMap((state) => {
      const story = storyOf(screen, state);
      return typeof story === 'string' || /^[A-Z].{8,}\.?$/.test(story.never)
        ? []
        : [`${title}: ${state}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('every Screen has a docs page with the code that embeds it', () => {
  const undocumented = table.filter(([title]) => !pageOf(title)?.tags.includes('autodocs'));
  expect(undocumented.map(([title]) => title)).toEqual([]);
});

// Knip reports a guide that no page shows.
test('every component has a docs page with a guide', () => {
  const lacksGuide = ({ file, tags }: StoryFile) =>
    !tags.includes('autodocs') || !existsSync(join(root, file.replace('.stories.', '.docs.')));
  const undocumented = components.filter(lacksGuide).map(({ title }) => title);
  // Is described with the log of a build.
  expect(undocumented).toEqual(['Components/Log Viewer/Live Log']);
});

test('every recommended alternative has a docs page', () => {
  const named = components.map(({ title }) => title.split('/')[1]?.replaceAll(' ', ''));
  const lost: string[] = [];
  for (const file of globSync('packages/design-system/src/**/*.docs.tsx', { cwd: root })) {
    visitFile(join(root, file), {
      Property({ key, value }) {
        if (key.type !== 'Identifier' || key.name !== 'instead' || value.type !== 'Literal') return;
        const page = pageOfComponent(String(value.value));
        if (!named.some((name) => name?.toLowerCase() === page)) lost.push(`${file}: ${page}`);
      },
    });
  }
  expect(lost).toEqual([]);
});

test('every Screen is in a flow over the platform', () => {
  const isWalked = (title: string) => {
    const walks = pageOf(`${title}/Over the platform`)?.stories ?? new Map<string, never>();
    return walks.size > 0 && [...walks.values()].every(({ hasPlay }) => hasPlay);
  };
  const unwalked = table.filter(([title, { walkedWith = title }]) => !isWalked(walkedWith));
  expect(unwalked.map(([title]) => title)).toEqual([]);
});

test('every step of a flow is a story', () => {
  const all: [string, Flow][] = Object.entries(flows);
  const lost = all.flatMap(([, { title, steps }]) =>
    steps
      .filter(([screen, story]) => pageOf(screen)?.stories.has(story) !== true)
      .map(([screen, story]) => `${title}: ${screen}/${story}`),
  );
  expect(lost).toEqual([]);
});

test('every story with screenshots exists', () => {
  const ids = new Set(files.flatMap(({ stories }) => [...stories.values()].map(({ id }) => id)));
  expect(keyStories.filter((id) => !ids.has(id))).toEqual([]);
});

test('every flow has a page', () => {
  const flowPages = globSync('.storybook/flows/*.mdx', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .toSorted();
  const wanted = Object.entries(flows).map(([name, { title }]) => flowPage(name, title));
  expect(flowPages).toEqual(wanted.toSorted());
});

test('counts of states, screens and flows', () => {
  const ofScreens = files.filter(({ title }) => title.startsWith('Screens/'));
  const states = table.flatMap(([, screen]) =>
    screenStates.filter((state) => typeof storyOf(screen, state) === 'string'),
  );
  const numbers = {
    screens: table.length,
    states: states.length,
    flows: Object.keys(flows).length,
    storiesOfScreens: ofScreens.reduce((sum, { stories }) => sum + stories.size, 0),
    stories: files.reduce((sum, { stories }) => sum + stories.size, 0),
  };
  process.stdout.write(
    `Storybook: ${numbers.screens} screens in ${numbers.states} states, ${numbers.flows} flows, ` +
      `${numbers.storiesOfScreens} stories of screens, ${numbers.stories} in all\n`,
  );
  expect(numbers.storiesOfScreens).toBeGreaterThanOrEqual(numbers.states);
});

const flowPage = (
  name: string,
  title: string,
) => `import { Meta } from '@storybook/addon-docs/blocks';

import { FlowPage } from './FlowPage.tsx';

<Meta title="Screens/Flows/${title}" />

<FlowPage name="${name}" />
`;
