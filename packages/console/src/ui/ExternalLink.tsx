import { Link, LinkButton, VisuallyHidden } from '@quayside/design-system';
import type { LinkButtonProps, LinkProps } from '@quayside/design-system';
import type { ComponentType, ReactNode } from 'react';

import { commonMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { isConfiguredAddress, isWebAddress } from './linkAddress.ts';

type FixedProps = 'href' | 'target' | 'rel' | 'children' | 'className' | 'aria-label';

/** Props of {@link ExternalLink}. */
interface ExternalLinkProps extends Omit<LinkProps, FixedProps> {
  /** Address from the platform. */
  href: string;
  /** Accessible name, without the hint that it opens in a new tab. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a web page that the platform names. An address that is none is shown as text. */
export function ExternalLink({ href, name, children, className, ...link }: ExternalLinkProps) {
  const { opensInNewTab } = useMessages(commonMessages);
  if (!isWebAddress(href)) return <bdi className={className}>{children}</bdi>;
  return (
    <Link
      {...link}
      className={className}
      href={href}
      target="_blank"
      rel="noreferrer"
      aria-label={`${name} ${opensInNewTab}`}
    >
      {children}
    </Link>
  );
}

/** Props of {@link ExternalLinkButton}. */
type ExternalLinkButtonProps = Omit<LinkButtonProps, 'target' | 'rel'>;

/** A button that opens a web page that the platform names, or nothing when the address is none. */
export function ExternalLinkButton({ href, children, ...button }: ExternalLinkButtonProps) {
  const { opensInNewTab } = useMessages(commonMessages);
  if (!isWebAddress(href)) return null;
  return (
    <LinkButton {...button} href={href} target="_blank" rel="noreferrer">
      {children}
      <VisuallyHidden>{` ${opensInNewTab}`}</VisuallyHidden>
    </LinkButton>
  );
}

/** Props of {@link ConfiguredLink}. */
interface ConfiguredLinkProps {
  /** Address from the configuration. */
  href: string;
  /** Link to render. */
  as: ComponentType<{ href: string; children: ReactNode }>;
  children: ReactNode;
}

/** A link of the configuration. An address that no link may have is shown as text. */
export function ConfiguredLink({ href, as: Component, children }: ConfiguredLinkProps) {
  if (!isConfiguredAddress(href)) return <span>{children}</span>;
  return <Component href={href}>{children}</Component>;
}
