import { SearchField } from '@quayside/design-system';

import * as styles from './list.css.ts';
import { useBufferedInput } from './useBufferedInput.ts';

interface ListSearchFieldProps {
  'aria-label': string;
  placeholder: string;
  /** Search text. May lag behind the typed text. */
  value: string;
  onChange: (search: string) => void;
  /** Number of results for the value; `undefined` until it is known. */
  resultCount: number | undefined;
}

/** Search field above a list. No key is lost, however slowly the list updates. */
export function ListSearchField({ value, onChange, ...rest }: ListSearchFieldProps) {
  return <SearchField {...rest} className={styles.search} {...useBufferedInput(value, onChange)} />;
}
