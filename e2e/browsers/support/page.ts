import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect } from '@playwright/test';
import { z } from 'zod';

import type { Driver, DriverElement } from './driver.ts';

/** An accessible name or a text, to the letter or as a pattern. */
type Name = string | RegExp;

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

  /** Number of elements at this moment. */
  async count(): Promise<number> {
    return z.number().parse(await this.#page.evaluate(`return ${this.#elements}.length`));
  }

  /** Waits for one element, and reads a property of it. */
  async read(property: 'innerText' | 'value'): Promise<string> {
    await this.waitFor();
    const value = await this.#page.evaluate(`return ${this.#elements}[0].${property}`);
    return z.string().parse(value);
  }

  /** Waits until there is one element, or none. */
  async waitFor({ state }: { state: 'visible' | 'hidden' } = { state: 'visible' }): Promise<void> {
    await expect
      .poll(() => this.count(), { message: `${this.#elements} is ${state}` })
      .toBe(state === 'visible' ? 1 : 0);
  }

  /** Waits until the text of the one element matches. */
  async waitForText(text: RegExp): Promise<void> {
    await expect.poll(() => this.read('innerText')).toMatch(text);
  }

  async #act(action: (element: DriverElement) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.#page.element(`
        const elements = ${this.#elements};
        if (elements.length !== 1) throw new Error(elements.length + ' elements');
        if (elements[0].matches(':disabled, [aria-disabled=true]')) throw new Error('disabled');
        return elements[0];`);
      await action(element);
    }).toPass({ timeout: 10_000 });
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
    await expect.poll(() => this.read('value')).toBe(text);
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
  async waitForPath(path: string | RegExp): Promise<void> {
    const poll = expect.poll(() =>
      this.#driver.evaluate('return location.pathname + location.search'),
    );
    await (typeof path === 'string' ? poll.toBe(path) : poll.toMatch(path));
  }

  getByRole: Locator['getByRole'] = (role, options) => this.#body.getByRole(role, options);
  getByLabel: Locator['getByLabel'] = (label) => this.#body.getByLabel(label);
  getByText: Locator['getByText'] = (text) => this.#body.getByText(text);
}
