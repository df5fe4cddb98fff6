import { PageFooter, PageFooterLink } from '@quayside/design-system';

import { footerMessages } from '../runtime/messages/en/common.ts';
import { useMessages } from '../runtime/messages/useMessages.ts';
import { ConfiguredLink } from '../ui/ExternalLink.tsx';
import type { Links } from '../runtime/Console.ts';

/** The product's links under a page; those that are not configured are left out. */
export function ProductFooter({ links }: { links: Links }) {
  const messages = useMessages(footerMessages);
  const named = [
    [messages.documentation, links.documentation],
    [messages.terms, links.terms],
    [messages.privacyPolicy, links.privacy],
    [messages.accessibility, links.accessibility],
    ...(links.social ?? []).map(({ label, href }) => [label, href] as const),
  ] as const;
  return (
    <PageFooter
      start={
        links.status !== undefined && (
          <ConfiguredLink href={links.status} as={PageFooterLink}>
            {messages.status}
          </ConfiguredLink>
        )
      }
    >
      {named.map(
        ([label, href]) =>
          href !== undefined && (
            <ConfiguredLink key={label} href={href} as={PageFooterLink}>
              {label}
            </ConfiguredLink>
          ),
      )}
    </PageFooter>
  );
}
