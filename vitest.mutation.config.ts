import { defineConfig } from 'vitest/config';

import node from './vitest.node.config.ts';

/** The tests in Node for mutation tests: each change runs them again, so those of the full level are skipped. */
export default defineConfig({
  ...node,
  test: { ...node.test, tags: [{ name: 'full', skip: true }] },
});
