import { isRecord } from '../isRecord.ts';
import type { DesignSystemOverrides } from '@quayside/design-system/messages';

import type { en } from './en/index.ts';

/** Every text of the console. */
export type Messages = typeof en;

/** Any part of a thing, at any depth; functions and lists are whole. */
export type DeepPartial<T> = T extends ((...args: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** The texts of one part of the console in another language. What is missing falls back to English. */
export type Translation<Area extends keyof Messages> = DeepPartial<Messages[Area]>;

/** The texts of screens in the place of the English ones. */
export type Translations = { [Area in keyof Messages]?: Translation<Area> };

/** Texts that take the place of the English ones, as few or as many as wanted: a host's own, or a whole language. */
export interface MessageOverrides extends Translations {
  /** The words that components say by themselves. */
  designSystem?: DesignSystemOverrides;
}

/** A language of the console: it has every area, where a text may still wait for its translation. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeLanguage(
  areas: Required<Translations>,
  designSystem: DesignSystemOverrides,
): MessageOverrides {
  return { ...areas, designSystem };
}

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
      return [key, isOfSameKind(override, text) ? override : text];
    }),
  );
}

function isOfSameKind(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}

/** The names of the texts of a catalogue that another lacks, as in `deployments.empty.title`. Those fall back. */
export function missingMessages(base: object, overrides: object | undefined): string[] {
  return Object.entries(base).flatMap(([key, text]: [string, unknown]) => {
    const override: unknown = isRecord(overrides) ? overrides[key] : undefined;
    if (isRecord(text)) {
      const inner = missingMessages(text, isRecord(override) ? override : undefined);
      return inner.map((name) => `${key}.${name}`);
    }
    return isOfSameKind(override, text) ? [] : [key];
  });
}
