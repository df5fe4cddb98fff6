import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';

/** Packs files as the public client does: a tar, compressed with Zstandard (RFC 8878). */
export function packArchive(files: Record<string, string>): Blob {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-archive-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const tar = execFileSync('tar', ['-cf', '-', '-C', folder, ...Object.keys(files)]);
    return new Blob([new Uint8Array(zstdCompressSync(tar))]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A small FastAPI project that builds and runs. */
export const fastApiProject: Record<string, string> = {
  'pyproject.toml': [
    '[project]',
    'name = "tide-clock"',
    'version = "0.1.0"',
    'requires-python = ">=3.12"',
    'dependencies = ["fastapi[standard]>=0.115"]',
    '',
  ].join('\n'),
  'main.py': [
    'from fastapi import FastAPI',
    '',
    'app = FastAPI(title="Tide Clock")',
    '',
    '',
    '@app.get("/")',
    'def next_tide() -> dict[str, str]:',
    '    return {"next": "high water", "at": "14:20"}',
    '',
  ].join('\n'),
};
