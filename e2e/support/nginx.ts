import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The nginx on this machine: `QUAYSIDE_NGINX`, else the system's, else `undefined`. */
export function findNginx(): string | undefined {
  const asked = process.env['QUAYSIDE_NGINX'];
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return [...(asked === undefined ? [] : [asked]), ...folders.map((at) => join(at, 'nginx'))].find(
    isExecutable,
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface NginxOptions {
  /** A site in our documentation. */
  site: URL;
  /** Replacements for paths and addresses of the site's configuration. */
  replace: Readonly<Record<string, string>>;
  /** Empty folder for its files. */
  folder: string;
}

/** Serves a site with nginx. Returns a function that stops it. */
export async function startNginx(
  nginx: string,
  { site, replace, folder }: NginxOptions,
): Promise<() => Promise<void>> {
  let text = readFileSync(site, 'utf8');
  for (const [ours, theirs] of Object.entries(replace)) {
    if (!text.includes(ours)) throw new Error(`The site does not say "${ours}"`);
    text = text.replaceAll(ours, theirs);
  }
  mkdirSync(join(folder, 'logs'), { recursive: true });
  writeFileSync(join(folder, 'site.conf'), text);
  const mimeTypes = join(dirname(nginx), '..', '..', 'etc', 'nginx', 'mime.types');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  // Workers must read files that are not world-readable here.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} worker_processes 1; pid ${join(folder, 'pid')}; error_log stderr;
    events {}
    http { include ${mimeTypes}; access_log off; ${temporary.join(' ')} include ${join(folder, 'site.conf')}; }`,
  );
  const child = spawn(nginx, ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
