import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { VariablesView } from './VariablesView.tsx';
import type { VariablesViewData } from './VariablesView.tsx';

/** Props of {@link EnvironmentVariablesSection}. */
export interface EnvironmentVariablesSectionProps extends VariablesViewData {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Variables of an app, as a section of a page. A secret is never shown. */
export function EnvironmentVariablesSection({
  level = 2,
  ...props
}: EnvironmentVariablesSectionProps) {
  return <VariablesView level={level} {...props} />;
}
