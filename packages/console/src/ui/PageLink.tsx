import { Link, LinkButton } from '@quayside/design-system';
import type { LinkButtonProps, LinkProps } from '@quayside/design-system';
import type { ReactNode } from 'react';

/** Props of {@link PageLink}. */
interface PageLinkProps extends Omit<LinkProps, 'href' | 'children' | 'className'> {
  /** Path of a page; `undefined` when the host does not have it (`useLinkTo`). */
  href: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the console, or its text when the host does not have that page. */
export function PageLink({ href, className, children, ...link }: PageLinkProps) {
  if (href === undefined) return <span className={className}>{children}</span>;
  return (
    <Link {...link} className={className} href={href}>
      {children}
    </Link>
  );
}

/** Props of {@link PageLinkButton}. */
interface PageLinkButtonProps extends Omit<LinkButtonProps, 'href'> {
  /** Path of a page; `undefined` when the host does not have it (`useLinkTo`). */
  href: string | undefined;
}

/** A button that opens a page of the console, or nothing when the host does not have that page. */
export function PageLinkButton({ href, ...button }: PageLinkButtonProps) {
  return href === undefined ? null : <LinkButton {...button} href={href} />;
}
