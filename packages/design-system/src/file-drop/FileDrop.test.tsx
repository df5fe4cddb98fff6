import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { ThemeProvider } from '../theme-provider/index.ts';
import { KeptFiles, picked } from './FileDrop.fixtures.tsx';
import type { FileDropProps, PickedFile } from './index.ts';

const setup = async (props: Partial<FileDropProps> = {}) => {
  const onChange = vi.fn<(files: PickedFile[]) => void>();
  const screen = await render(
    <ThemeProvider>
      <KeptFiles onChange={onChange} {...props} />
    </ThemeProvider>,
  );
  const paths = () => onChange.mock.lastCall?.[0].map(({ path }) => path);
  return { screen, onChange, paths };
};

const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
};

/** What the browser does with files that are dragged from the desktop and let go. */
function dropOn(target: Element, dataTransfer: DataTransfer) {
  for (const type of ['dragenter', 'dragover', 'drop']) {
    target.dispatchEvent(
      new DragEvent(type, {
        dataTransfer,
        bubbles: true,
        cancelable: true,
        clientX: 1,
        clientY: 1,
      }),
    );
  }
}

const zoneOf = (screen: Awaited<ReturnType<typeof setup>>['screen']) => {
  const zone = screen.getByRole('button', { name: /Drop a folder/ }).element();
  return zone.closest('[data-rac]') ?? zone;
};

const choose = async (container: Element, ...files: File[]) => {
  const input = container.querySelector('input[type=file]');
  if (input === null) throw new Error('There is nothing to choose files by.');
  await userEvent.upload(input, files);
};

test('takes files that are dropped, and tells how many and how large', async () => {
  const { screen, paths } = await setup({ allowsMultiple: true });
  dropOn(zoneOf(screen), transferOf(new File(['x = 1'], 'main.py'), new File(['abc'], 'a.txt')));
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 files, 8 bytes');
  expect(paths()).toEqual(['main.py', 'a.txt']);
  const rows = screen.getByRole('list', { name: 'Files' }).getByRole('listitem');
  expect(rows.elements().map((row) => row.textContent)).toEqual(['main.py5 bytes', 'a.txt3 bytes']);
});

test('takes files that are pasted into its box by keyboard', async () => {
  const { screen, paths } = await setup();
  await userEvent.tab();
  const box = screen.getByRole('button', { name: /Drop a folder/ });
  await expect.element(box).toHaveFocus();
  const event = new ClipboardEvent('paste', {
    clipboardData: transferOf(new File(['x'], 'app.zip')),
    bubbles: true,
    cancelable: true,
  });
  // A real one is preceded by `beforepaste`, by which React Aria says that it can be pasted here.
  box.element().dispatchEvent(new ClipboardEvent('beforepaste', { bubbles: true }));
  box.element().dispatchEvent(event);
  await expect.element(screen.getByText('app.zip')).toBeVisible();
  expect(paths()).toEqual(['app.zip']);
});

test('one file takes the place of another, unless several are asked for', async () => {
  const { screen, paths } = await setup({ files: [picked('old.zip')] });
  await choose(screen.container, new File(['x'], 'new.zip'));
  await expect.element(screen.getByText('new.zip')).toBeVisible();
  expect(paths()).toEqual(['new.zip']);
});

test('a file that is chosen again is the newer one', async () => {
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

test('says why something was not taken, and takes what is beside it', async () => {
  const { screen, paths } = await setup({
    allowsMultiple: true,
    acceptedFileTypes: ['.zip', '.py'],
    validate: ({ file }) => (file.size > 3 ? 'It is larger than 3 bytes.' : undefined),
  });
  dropOn(
    zoneOf(screen),
    transferOf(new File(['x'], 'a.pdf'), new File(['large'], 'b.py'), new File(['x'], 'c.py')),
  );
  await expect.element(screen.getByText('This kind of file is not accepted.')).toBeVisible();
  await expect.element(screen.getByText('It is larger than 3 bytes.')).toBeVisible();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('1 file, 1 byte. 2 files not taken');
  expect(paths()).toEqual(['c.py']);
});

test('removing by keyboard leaves the focus on the next file, at last on Choose', async () => {
  const { screen } = await setup({ files: [picked('a.py'), picked('b.py'), picked('c.py')] });
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Remove b.py' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remove c.py' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Remove a.py' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toHaveFocus();
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument();
});

test('a folder can be chosen where folders are taken', async () => {
  const { screen } = await setup({ allowsFolders: true });
  await expect.element(screen.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
  const [folders, files] = screen.container.querySelectorAll('input[type=file]');
  expect(folders?.hasAttribute('webkitdirectory')).toBe(true);
  expect(files?.hasAttribute('webkitdirectory')).toBe(false);
});

test('a disabled one takes nothing', async () => {
  const { screen, onChange } = await setup({ isDisabled: true, files: [picked('a.py')] });
  await expect.element(screen.getByRole('button', { name: 'Choose' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Remove a.py' })).toBeDisabled();
  const zone = screen.container.querySelector('[data-disabled] [data-disabled]');
  if (zone !== null) dropOn(zone, transferOf(new File(['x'], 'b.py')));
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 file, 1.2 kB');
  expect(onChange).not.toHaveBeenCalled();
});

test('is a group with its name, its help or its error, a class and a ref', async () => {
  const ref = createRef<HTMLDivElement>();
  const { screen } = await setup({ description: 'At most 50 MB.', className: 'mine', ref });
  const group = screen.getByRole('group', { name: 'Source' });
  await expect.element(group).toHaveAccessibleDescription('At most 50 MB.');
  expect(ref.current).toBe(group.element());
  expect(ref.current?.classList.contains('mine')).toBe(true);
  await screen.rerender(
    <ThemeProvider>
      <KeptFiles errorMessage="There is no app in these files." />
    </ThemeProvider>,
  );
  await expect.element(group).toHaveAccessibleDescription('There is no app in these files.');
});
