import { endpoints } from '@quayside/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import {
  createFaultyPlatform,
  failureKinds,
  fakeTimers,
  pass,
  shown,
  unreadableKinds,
} from './faultyPlatform.tsx';
import type { FailureKind } from './faultyPlatform.tsx';
import { openWrite, writes } from './writes.tsx';
import type { Write } from './writes.tsx';

interface Case {
  id: string;
  write: Write;
  kind: FailureKind;
  title: string;
}

/** A response without a body is not read, so none of them is unreadable. */
const hasBody: ReadonlySet<string> = new Set(
  Object.values(endpoints)
    .filter(({ response }) => response.kind !== 'empty')
    .map(({ id }) => id),
);

const cases: readonly Case[] = Object.entries(writes).flatMap(([id, either]) => {
  const ways = [either].flat();
  return ways.flatMap((write, way) =>
    failureKinds
      .filter((kind) => hasBody.has(id) || !unreadableKinds.has(kind))
      .map((kind) => {
        const name = ways.length > 1 ? `${id} (${way + 1}, ${write.page})` : id;
        return { id, write, kind, title: `${name}, ${kind}` };
      }),
  );
});

beforeEach(() => fakeTimers({ shouldAdvanceTime: true }));

afterEach(() => vi.useRealTimers());

const messageSelector =
  '[role=alert], [role=status], output, [aria-live=assertive], [data-sonner-toast]';

/** Returns the messages announced on the page, and the errors of fields. */
function messages(): string[] {
  const invalid = [...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)),
  );
  return [...document.querySelectorAll(messageSelector), ...invalid]
    .map((element) => (element === null ? '' : announcedText(element)))
    .filter((text) => text !== '');
}

/** Returns text as screen readers get it: without visual-only parts, such as a countdown. */
function announcedText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text !== '' && node.parentElement?.closest('[aria-hidden=true]') === null) texts.push(text);
  }
  return texts.join('\n');
}

/** Returns the value of each field. */
function fields(): Map<string, string> {
  const found = new Map<string, string>();
  for (const field of document.querySelectorAll('input, textarea, [aria-haspopup=listbox]')) {
    const isChecked = field instanceof HTMLInputElement && field.type === 'checkbox';
    const value = isChecked
      ? String(field.checked)
      : field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? field.value
        : (field.textContent ?? '');
    const name =
      field.getAttribute('name') ?? field.getAttribute('aria-label') ?? field.getAttribute('id');
    if (name !== null && value !== '') found.set(name, value);
  }
  return found;
}

/** The title of an error, and the text of one without a detail: the specification has both, and they differ by a sign. */
const unknownError = /^Something went wrong!\s+Something went wrong\.$/;

/** Returns the technical parts of a message. */
function faultsOf(text: string): string[] {
  const sentences = text
    .replace(unknownError, '')
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replaceAll(/[.!?\s]+$/g, '').toLowerCase());
  return [
    ...(/\bundefined\b|\bnull\b|\bNaN\b|\[object|<[!/a-z]/i.test(text)
      ? [`not readable: ${text}`]
      : []),
    ...(sentences.some((sentence, index) => sentence !== '' && sentence === sentences[index + 1])
      ? [`says it twice: ${text}`]
      : []),
    ...(/[^\s.!?:…”)]\s(?:You can try|Try) again/.test(text)
      ? [`no full stop between sentences: ${text}`]
      : []),
  ];
}

/** Waits until something holds. Returns whether it does. */
async function becomesTrue(condition: () => boolean): Promise<boolean> {
  const check = () => {
    if (!condition()) throw new Error('Not yet');
  };
  return await vi.waitFor(check, { timeout: 10_000 }).then(
    () => true,
    () => false,
  );
}

async function problemsWith({ id, write, kind }: Case): Promise<string[]> {
  const problems: string[] = [];
  const platform = await createFaultyPlatform(write.as);
  const { calls } = platform;
  if (write.send === undefined) platform.fail(id, kind);
  const screen = await openWrite(platform, write);
  const isDone = () => write.done.test(shown());
  const requests = () => calls.filter((call) => call === id).length;
  try {
    await becomesTrue(() => document.querySelector('h1') !== null);
    await pass(1000);
    await write.fill?.();
    // All messages of a write that is made on opening are new.
    const before = write.send === undefined ? [] : messages();
    const typed = fields();
    const ending = write.ends?.[kind];
    const news = () => messages().filter((text) => !before.includes(text));

    platform.fail(id, kind);
    await write.send?.();
    if (write.deferredMs !== undefined) await pass(write.deferredMs);
    if (!(await becomesTrue(() => requests() === 1))) problems.push('no request');
    if (kind === 'no response') await pass(31_000);
    const isAnswered = () =>
      (write.isSilent === undefined ? news().length > 0 : isDone()) ||
      ending?.test(shown()) === true;
    if (!(await becomesTrue(isAnswered))) {
      problems.push(`nothing is said: ${shown().slice(0, 300)}`);
    }
    problems.push(...news().flatMap(faultsOf));
    const checkFields = () => {
      const now = fields();
      for (const [name, value] of typed) {
        if (now.get(name) !== value) problems.push(`${name} is ${now.get(name)}, not ${value}`);
      }
    };
    const isOver = ending !== undefined || write.isSilent !== undefined;
    if (!isOver) checkFields();

    await pass(10_000);
    if (requests() !== 1 && write.repeats?.includes(kind) !== true) {
      problems.push(`${requests()} requests`);
    }
    if (isOver) return problems;

    platform.heal();
    if (kind === '429 that asks to wait') await pass(20_000);
    if (!isDone()) {
      await (write.sendAgain ?? write.send)?.();
      if (write.deferredMs !== undefined) await pass(write.deferredMs);
    }
    if (!(await becomesTrue(isDone))) {
      problems.push(`does not work again: ${shown().slice(0, 300)}`);
    }
  } catch (error) {
    problems.push(`cannot be done: ${String(error).slice(0, 300)} ${shown().slice(0, 200)}`);
  } finally {
    platform.heal();
    await screen.unmount();
  }
  return problems;
}

/** One failure with a response of the platform, and one without. */
const gateKinds: readonly FailureKind[] = ['500', 'a reset connection'];

/** In the gate each write fails in one of these ways, by turns: the handling is shared. */
const gateCases = new Set(
  Object.values(writes)
    .flat()
    .flatMap((write, index) =>
      cases.filter((each) => each.write === write && each.kind === gateKinds[index % 2]),
    ),
);
const isInGate = (each: Case) => gateCases.has(each);

test.for(cases.filter(isInGate))(
  '$title: says so, keeps what was typed, and works when it is tried again',
  { timeout: 60_000 },
  async (each) => expect(await problemsWith(each)).toEqual([]),
);

test.for(cases.filter((each) => !isInGate(each)))(
  '$title: says so, keeps what was typed, and works when it is tried again',
  { timeout: 60_000, tags: ['full'] },
  async (each) => expect(await problemsWith(each)).toEqual([]),
);
