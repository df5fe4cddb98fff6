import type { SourceLink, SourceRun } from './createSource.ts';

/** Hands over what an iterable yields until it ends, fails or is stopped. A failure makes the log unavailable. */
export function readAll<Event>(
  link: SourceLink,
  read: (signal: AbortSignal) => AsyncIterable<Event>,
  { onEvent, onEnd }: { onEvent: (event: Event) => void; onEnd: () => void },
): SourceRun {
  const reading = new AbortController();
  const { signal } = reading;
  const follow = async () => {
    try {
      for await (const event of read(signal)) {
        if (signal.aborted) return;
        onEvent(event);
      }
      if (!signal.aborted) onEnd();
    } catch (error) {
      if (!signal.aborted) link.connect({ status: 'unavailable', error });
    }
  };
  void follow();
  return { stop: () => reading.abort() };
}
