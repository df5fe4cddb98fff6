import { isRecord } from '../isRecord.ts';
import type { DesignSystemOverrides } from '@quayside/design-system/messages';

import type { en } from './en/index.ts';

/** Every text of the console. */
export type Messages = typeof en;

/** Recursive `Partial`. Functions and lists are whole. */
export type DeepPartial<T> = T extends ((...args: never[]) => unknown) | readonly unknown[]
  ? T
  : T extends object
    ? { [Key in keyof T]?: DeepPartial<T[Key]> }
    : T;

/** The texts of an area in another language. Missing texts fall back to English. */
export type Translation<Area extends keyof Messages> = DeepPartial<Messages[Area]>;

/** Texts that replace the English ones, by area. */
export type Translations = { [Area in keyof Messages]?: Translation<Area> };

/** Texts that replace the English ones, all optional: a host's own, or a whole language. */
export interface MessageOverrides extends Translations {
  /** Default texts of components. */
  designSystem?: DesignSystemOverrides;
}

/** Declares a language of the console. Texts that it lacks are shown in English. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeLanguage(
  areas: Translations,
  designSystem: DesignSystemOverrides,
): MessageOverrides {
  return { ...areas, designSystem };
}

/** Merges texts into a catalogue. Missing texts, and values of another type, fall back to the catalogue. */
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

/** Returns the paths of missing texts, such as `deployments.empty.title`. They fall back to the catalogue. */
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
