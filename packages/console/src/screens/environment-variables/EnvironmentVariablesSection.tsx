import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { VariablesPage } from './VariablesPage.tsx';
import type { VariablesPageData } from './VariablesPage.tsx';

/** Props of {@link EnvironmentVariablesSection}. */
export interface EnvironmentVariablesSectionProps extends VariablesPageData {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Variables of an app, as a section of a page. A secret is never shown. */
export function EnvironmentVariablesSection({
  level = 2,
  ...props
}: EnvironmentVariablesSectionProps) {
  return <VariablesPage level={level} {...props} />;
}
