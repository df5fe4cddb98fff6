#!/usr/bin/env node
// Exists so that package managers find the command before `dist` is built.
await import('../dist/bin.js');
