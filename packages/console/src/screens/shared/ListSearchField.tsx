import { SearchField } from '@quayside/design-system';

import * as styles from './list.css.ts';
import { useTypedText } from './useTypedText.ts';

interface ListSearchFieldProps {
  'aria-label': string;
  placeholder: string;
  /** What is searched for. May follow later than the next key. */
  value: string;
  onChange: (search: string) => void;
}

/** Narrows a list, above it. No key is lost, however late the list follows. */
export function ListSearchField({ value, onChange, ...rest }: ListSearchFieldProps) {
  return <SearchField {...rest} className={styles.search} {...useTypedText(value, onChange)} />;
}
