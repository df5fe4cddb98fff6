import { NotFoundContainer } from '@quayside/console';

export default function NotFound() {
  return <NotFoundContainer onGoBack={() => history.back()} />;
}
