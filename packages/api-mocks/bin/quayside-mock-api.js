#!/usr/bin/env node
// Here so that package managers find the command before `dist` is built.
import '../dist/bin.js';
