import { useConsoleWithQueries } from '@quayside/console';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools';

/** The developer's view of the query cache, closed until it is wanted. */
export default function QueryPanel() {
  return <ReactQueryDevtools client={useConsoleWithQueries().queryClient} initialIsOpen={false} />;
}
