import { TeamApps } from '../TeamApps';

export default async function Page({ params }: { params: Promise<{ teamSlug: string }> }) {
  return <TeamApps teamSlug={(await params).teamSlug} />;
}
