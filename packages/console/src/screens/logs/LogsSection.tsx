import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { LogsView } from './LogsView.tsx';
import type { LogsViewData } from './LogsView.tsx';

/** Props of {@link LogsSection}. */
export interface LogsSectionProps extends LogsViewData {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Live log of an app, as a section of a page. */
export function LogsSection({ level = 2, ...props }: LogsSectionProps) {
  return <LogsView level={level} {...props} />;
}
