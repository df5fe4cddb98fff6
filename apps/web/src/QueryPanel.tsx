import { ReactQueryDevtools } from '@tanstack/react-query-devtools';

/** The developer's view of the query cache, closed at first. */
export default function QueryPanel() {
  return <ReactQueryDevtools initialIsOpen={false} />;
}
