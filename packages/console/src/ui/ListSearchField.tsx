import { SearchField } from '@quayside/design-system';

import * as styles from './list.css.ts';
import { useBufferedInput } from './useBufferedInput.ts';

interface ListSearchFieldProps {
  'aria-label': string;
  placeholder: string;
  /** Search text. May lag behind the typed text. */
  value: string;
  onChange: (search: string) => void;
}

/** Narrows a list, above it. No key is lost, however late the list follows. */
export function ListSearchField({ value, onChange, ...rest }: ListSearchFieldProps) {
  return <SearchField {...rest} className={styles.search} {...useBufferedInput(value, onChange)} />;
}
