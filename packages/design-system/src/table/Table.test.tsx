import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { createTheme } from '../create-theme/index.ts';
import { Narrow } from '../internal/Narrow.fixtures.tsx';
import { renderThemed } from '../renderThemed.fixtures.tsx';
import { apps, AppsTable, type App } from './Table.fixtures.tsx';
import type { TableColumn, TableProps, TableSort } from './types.ts';

const setup = (props: Partial<TableProps<App>> = {}) =>
  renderThemed(<AppsTable {...props} />, { locale: 'en-GB' });

test('is a table with a header, and a row named by its row header', async () => {
  const screen = await setup();
  await expect.element(screen.getByRole('table', { name: 'Apps' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Region' })).toBeVisible();
  await expect.element(screen.getByRole('rowheader', { name: 'Tide Tables' })).toBeVisible();
  expect(screen.getByRole('row').all()).toHaveLength(apps.length + 1);
});

test("the corners of the header follow the theme's radius", async () => {
  const screen = await renderThemed(<AppsTable />, {
    theme: createTheme({ accent: '#7c3aed', radius: 16 }),
  });
  const frame = screen.getByRole('table').element().closest('[data-part=table]');
  const radius = Number.parseFloat(frame ? getComputedStyle(frame).borderRadius : '');
  expect(radius).toBeGreaterThan(10);
  const header = screen.getByRole('columnheader').first().element();
  expect(getComputedStyle(header).borderStartStartRadius).toBe(`${radius - 1}px`);
});

test("clicking anywhere on a row follows its link through the host's router", async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await renderThemed(
    <RouterProvider navigate={navigate}>
      <AppsTable rowHref={({ slug }) => `/apps/${slug}`} />
    </RouterProvider>,
  );
  await screen.getByText('tide-tables.quayside.example').click({ force: true });
  expect(navigate).toHaveBeenCalledWith('/apps/tide-tables', undefined);
});

test('opening the menu of a row does not follow the row', async () => {
  const navigate = vi.fn<(path: string) => void>();
  const screen = await renderThemed(
    <RouterProvider navigate={navigate}>
      <AppsTable />
    </RouterProvider>,
  );
  await screen.getByRole('button', { name: 'Actions for Tide Tables' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Open Logs' })).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('a cell does not clip a focus ring, and has no element for presses', async () => {
  const screen = await setup();
  const link = screen.getByRole('rowheader', { name: 'Tide Tables' }).getByRole('link');
  const cell = screen.getByRole('rowheader', { name: 'Tide Tables' });
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  await expect.element(link).toHaveFocus();
  await expect.element(cell).toHaveStyle({ overflow: 'clip' });
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await expect.element(link).toHaveFocus();
  await expect.element(cell).toHaveStyle({ overflow: 'visible' });
});

test('headers sort by keyboard, ascending first, and set aria-sort', async () => {
  const onSortChange = vi.fn<(sort: TableSort) => void>();
  const sortDescriptor: TableSort = { column: 'created', direction: 'ascending' };
  const screen = await setup({ sortDescriptor, onSortChange });
  const created = screen.getByRole('columnheader', { name: 'Created' });
  await expect.element(created).toHaveAttribute('aria-sort', 'ascending');
  const deployed = screen.getByRole('columnheader', { name: 'Latest Deployment' });
  await expect.element(deployed).toHaveAttribute('aria-sort', 'none');
  await expect
    .element(screen.getByRole('columnheader', { name: 'Region' }))
    .not.toHaveAttribute('aria-sort');

  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'deployed', direction: 'ascending' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'created', direction: 'descending' });
});

test('while loading it is busy, shows that it loads, and has nothing to press', async () => {
  const screen = await setup({ rows: undefined });
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await expect.element(screen.getByText('Loading')).toBeInTheDocument();
  expect(screen.getByRole('link').all()).toHaveLength(0);
});

test('rows have the same height while loading and after', async () => {
  const loading = await setup({ rows: undefined });
  const skeleton = loading.container.querySelector('tbody > tr')?.getBoundingClientRect().height;
  await loading.unmount();
  const ready = await setup();
  const row = ready.container.querySelector('tbody > tr')?.getBoundingClientRect().height;
  expect(skeleton).toBe(row);
});

test('explains why there are no rows', async () => {
  const screen = await setup({ rows: [] });
  await expect.element(screen.getByRole('heading', { name: 'No apps yet' })).toBeVisible();
});

test('a page of many rows has row indexes', async () => {
  const screen = await setup({ totalRows: 23, firstRowIndex: 10 });
  await expect.element(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '24');
  expect(screen.getByRole('row').nth(1).element().getAttribute('aria-rowindex')).toBe('12');
});

test('in a narrow container a row is a list item and still a row', async () => {
  const screen = await renderThemed(
    <Narrow>
      <AppsTable />
    </Narrow>,
  );
  const name = screen.getByRole('rowheader', { name: 'Harbour API' });
  await expect.element(name).toBeVisible();
  await expect.element(screen.getByRole('table', { name: 'Apps' })).toBeVisible();
  await expect.element(screen.getByText('eu-west-1').first()).not.toBeVisible();
  const url = screen.getByText('harbour-api.quayside.example').element();
  expect(url.getBoundingClientRect().top).toBeGreaterThan(
    name.element().getBoundingClientRect().bottom - 1,
  );
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(screen.container.clientWidth);
});

test('in a narrow container optional columns are hidden, except those with a line of their own', async () => {
  const columns: readonly TableColumn<App>[] = [
    { id: 'name', header: 'App', cell: ({ name }) => name },
    { id: 'url', header: 'URL', isOptional: true, narrow: 'line', cell: ({ slug }) => `/${slug}` },
    { id: 'region', header: 'Region', isOptional: true, cell: () => 'eu-west-1' },
  ];
  const screen = await renderThemed(
    <Narrow>
      <AppsTable columns={columns} />
    </Narrow>,
  );
  await expect.element(screen.getByText('/harbour-api')).toBeVisible();
  await expect.element(screen.getByText('eu-west-1').first()).not.toBeVisible();
});

test.each([1000, 800, 390])('at %i px a long table has the same layout', async (width) => {
  const open = async (isLong: boolean) => {
    const screen = await setup({ isLong });
    const { container, unmount } = screen;
    container.style.inlineSize = `${width}px`;
    await expect.element(screen.getByRole('table', { name: 'Apps' })).toBeVisible();
    const boxes = () =>
      [...container.querySelectorAll('th, td')].map((cell) => {
        const { x, y, width: inline, height } = cell.getBoundingClientRect();
        return [x, y, inline, height].map(Math.round);
      });
    return { boxes, unmount };
  };
  const short = await open(false);
  const wanted = short.boxes();
  await short.unmount();
  const long = await open(true);
  // Rows have an estimated height until the browser has found them in view.
  await expect.poll(long.boxes).toEqual(wanted);
});

test('rows of a long table outside the view are skipped, and still rows', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    ...apps[0],
    name: `App ${index}`,
    slug: `app-${index}`,
    region: 'eu-west-1',
    state: 'ready' as const,
    status: 'Ready',
    deployedAt: '2026-11-21T09:00:00Z',
    createdAt: '2026-11-20T09:00:00Z',
  }));
  const screen = await setup({ isLong: true, rows: many });
  const isRendered = (name: string) =>
    screen
      .getByRole('rowheader', { name, exact: true })
      .element()
      .firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
  await expect.poll(() => isRendered('App 3')).toBe(true);
  await expect.poll(() => isRendered('App 290')).toBe(false);
  screen.getByRole('link', { name: 'App 290' }).element().scrollIntoView();
  await expect.poll(() => isRendered('App 290')).toBe(true);
  const header = screen.getByRole('columnheader').first().element();
  expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('a row that is added before the others renders alone', async () => {
  const [first, ...others] = apps;
  if (first === undefined) throw new Error('There is no app.');
  const rendered: string[] = [];
  const columns: TableColumn<App>[] = [
    {
      id: 'name',
      header: 'App',
      cell({ name }) {
        rendered.push(name);
        return name;
      },
    },
  ];
  const table = (rows: readonly App[]) => (
    <AppsTable columns={columns} rows={rows} rowHref={undefined} rowActions={undefined} />
  );
  const screen = await renderThemed(table(others));
  rendered.length = 0;
  await screen.rerender(table(apps));
  expect(rendered).toEqual([first.name]);
});

test('groups are row groups, each with a heading before its rows', async () => {
  const screen = await setup({
    rows: apps.toSorted((one, two) => (one.region < two.region ? -1 : 1)),
    getRowGroup: ({ region }) => region,
    groupHeading: (region, rows) => `${region}: ${rows.length}`,
    isRowHighlighted: ({ slug }) => slug === 'tide-tables',
  });
  // The first row group is the header of the table.
  const group = screen.getByRole('rowgroup').nth(1);
  await expect.element(group.getByRole('row').first()).toHaveTextContent('eu-west-1: 2');
  expect(group.getByRole('row').all()).toHaveLength(3);
  const row = (name: RegExp) => getComputedStyle(group.getByRole('row', { name }).element());
  expect(row(/Tide Tables/).backgroundColor).not.toBe(row(/Berth Planner/).backgroundColor);
});
