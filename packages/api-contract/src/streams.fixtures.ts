/** A stream of these chunks; it then ends, or fails with `error`. */
export function streamOf(chunks: Uint8Array[], error?: Error): ReadableStream<Uint8Array> {
  const left = [...chunks];
  return new ReadableStream({
    pull(controller) {
      const chunk = left.shift();
      if (chunk !== undefined) controller.enqueue(chunk);
      else if (error === undefined) controller.close();
      else controller.error(error);
    },
  });
}

/** Splits bytes into chunks at these positions. */
export function cutAt(bytes: Uint8Array, positions: readonly number[]): Uint8Array[] {
  const cuts = [...new Set(positions)].filter((at) => at < bytes.length).toSorted((a, b) => a - b);
  return [0, ...cuts].map((start, index) => bytes.slice(start, cuts[index]));
}

/** Collects everything an async iterable yields. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
