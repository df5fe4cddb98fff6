import { randomUuid } from '../random.ts';
import type { AppRecord, CustomDomainRecord } from './records.ts';
import { InvalidInput, PlatformError } from './platformErrors.ts';
import type { Dataset } from './dataset.ts';

/** Duration of each setup step, in milliseconds of the timeline. */
const stepLength = 20_000;

/** Interval of DNS checks, in milliseconds of the timeline. */
const checkInterval = 5_000;

/** Names under this domain always fail, because they have no DNS records. */
const brokenZone = 'invalid.example';

/** Status of a setup. */
export interface DomainSetup {
  status: string;
  phase: 'in-progress' | 'failed' | 'successful';
  /** Null before the first DNS check. */
  checked_at: number | null;
}

/** Custom domains of apps. */
export interface CustomDomains {
  /** Newest first. */
  list(app: AppRecord): CustomDomainRecord[];
  /** Rejects an invalid host name, and one that any app uses. */
  add(
    app: AppRecord,
    domain: { name: string; is_using_pre_validation: boolean },
  ): CustomDomainRecord;
  remove(app: AppRecord, domainId: string): void;
  /** Restarts the setup, whatever its state. */
  restart(app: AppRecord, domainId: string): CustomDomainRecord;
  /** Derived from the start of the setup and the clock. */
  setupOf(domain: CustomDomainRecord): DomainSetup;
}

/** Creates the custom domains of a dataset. */
export function createCustomDomains(dataset: Dataset): CustomDomains {
  const { rows, clock, settings } = dataset;

  const find = (app: AppRecord, domainId: string) => {
    const domain = rows.customDomains.get(domainId);
    if (domain?.app_id !== app.id) throw new PlatformError(404, 'Custom domain not found');
    return domain;
  };

  return {
    list: (app) => rows.customDomains.where('app_id', app.id).toReversed(),
    add(app, { name: input, is_using_pre_validation }) {
      const name = parseHostname(input, settings.appsDomain);
      if (rows.customDomains.where('name', name).length > 0) {
        throw new PlatformError(409, 'Custom domain already exists');
      }
      const now = clock.now();
      return dataset.write(() =>
        rows.customDomains.insert({
          id: randomUuid(dataset.random),
          app_id: app.id,
          name,
          is_using_pre_validation,
          created_at: now,
          updated_at: now,
          setup_started_at: now,
        }),
      );
    },
    remove(app, domainId) {
      const domain = find(app, domainId);
      dataset.write(() => rows.customDomains.remove(domain.id));
    },
    restart(app, domainId) {
      const domain = find(app, domainId);
      const now = clock.now();
      return dataset.write(() =>
        rows.customDomains.update(domain.id, { setup_started_at: now, updated_at: now }),
      );
    },
    setupOf(domain) {
      const steps = stepsOf(domain);
      const elapsed = (clock.now() - domain.setup_started_at) / settings.timeScale;
      const end = (steps.length - 1) * stepLength;
      const checked = Math.floor(Math.min(elapsed, end) / checkInterval) * checkInterval;
      const index = Math.min(Math.floor(elapsed / stepLength), steps.length - 1);
      return {
        status: steps[index] ?? '',
        phase: elapsed < end ? 'in-progress' : isBroken(domain) ? 'failed' : 'successful',
        checked_at: checked === 0 ? null : domain.setup_started_at + checked * settings.timeScale,
      };
    },
  };
}

/** The statuses of a setup, in order; the last one is final. */
function stepsOf(domain: CustomDomainRecord): readonly string[] {
  // Pre-validation proves ownership by a TXT record, before any traffic is moved.
  if (domain.is_using_pre_validation) {
    return isBroken(domain)
      ? ['internal_dcv_pending', 'internal_dcv_missing']
      : [
          'internal_dcv_pending',
          'external_dcv_pending',
          'origin_setup_pending',
          'origin_setup_success',
        ];
  }
  return isBroken(domain)
    ? ['external_dcv_pending', 'external_dcv_timeout']
    : ['external_dcv_pending', 'origin_setup_pending', 'origin_setup_success'];
}

function isBroken({ name }: CustomDomainRecord): boolean {
  return isUnder(name, brokenZone);
}

function isUnder(name: string, zone: string): boolean {
  return name === zone || name.endsWith(`.${zone}`);
}

/**
 * Parses a host name of two labels or more (RFC 1123 section 2.1), in lower case and without the trailing
 * dot. Rejects anything else, and names under the platform's own domain.
 */
function parseHostname(name: string, appsDomain: string): string {
  const host = name.trim().toLowerCase().replace(/\.$/, '');
  const labels = host.split('.');
  const isHost =
    labels.length > 1 &&
    labels.every((label) => /^(?!-)[a-z0-9-]{1,63}(?<!-)$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '');
  if (!isHost) throw invalid('must be a host name such as app.example.com');
  if (isUnder(host, appsDomain)) throw invalid(`cannot be under ${appsDomain}`);
  return host;
}

function invalid(problem: string): InvalidInput {
  return new InvalidInput([
    { loc: ['body', 'name'], msg: `Value error, ${problem}`, type: 'value_error' },
  ]);
}
