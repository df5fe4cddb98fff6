import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { createQueries } from './queries.ts';

const key = ['quayside', 'console', 'users', 'me'];
const make = () => new QueryClient();

type Use = (queryClient: QueryClient) => () => void;

test('a console has no query client until somebody reads, and then one', () => {
  const queries = createQueries(undefined);
  expect(queries.current).toBeUndefined();
  const made = queries.orMake(make);
  expect(queries.orMake(make)).toBe(made);
  expect(queries.current).toBe(made);
});

test('the client of a host is there from the start', () => {
  const hosts = make();
  const never = vi.fn<typeof make>(make);
  const queries = createQueries(hosts);
  expect(queries.current).toBe(hosts);
  expect(queries.orMake(never)).toBe(hosts);
  expect(never).not.toHaveBeenCalled();
});

test('who waits for the client is given it as it is made, once, and ends their use by themselves', () => {
  const queries = createQueries(undefined);
  const end = vi.fn<() => void>();
  const use = vi.fn<Use>(() => end);
  const leave = queries.whenThere(use);
  expect(use).not.toHaveBeenCalled();
  const made = queries.orMake(make);
  queries.orMake(make);
  expect(use).toHaveBeenCalledExactlyOnceWith(made);
  expect(end).not.toHaveBeenCalled();
  leave();
  expect(end).toHaveBeenCalledOnce();
});

test('who comes late is given the client at once, and who left before never', () => {
  const queries = createQueries(undefined);
  const left = vi.fn<Use>(() => () => {});
  queries.whenThere(left)();
  const made = queries.orMake(make);
  expect(left).not.toHaveBeenCalled();
  const late = vi.fn<Use>(() => () => {});
  queries.whenThere(late);
  expect(late).toHaveBeenCalledExactlyOnceWith(made);
});

test('the account of a login is known to whoever reads first', () => {
  const queries = createQueries(undefined);
  queries.put(key, { email: 'ada@example.com' });
  expect(queries.orMake(make).getQueryData(key)).toEqual({ email: 'ada@example.com' });
});

test('the account of a login is forgotten with its session, whether anybody has read or not', () => {
  const unread = createQueries(undefined);
  unread.put(key, { email: 'ada@example.com' });
  unread.reset(['quayside', 'console'], true);
  expect(unread.orMake(make).getQueryData(key)).toBeUndefined();

  const read = createQueries(make());
  read.put(key, { email: 'ada@example.com' });
  read.reset(['quayside', 'console'], false);
  expect(read.current?.getQueryData(key)).toBeUndefined();
});
