import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { openConsoleInMemory } from '../testing/openConsole.tsx';

/** Drags and drops on an element, and returns whether the browser would open what was dropped. */
function opensInBrowser(target: Element, dataTransfer: DataTransfer): boolean {
  const dragged = (type: string) =>
    target.dispatchEvent(
      new DragEvent(type, { bubbles: true, cancelable: true, composed: true, dataTransfer }),
    );
  // Without a cancelled `dragover`, there is no `drop`: the browser does what it does by default.
  return dragged('dragover') || dragged('drop');
}

function aFile(): DataTransfer {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'main.py'));
  return dataTransfer;
}

const takesDrops = {
  onDragOver: (event: { preventDefault: () => void }) => event.preventDefault(),
  onDrop: (event: { preventDefault: () => void }) => event.preventDefault(),
};

test('files that are dropped beside a zone are reported, and the page stays', async () => {
  const opened = await openConsoleInMemory('/login', {
    isSignedIn: false,
    beside: (
      <>
        <p>Beside</p>
        <div {...takesDrops}>Zone</div>
      </>
    ),
  });
  await render(opened.page);
  expect(opensInBrowser(page.getByText('Zone').element(), aFile())).toBe(false);
  expect(page.getByText('Files can’t be dropped here.').query()).toBeNull();
  expect(opensInBrowser(page.getByText('Beside').element(), aFile())).toBe(false);
  await expect.element(page.getByText('Files can’t be dropped here.')).toBeVisible();
});

test('dropped text, and the page of the host, are left alone', async () => {
  const opened = await openConsoleInMemory('/login', { isSignedIn: false, beside: <p>Beside</p> });
  await render(
    <>
      <p>The host</p>
      {opened.page}
    </>,
  );
  const text = new DataTransfer();
  text.setData('text/plain', 'A=1');
  expect(opensInBrowser(page.getByText('Beside').element(), text)).toBe(true);
  expect(opensInBrowser(page.getByText('The host').element(), aFile())).toBe(true);
});
