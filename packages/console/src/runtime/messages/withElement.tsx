import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** "Object replacement character": placeholder of the element. */
const place = '\uFFFC';

/** A message about one value, with an element in the value's place: a path in its own type, a link. */
export function withElement(message: (value: string) => string, element: ReactNode): ReactNode {
  return message(place)
    .split(place)
    .map((text, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence never change places
      <Fragment key={index}>
        {index > 0 && element}
        {text !== '' && <span>{text}</span>}
      </Fragment>
    ));
}
