/**
 * One line of a newline-delimited JSON stream. `tooLong`: it exceeded the limit and its text was dropped. `notJson`: it
 * is complete, but cannot be parsed.
 */
export type NdjsonLine =
  | { kind: 'value'; value: unknown }
  | { kind: 'tooLong' }
  | { kind: 'notJson' };

/** Options of `readNdjson`. */
export interface NdjsonOptions {
  /** The most characters a line may have. @default 1048576 */
  maxLineLength?: number;
}

/**
 * Reads newline-delimited JSON as it arrives. Bytes may be split anywhere, even within a character. Blank
 * lines are skipped, and so is a last line that the end of the stream cut off. An endless line uses no more memory
 * than the limit.
 * Leaving the loop early cancels the stream. An error of the stream rejects the loop.
 */
export async function* parseNdjson(
  stream: ReadableStream<Uint8Array>,
  { maxLineLength = 1_048_576 }: NdjsonOptions = {},
): AsyncGenerator<NdjsonLine, void, void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let line = '';
  let isTooLong = false;

  const append = (part: string) => {
    if (isTooLong) return;
    line += part;
    if (line.length > maxLineLength) {
      isTooLong = true;
      line = '';
    }
  };

  const takeLine = (): NdjsonLine | undefined => {
    const taken = isTooLong ? ({ kind: 'tooLong' } as const) : parseLine(line);
    line = '';
    isTooLong = false;
    return taken;
  };

  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = done ? decoder.decode() : decoder.decode(value, { stream: true });
      const parts = text.split('\n');
      for (const [index, part] of parts.entries()) {
        append(part);
        if (index === parts.length - 1) break;
        const taken = takeLine();
        if (taken !== undefined) yield taken;
      }
      if (done) break;
    }
    const last = takeLine();
    if (last !== undefined && last.kind !== 'notJson') yield last;
  } finally {
    // Cancelling a failed stream rejects with the same error.
    await reader.cancel().catch(() => undefined);
  }
}

function parseLine(line: string): NdjsonLine | undefined {
  if (line.trim() === '') return undefined;
  try {
    return { kind: 'value', value: JSON.parse(line) };
  } catch {
    return { kind: 'notJson' };
  }
}
