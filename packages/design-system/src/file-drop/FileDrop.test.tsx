import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { renderThemed } from '../renderThemed.fixtures.tsx';
import { dropOn } from './dropOn.fixtures.ts';
import type { Folder } from './dropOn.fixtures.ts';
import { CollectedFiles, picked } from './FileDrop.fixtures.tsx';
import type { FileDropProps, PickedFile } from './index.ts';

const setup = async (props: Partial<FileDropProps> = {}) => {
  const onChange = vi.fn<(files: PickedFile[]) => void>();
  const screen = await renderThemed(<CollectedFiles onChange={onChange} {...props} />);
  const paths = () => onChange.mock.lastCall?.[0].map(({ path }) => path);
  return { screen, onChange, paths };
};

const drop = (
  { getByText }: Awaited<ReturnType<typeof setup>>['screen'],
  ...dropped: readonly (File | Folder)[]
) => dropOn(getByText(/^Drop a folder/).element(), ...dropped);

const onDesktop = (name: string, size = 1000) => new File([new Uint8Array(size)], name);

const choose = async (container: Element, ...files: File[]) => {
  const input = container.querySelector('input[type=file]');
  if (input === null) throw new Error('There is nothing to choose files by.');
  await userEvent.upload(input, files);
};

test('accepts dropped files and folders, and announces their count and size', async () => {
  const { screen, paths } = await setup({
    allowsMultiple: true,
    isIgnored: (path) => !/^[^.]+(?:index\.ts)?$/.test(path),
  });
  drop(
    screen,
    onDesktop('LICENSE', 1100),
    {
      name: 'kbd',
      holds: [onDesktop('Kbd.tsx'), onDesktop('Kbd.css.ts'), onDesktop('index.ts', 34)],
    },
    { name: 'stack', holds: [{ name: 'deep', holds: [] }, onDesktop('index.ts', 66)] },
  );
  await expect.element(screen.getByText('3 files, 1.2 kB')).toHaveRole('status');
  expect(paths()).toEqual(['LICENSE', 'kbd/index.ts', 'stack/index.ts']);
  const rows = screen.getByRole('list', { name: 'Files' }).getByRole('listitem');
  expect(rows.elements().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^LICENSE[\d.]+\skB$/),
    expect.stringMatching(/^kbd\/index\.ts\d+\sbytes$/),
    expect.stringMatching(/^stack\/index\.ts\d+\sbytes$/),
  ]);
});

test('accepts files pasted with the keyboard', async () => {
  const { screen, paths } = await setup();
  await userEvent.tab();
  const box = screen.getByRole('button', { name: /Drop a folder/ });
  expect(box.element()).not.toHaveAccessibleName(/drop ?zone/i);
  await expect.element(box).toHaveFocus();
  // Only users can put real files on the clipboard. A file from a script has no entry, which React
  // Aria handles where the browser has none.
  const { prototype } = DataTransferItem;
  const getter = Object.getOwnPropertyDescriptor(prototype, 'webkitGetAsEntry') ?? {};
  Reflect.deleteProperty(prototype, 'webkitGetAsEntry');
  onTestFinished(() => void Object.defineProperty(prototype, 'webkitGetAsEntry', getter));
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['x'], 'app.zip'));
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  await expect.element(screen.getByText('app.zip')).toBeVisible();
  expect(paths()).toEqual(['app.zip']);
  await expect.element(box).toHaveFocus();
});

test('a new file replaces the old one, unless multiple are allowed', async () => {
  const { screen, paths } = await setup({ files: [picked('old.zip')] });
  await choose(screen.container, new File(['x'], 'new.zip'));
  await expect.element(screen.getByText('new.zip')).toBeVisible();
  expect(paths()).toEqual(['new.zip']);
});

test('choosing the same file again uses the newer one', async () => {
  const { screen, onChange } = await setup({
    allowsMultiple: true,
    files: [picked('main.py', 10), picked('b.py')],
  });
  await choose(screen.container, new File(['abc'], 'main.py'));
  await expect.element(screen.getByText('3 bytes', { exact: true })).toBeVisible();
  expect(onChange.mock.lastCall?.[0].map(({ path, file }) => [path, file.size])).toEqual([
    ['main.py', 3],
    ['b.py', 1200],
  ]);
});

