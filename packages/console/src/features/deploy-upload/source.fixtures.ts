import type { SourceFile } from './source.ts';

/** A file of a source that holds a text, or bytes. */
export function sourceFile(
  path: string,
  content: string | Uint8Array<ArrayBuffer> = path,
): SourceFile {
  const blob = new Blob([content]);
  return {
    path,
    size: blob.size,
    modified: Date.parse('2026-11-21T09:12:00Z'),
    isExecutable: false,
    pipeTo: (target) => blob.stream().pipeTo(target),
  };
}
