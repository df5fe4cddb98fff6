import { composeRenderProps } from 'react-aria-components';

type ClassName = string | false | undefined;

/** Joins class names; `false` and `undefined` are omitted. */
export const classNames = (...names: ClassName[]): string => names.filter(Boolean).join(' ');

/**
 * Puts our class names before the caller's, which may be a string or, as everywhere in React Aria
 * Components, a function of the render props.
 */
export const withClassNames = <RenderProps>(
  callers: string | ((renderProps: RenderProps) => string) | undefined,
  ...ours: ClassName[]
) => composeRenderProps(callers, (own: string | undefined) => classNames(...ours, own));
