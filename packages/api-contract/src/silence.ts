import { longestTimerMs } from './sleep.ts';

/**
 * Forwards a stream, and fails it when no bytes arrive for `ms` milliseconds: a connection that is
 * dead but not closed would otherwise never end.
 */
export function failWhenSilent(
  source: ReadableStream<Uint8Array>,
  ms: number,
): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new Error(`No bytes for ${ms} ms`)),
          Math.min(ms, longestTimerMs),
        );
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel(error).catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
