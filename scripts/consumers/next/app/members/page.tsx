import { Members } from './Members';

// A static route: Next.js writes its HTML when it builds.
export default function Page() {
  return <Members />;
}
