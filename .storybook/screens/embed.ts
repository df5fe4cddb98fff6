import type { ComponentProps } from 'react';

import type * as api from '../../packages/console/src/index.ts';

type Containers = Extract<keyof typeof api, `${string}Container`>;

/** A value as it is written in JSX, where that is not a plain text: `{value}`. */
export interface Code {
  code: string;
}

type Printed<Props> = {
  [Name in keyof Props as Props[Name] extends string ? Name : never]: Props[Name];
} & {
  [
    Name in keyof Props as Props[Name] extends string
      ? never
      : object extends Pick<Props, Name>
        ? never
        : Name
  ]: Code;
} & {
  [Name in keyof Props as object extends Pick<Props, Name> ? Name : never]?: string | Code;
};

/** Embedding code of a screen: the container's export name and its props. */
export interface Embedding {
  container: Containers;
  props: Readonly<Record<string, string | Code>>;
}

/** Describes how to render a container on a page, with type-checked props. */
export function embed<Name extends Containers>(
  container: Name,
  props: Printed<ComponentProps<(typeof api)[Name]>>,
): Embedding {
  return { container, props };
}
