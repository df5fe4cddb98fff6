import type { SectionLevel } from '../../ui/SectionLevel.ts';
import { StorageList } from './StorageList.tsx';
import type { StorageListData } from './StorageList.tsx';

/** Props of {@link StorageSection}. */
export interface StorageSectionProps extends StorageListData {
  /** Level of the heading. @default 2 */
  level?: SectionLevel | undefined;
}

/** Connected resources of an app, as a section of a page. */
export function StorageSection({ level = 2, ...props }: StorageSectionProps) {
  return <StorageList level={level} {...props} />;
}
