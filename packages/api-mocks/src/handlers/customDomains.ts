import type { CustomDomain, customDomainEndpoints } from '@quayside/api-contract';

import type { Platform } from '../platform/platform.ts';
import type { AppRecord, CustomDomainRecord } from '../platform/records.ts';
import type { HandlersOf } from './handler.ts';
import { toTime } from './views.ts';

/** Address of the platform's edge, from the block reserved for documentation (RFC 5737). */
const edgeAddress = '203.0.113.10';

/** Custom domains of an app. */
export const customDomainHandlers: HandlersOf<typeof customDomainEndpoints> = {
  listCustomDomains({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    const data = platform.customDomains.list(app).map((domain) => view(platform, app, domain));
    return { data, count: data.length };
  },

  createCustomDomain({ platform, me, path, body }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    return view(platform, app, platform.customDomains.add(app, body));
  },

  deleteCustomDomain({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    platform.customDomains.remove(app, path.domain_id);
  },

  restartCustomDomainSetup({ platform, me, path }) {
    const app = platform.apps.find({ kind: 'user', user: me }, path.app_id);
    return view(platform, app, platform.customDomains.restart(app, path.domain_id));
  },
};

function view(platform: Platform, app: AppRecord, domain: CustomDomainRecord): CustomDomain {
  const { id, name, is_using_pre_validation } = domain;
  const { status, phase, checked_at } = platform.customDomains.setupOf(domain);
  return {
    id,
    name,
    status,
    setup_in_progress: phase === 'in-progress',
    setup_failed: phase === 'failed',
    setup_successful: phase === 'successful',
    is_using_pre_validation,
    dns_records: recordsOf(domain, `${app.host_label}.${platform.dataset.settings.appsDomain}`),
    created_at: toTime(domain.created_at),
    updated_at: toTime(domain.updated_at),
    setup_started_at: toTime(domain.setup_started_at),
    setup_checked_at: checked_at === null ? null : toTime(checked_at),
    app_id: app.id,
  };
}

/** DNS record that the owner of the name must create. The apex of a zone cannot hold a CNAME (RFC 1034). */
function recordsOf(
  { id, name, is_using_pre_validation }: CustomDomainRecord,
  target: string,
): CustomDomain['dns_records'] {
  const isTop = name.split('.').length === 2;
  return [
    ...(is_using_pre_validation
      ? [{ type: 'TXT', name: `_quayside.${name}`, value: `quayside-verification=${id}` }]
      : []),
    isTop ? { type: 'A', name, value: edgeAddress } : { type: 'CNAME', name, value: target },
  ];
}
