import { expect, test, vi } from 'vitest';

import { createToaster, type ToastRequest } from './createToaster.ts';

test('toasts added before the region mounts are shown once it mounts, in order', () => {
  const toaster = createToaster();
  toaster.success({ title: 'Saved' });
  toaster.error({ title: 'Lost' });

  const shown: ToastRequest[] = [];
  toaster.connect((request) => shown.push(request));

  expect(shown).toMatchObject([
    { tone: 'success', content: { title: 'Saved' } },
    { tone: 'danger', content: { title: 'Lost' } },
  ]);
});

test('a toast replaces the previous one with the same topic', () => {
  const toaster = createToaster();
  const shown: ToastRequest[] = [];
  toaster.connect((request) => shown.push(request));
  const failed = toaster.error({ title: 'Lost', topic: 'save notes' });
  expect(toaster.error({ title: 'Lost', topic: 'save more' })).not.toBe(failed);
  expect(toaster.success({ title: 'Saved', topic: 'save notes' })).toBe(failed);
  expect(shown.map(({ id }) => id)).toEqual(['save notes', 'save more', 'save notes']);
});

test('a toast is dismissed by its topic', () => {
  const toaster = createToaster();
  const shown: ToastRequest[] = [];
  toaster.connect((request) => shown.push(request));
  toaster.error({ title: 'Lost', topic: 'save notes' });
  toaster.dismiss('save notes');
  expect(shown.at(-1)).toEqual({ kind: 'dismiss', id: 'save notes' });
});

test('two toasters have separate toasts', () => {
  const one = createToaster();
  const other = createToaster();
  const shown: ToastRequest[] = [];
  other.connect((request) => shown.push(request));
  one.success({ title: 'Saved' });
  expect(shown).toEqual([]);
});

test('an unmounted region gets no toasts, and the next one does', () => {
  const toaster = createToaster();
  const first: ToastRequest[] = [];
  const second: ToastRequest[] = [];
  const leave = toaster.connect((request) => first.push(request));
  leave();
  toaster.success({ title: 'Saved' });
  toaster.connect((request) => second.push(request));
  expect(first).toEqual([]);
  expect(second).toHaveLength(1);
});

test('a region is notified of toasts that wait, before and after it asks, and not once it is connected', () => {
  const toaster = createToaster();
  toaster.info({ title: 'First' });
  const onWaiting = vi.fn<() => void>();
  toaster.onWaiting(onWaiting);
  expect(onWaiting).toHaveBeenCalledTimes(1);
  toaster.info({ title: 'Second' });
  expect(onWaiting).toHaveBeenCalledTimes(2);
  toaster.connect(() => {});
  toaster.info({ title: 'Third' });
  expect(onWaiting).toHaveBeenCalledTimes(2);
});
