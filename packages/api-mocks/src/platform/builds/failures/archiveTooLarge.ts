import { bold, red } from '../ansi.ts';
import { defineFailure } from './failure.ts';

/** Maximum size of an archive, packed and unpacked: 1000 MB. */
export const maxArchiveBytes = 1000 * 1024 * 1024;

/** The archive, or its unpacked content, exceeds the limit. */
export const archiveTooLarge = defineFailure<true>({
  find: ({ problem, size_bytes, project }) =>
    problem === 'too_large' || Math.max(size_bytes, project.size_bytes) > maxArchiveBytes
      ? true
      : undefined,
  example: true,
  stop: { at: 2_400, status: 'extracting_failed_archive_too_large' },
  buildLines: () => [
    `${red(bold('error'))}: the archive holds more than 1000.0 MB; stopped extracting`,
  ],
  explain: () => ({
    error_code: 'archive_too_large',
    error_title: 'The archive is too large',
    error_message: 'App source code exceeds the maximum allowed size of 1000.0 MB',
    error_hint: 'List large files that the app does not need in .fastapicloudignore.',
  }),
});
