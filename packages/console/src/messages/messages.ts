import type { en } from './en/index.ts';

/** Every text of the console. */
export type Messages = typeof en;

/** Any part of a thing, at any depth; functions are whole. */
export type DeepPartial<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** Texts that take the place of the English ones, as few or as many as wanted. */
export type MessageOverrides = { [Area in keyof Messages]?: DeepPartial<Messages[Area]> };

/** Lays texts over a catalogue. What is missing or of another kind falls back to the catalogue. */
export function mergeMessages<T extends object>(
  base: T,
  overrides: DeepPartial<NoInfer<T>> | undefined,
): T;
export function mergeMessages(base: object, overrides: object | undefined): object {
  return merge(base, overrides);
}

function merge(base: object, overrides: unknown): object {
  if (!isRecord(overrides)) return base;
  return Object.fromEntries(
    Object.entries(base).map(([key, text]: [string, unknown]) => {
      const override = Object.hasOwn(overrides, key) ? overrides[key] : undefined;
      if (isRecord(text)) return [key, merge(text, override)];
      return [key, typeof override === typeof text ? override : text];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
