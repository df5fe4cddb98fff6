import type { Rolldown } from 'vite';

/**
 * The chunks of entries and all that those import at once, each once.
 * @param entries how the ids of their modules end
 */
export function chunksOf(
  chunks: readonly Rolldown.OutputChunk[],
  entries: readonly string[],
): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const file of chunk.imports) visit(byName.get(file));
  };
  for (const entry of entries) {
    const chunk = chunks.find(({ moduleIds, facadeModuleId }) =>
      [...moduleIds, facadeModuleId].some((id) => id?.endsWith(entry)),
    );
    if (chunk === undefined) throw new Error(`The app has no ${entry}`);
    visit(chunk);
  }
  return [...found];
}
