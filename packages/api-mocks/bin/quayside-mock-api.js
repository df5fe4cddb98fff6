#!/usr/bin/env node
// Exists so that package managers find the command before `dist` is built.
try {
  await import('../dist/bin.js');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
