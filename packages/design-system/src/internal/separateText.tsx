import { Children } from 'react';
import type { ReactNode } from 'react';

const isText = (node: unknown) => typeof node === 'string' || typeof node === 'number';

/**
 * Puts text among children into elements of its own, for where something comes and goes beside it. A
 * browser's translator replaces text nodes; React must never have to move, update or remove one.
 */
export function separateText(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  if (!Array.isArray(children) || !children.some(isText)) return children;
  const parts = Children.toArray(children);
  if (parts.every(isText)) return <span>{parts.join('')}</span>;
  return Children.map(children, (part: ReactNode) => (isText(part) ? <span>{part}</span> : part));
}
