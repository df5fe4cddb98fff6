import { hash32 } from '../../../random.ts';
import type { Project } from '../project.ts';

/** Style of an app's build logs, the same for each build. */
export interface Style {
  python: string;
  image: string;
  /** System packages its image needs. */
  systemPackages: readonly string[];
  /** Whether the image compiles every file ahead of time, and logs it. */
  compilesAhead: boolean;
}

const pythons = ['3.12.12', '3.13.11', '3.13.11', '3.14.2'] as const;
const images = ['slim', 'slim', 'slim-bookworm', 'slim-trixie'] as const;

/** The style of an app's builds. Large projects compile ahead of time, and so do some others. */
export function styleOf(app: string, project: Project): Style {
  const dice = hash32(app, 'style');
  const python = pythons[dice % pythons.length] ?? pythons[0];
  return {
    python,
    image: `${python.replace(/\.\d+$/, '')}-${images[(dice >>> 4) % images.length] ?? images[0]}`,
    systemPackages: (dice >>> 8) % 3 === 0 ? ['libpq5', 'libxml2', 'curl'] : [],
    compilesAhead: project.files > 250 || (dice >>> 12) % 4 === 0,
  };
}
