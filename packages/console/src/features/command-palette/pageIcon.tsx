import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { ancestorsOf, pageOf } from '../../runtime/navigation/paths.ts';
import type { PageId } from '../../runtime/navigation/paths.ts';

/** Returns an icon at the size of the palette. */
export function iconOf(Icon: LucideIcon): ReactNode {
  return <Icon size={16} strokeWidth={1.75} aria-hidden="true" />;
}

/** Returns the icon of a page in the rail or the palette, or that of the nearest page above it. */
export function pageIcon(id: PageId): ReactNode {
  const { rail, palette } = pageOf(id);
  const above = ancestorsOf(id).findLast((page) => pageOf(page).rail !== undefined);
  const icon = (rail ?? palette)?.icon ?? (above && pageOf(above).rail?.icon);
  return icon && iconOf(icon);
}