test('explains why a file was rejected, and accepts the others', async () => {
  const { screen, paths } = await setup({
    allowsMultiple: true,
    acceptedFileTypes: ['.json', '.yaml'],
    validate: ({ path }) => (path === 'knip.json' ? 'It is not for us.' : undefined),
  });
  drop(screen, onDesktop('LICENSE'), onDesktop('knip.json'), onDesktop('pnpm-workspace.yaml'));
  await expect.element(screen.getByText('This file type is not accepted.')).toBeVisible();
  await expect.element(screen.getByText('It is not for us.')).toBeVisible();
  await expect.element(screen.getByText(/^1 file, .+\. 2 files not added$/)).toHaveRole('status');
  expect(paths()).toEqual(['pnpm-workspace.yaml']);
});

test('removing with the keyboard focuses the next file, and finally Choose', async () => {
  const { screen } = await setup({ files: [picked('a.py'), picked('b.py'), picked('c.py')] });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Choose File' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Remove b.py' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remove c.py' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remove a.py' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Choose File' })).toHaveFocus();
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
});

test('a folder can be chosen where folders are accepted', async () => {
  const { screen } = await setup({ allowsFolders: true });
  await expect.element(screen.getByRole('button', { name: 'Choose Folder' })).toBeVisible();
  const [folders, files] = screen.container.querySelectorAll('input[type=file]');
  expect(folders?.hasAttribute('webkitdirectory')).toBe(true);
  expect(files?.hasAttribute('webkitdirectory')).toBe(false);
});

test('accepts nothing while disabled', async () => {
  const { screen, onChange } = await setup({ isDisabled: true, files: [picked('a.py')] });
  await expect.element(screen.getByRole('button', { name: 'Choose File' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Remove a.py' })).toBeDisabled();
  drop(screen, onDesktop('LICENSE'));
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 file, 1.2 kB');
  expect(onChange).not.toHaveBeenCalled();
});

test('is a group with its label, and its help or error', async () => {
  const { screen } = await setup({ description: 'At most 50 MB.' });
  const group = screen.getByRole('group', { name: 'Source' });
  await expect.element(group).toHaveAccessibleDescription('At most 50 MB.');
  // React Aria names the button of its drop target so.
  await expect.element(screen.getByRole('button', { name: /DropZone/ })).not.toBeInTheDocument();
  await screen.rerender(<CollectedFiles errorMessage="There is no app in these files." />);
  await expect.element(group).toHaveAccessibleDescription('There is no app in these files.');
});

test('accepts no more files than the maximum, those accepted before included', async () => {
  const { screen, paths } = await setup({ allowsMultiple: true, maxFiles: 3 });
  drop(screen, onDesktop('a.py'), onDesktop('b.py'));
  await expect.element(screen.getByText(/^2 files, [^.]+$/)).toBeVisible();
  drop(screen, onDesktop('c.py'), onDesktop('d.py'), onDesktop('e.py'));
  await expect.element(screen.getByText('There are too many files.')).toBeVisible();
  expect(paths()).toEqual(['a.py', 'b.py', 'c.py']);
  drop(screen, onDesktop('c.py', 5));
  await expect.element(screen.getByText('5 bytes')).toBeVisible();
  expect(paths()).toEqual(['a.py', 'b.py', 'c.py']);
});

test('stops reading a folder at the maximum', async () => {
  const entriesRead: string[] = [];
  const { screen, paths } = await setup({
    maxFiles: 2,
    readFolder: async function* readFolder(folder) {
      for await (const entry of folder.getEntries()) {
        entriesRead.push(entry.name);
        yield entry;
      }
    },
  });
  drop(screen, {
    name: 'api',
    holds: ['a.py', 'b.py', 'c.py', 'd.py'].map((name) => onDesktop(name)),
  });
  await expect.element(screen.getByText('There are too many files.')).toBeVisible();
  expect(paths()).toEqual(['api/a.py', 'api/b.py']);
  expect(entriesRead).toEqual(['a.py', 'b.py', 'c.py']);
});

test('accepts one of several dropped files, or one folder, unless multiple are allowed', async () => {
  const { screen, paths } = await setup({
    validate: ({ path }) => (path === 'a.zip' ? 'It is damaged.' : undefined),
  });
  drop(screen, onDesktop('a.zip'), onDesktop('b.zip'), onDesktop('c.zip'), onDesktop('d.zip'));
  await expect.element(screen.getByText(/3 files not added/)).toBeVisible();
  expect(paths()).toEqual(['b.zip']);
  drop(screen, { name: 'api', holds: [onDesktop('a.py'), onDesktop('b.py')] }, onDesktop('c.zip'));
  await expect.element(screen.getByText(/1 file not added/)).toBeVisible();
  expect(paths()).toEqual(['api/a.py', 'api/b.py']);
});
