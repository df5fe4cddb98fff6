#!/usr/bin/env node
import { parseArgs } from 'node:util';

import * as z from 'zod/mini';

import { seedNames } from './seeds/index.ts';
import { createMockServer } from './server.ts';

const usage = `Usage: quayside-mock-api [options]

  --port <number>        Port to listen on (default 4174; 0 takes a free one)
  --host <address>       Address to listen on (default 127.0.0.1)
  --allowed-host <name>  Host name to serve besides localhost; may be repeated; * allows every one
  --seed <name>          Dataset to begin with: ${seedNames.join(', ')} (default default)
  --data <file>          SQLite file that keeps the dataset, or a folder for it (default: nothing is kept)
  --time-scale <factor>  How slow deployments are: 1 is life-like, 0.1 ten times faster (default 1)
  --dashboard <url>      Where the console is (default http://localhost:4173)
  --control              Serve the control surface under /__mock__/
  --help                 Show this text
`;

const optionsSchema = z.object({
  port: z.coerce.number().check(z.int(), z.gte(0), z.lte(65_535)),
  host: z.string(),
  'allowed-host': z.array(z.string()),
  seed: z.enum(seedNames),
  data: z.optional(z.string()),
  'time-scale': z.coerce.number().check(z.positive()),
  dashboard: z.url(),
  control: z.boolean(),
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4174' },
      host: { type: 'string', default: '127.0.0.1' },
      'allowed-host': { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: 'default' },
      data: { type: 'string' },
      'time-scale': { type: 'string', default: '1' },
      dashboard: { type: 'string', default: 'http://localhost:4173' },
      control: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const parsed = z.safeParse(optionsSchema, values);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { port, host, seed, data, dashboard, control, 'allowed-host': allowedHosts } = parsed.data;

  const server = await createMockServer({
    port,
    host,
    seed,
    control,
    allowedHosts: allowedHosts.includes('*') || allowedHosts,
    dataFile: data,
    timeScale: parsed.data['time-scale'],
    dashboardUrl: dashboard.replace(/\/+$/, ''),
  });
  process.stdout.write(`Mock platform: ${server.url}/api/v1\n`);
  const stop = () => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Prints an error with its remedy. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'EADDRINUSE') {
    return 'The port is in use. Choose another one with --port.';
  }
  return error.message;
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\nSee quayside-mock-api --help.\n`);
  process.exitCode = 1;
});
