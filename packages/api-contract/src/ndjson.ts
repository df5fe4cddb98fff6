/**
 * One line of a newline-delimited JSON stream. `tooLong`: it went over the cap and its text is gone. `notJson`: it is
 * whole, and cannot be parsed.
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
 * Reads newline-delimited JSON as it arrives. Bytes may be split anywhere, within a character too. Blank
 * lines are skipped, and so is a last line that the end of the stream cut off; an endless line costs no more memory
 * than the cap.
 * Leaving the loop early cancels the stream; a failing stream fails the loop.
 */
export async function* parseNdjson(
  stream: ReadableStream<Uint8Array>,
  { maxLineLength = 1_048_576 }: NdjsonOptions = {},
): AsyncGenerator<NdjsonLine, void, void> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let line = '';
  let isTooLong = false;

  const append = (piece: string) => {
    if (isTooLong) return;
    line += piece;
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
      const pieces = text.split('\n');
      for (const [index, piece] of pieces.entries()) {
        append(piece);
        if (index === pieces.length - 1) break;
        const taken = takeLine();
        if (taken !== undefined) yield taken;
      }
      if (done) break;
    }
    const last = takeLine();
    if (last !== undefined && last.kind !== 'notJson') yield last;
  } finally {
    // Cancelling a stream that has failed fails again, with nothing new to tell.
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
