import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from '@playwright/test';
import { z } from 'zod';

import type { Driver, DriverElement, DriverKey } from './driver.ts';

/** An accessible name or a text, to the letter or as a pattern. */
type Name = string | RegExp;

/** Repeats steps until they pass. A page that is being left may reject some of them. */
export const eventually = (steps: () => Promise<void>): Promise<void> =>
  expect(steps).toPass({ intervals: [100, 250, 500], timeout: 15_000 });

// Finds elements by role and label in the same way in every browser.
const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

const literal = (value: Name) => (typeof value === 'string' ? JSON.stringify(value) : `${value}`);

/** The visible elements that a query finds. Looks for them each time it is used, and waits for them, as in Playwright. */
export class Locator {
  readonly #page: Page;
  /** Expression of an array of elements. */
  readonly #elements: string;

  constructor(page: Page, elements: string) {
    this.#page = page;
    this.#elements = elements;
  }

  #query(query: string, args: string): Locator {
    const found = `${this.#elements}.flatMap((root) => TestingLibraryDom.queryAllBy${query}(root, ${args}))`;
    return new Locator(this.#page, `${found}.filter((element) => element.checkVisibility())`);
  }

  /** The elements of a role inside this one. */
  getByRole(role: string, { name, level }: { name?: Name; level?: number } = {}): Locator {
    const options = `{ name: ${name && literal(name)}, level: ${level} }`;
    return this.#query('Role', `${literal(role)}, ${options}`);
  }

  /** The controls with a label inside this one. */
  getByLabel(label: Name): Locator {
    return this.#query('LabelText', literal(label));
  }

  /** The elements with a text inside this one. */
  getByText(text: Name): Locator {
    return this.#query('Text', literal(text));
  }

  /** The first of the elements. */
  first(): Locator {
    return new Locator(this.#page, `${this.#elements}.slice(0, 1)`);
  }

  /** One of the elements, by its index. */
  nth(index: number): Locator {
    return new Locator(this.#page, `${this.#elements}.slice(${index}, ${index + 1})`);
  }

  /** The last of the elements. */
  last(): Locator {
    return new Locator(this.#page, `${this.#elements}.slice(-1)`);
  }

  async #read(property: 'innerText' | 'value'): Promise<string> {
    await this.#expectCount(1);
    const value = await this.#page.evaluate(`return ${this.#elements}[0].${property}`);
    return z.string().parse(value);
  }

  async #expectCount(expected: number): Promise<void> {
    const count = await this.#page.evaluate(`return ${this.#elements}.length`);
    expect(count, this.#elements).toBe(expected);
  }

  /** The text of the one element. */
  async innerText(): Promise<string> {
    await this.waitFor();
    return this.#read('innerText');
  }

  /** Waits until there is one element, or none. */
  waitFor({ state }: { state: 'visible' | 'hidden' } = { state: 'visible' }): Promise<void> {
    return eventually(() => this.#expectCount(state === 'visible' ? 1 : 0));
  }

  /** Waits until the one element contains a text, or its text matches a pattern. */
  waitForText(text: Name): Promise<void> {
    return eventually(async () => {
      const actual = expect(await this.#read('innerText'));
      if (typeof text === 'string') actual.toContain(text);
      else actual.toMatch(text);
    });
  }

  /** Waits until the text of the one element no longer contains a text. */
  waitForTextToLack(text: string): Promise<void> {
    return eventually(async () => expect(await this.#read('innerText')).not.toContain(text));
  }

  /** Waits until the one field has a value. */
  waitForValue(value: string): Promise<void> {
    return eventually(async () => expect(await this.#read('value')).toBe(value));
  }

  /** Whether one of the elements has focus. */
  async isFocused(): Promise<boolean> {
    const isFocused = await this.#page.evaluate(
      `return ${this.#elements}.includes(document.activeElement)`,
    );
    return isFocused === true;
  }

  /** Waits until the element has focus. */
  waitForFocus(): Promise<void> {
    return eventually(async () => expect(await this.isFocused(), this.#elements).toBe(true));
  }

  async #act(action: (element: DriverElement) => Promise<void>): Promise<void> {
    await eventually(async () => {
      const element = await this.#page.element(`
        const elements = ${this.#elements};
        if (elements.length !== 1) throw new Error(elements.length + ' elements');
        if (elements[0].matches(':disabled, [aria-disabled=true]')) throw new Error('disabled');
        return elements[0];`);
      await action(element);
    });
  }

  /** Clicks the one element, once it is enabled. */
  click(): Promise<void> {
    return this.#act((element) => element.click());
  }

  /** Replaces the text of a field by typing. */
  async fill(text: string): Promise<void> {
    await this.#act(async (element) => {
      await this.#page.evaluate(
        `const [field] = ${this.#elements}; field.focus(); field.select();`,
      );
      await element.type(text);
    });
    await this.waitForValue(text);
  }
}

/** The window of a browser, with queries by role and label. */
export class Page {
  readonly #driver: Driver;
  readonly #baseUrl: string;
  readonly #body: Locator;

  constructor(driver: Driver, baseUrl: string) {
    this.#driver = driver;
    this.#baseUrl = baseUrl;
    this.#body = new Locator(this, '[document.body]');
  }

  async #loadTestingLibrary(): Promise<void> {
    const isLoaded = await this.#driver.evaluate('return "TestingLibraryDom" in globalThis');
    if (isLoaded !== true) await this.#driver.evaluate(testingLibrary);
  }

  /** Runs the body of an async function in the page. Returns its value. */
  async evaluate(body: string): Promise<unknown> {
    await this.#loadTestingLibrary();
    return this.#driver.evaluate(body);
  }

  /** Runs the body of a function in the page. Returns the element that it returns. */
  async element(body: string): Promise<DriverElement> {
    await this.#loadTestingLibrary();
    return this.#driver.element(body);
  }

  /** Opens a path of the app, or a URL. */
  goto(path: string): Promise<void> {
    return this.#driver.goto(new URL(path, this.#baseUrl).href);
  }

  /** Waits until path and search of the URL match. */
  waitForPath(path: Name): Promise<void> {
    return eventually(async () => {
      const actual = expect(
        await this.#driver.evaluate('return location.pathname + location.search'),
      );
      if (typeof path === 'string') actual.toBe(path);
      else actual.toEqual(expect.stringMatching(path));
    });
  }

  /** Presses a key, with Control held down if it is the modifier. */
  press(key: DriverKey, modifier?: 'Control'): Promise<void> {
    return this.#driver.press(key, modifier);
  }

  /** Types with the keyboard, wherever the focus is. */
  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Runs steps in another window, then closes it. */
  inNewWindow(steps: () => Promise<void>): Promise<void> {
    return this.#driver.inNewWindow(steps);
  }

  getByRole: Locator['getByRole'] = (role, options) => this.#body.getByRole(role, options);
  getByLabel: Locator['getByLabel'] = (label) => this.#body.getByLabel(label);
  getByText: Locator['getByText'] = (text) => this.#body.getByText(text);
}
