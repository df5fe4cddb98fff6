import { Children } from 'react';
import type { ReactNode } from 'react';

const isText = (node: unknown) => typeof node === 'string' || typeof node === 'number';

/**
 * Wraps text among children in elements, for places where siblings are added and removed. A
 * browser's translator replaces text nodes, so React must never move, update or remove one.
 */
export function separateText(children: ReactNode): ReactNode {
  if (isText(children)) return <span>{children}</span>;
  if (!Array.isArray(children) || !children.some(isText)) return children;
  const parts = Children.toArray(children);
  if (parts.every(isText)) return <span>{parts.join('')}</span>;
  return Children.map(children, (part: ReactNode) => (isText(part) ? <span>{part}</span> : part));
}
