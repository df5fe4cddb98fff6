import { bold, red } from '../ansi.ts';
import { defineFailure, type ArchiveProblem } from './failure.ts';

type Reason = Exclude<ArchiveProblem, 'too_large'>;

const reasons: Readonly<Record<Reason, { what: string; hint: string }>> = {
  empty: {
    what: 'The uploaded file is empty.',
    hint: 'Deploy again from the folder of the project.',
  },
  unknown_format: {
    what: 'The uploaded file is neither a tar archive (plain, or compressed with zstd or gzip) nor a zip archive.',
    hint: 'Send a .tar, .tar.gz, .tar.zst or .zip file.',
  },
  corrupt: {
    what: 'The uploaded archive is damaged: its headers or checksums do not fit its contents.',
    hint: 'Pack the project again and deploy again.',
  },
  truncated: {
    what: 'The uploaded archive ends in the middle of a file.',
    hint: 'The upload or the packing was cut short. Deploy again.',
  },
  unsafe_path: {
    what: 'The uploaded archive has a file whose path leads out of the project.',
    hint: "Pack the project from its own folder, without absolute paths and without '..'.",
  },
  too_many_files: {
    what: 'The uploaded archive has more than 200000 files.',
    hint: 'List folders that the app does not need, such as node_modules, in .fastapicloudignore.',
  },
};

/** The upload is not an archive that can be unpacked. */
export const archiveUnreadable = defineFailure<Reason>({
  find: ({ problem }) => (problem === 'too_large' ? undefined : problem),
  example: 'corrupt',
  stop: { at: 2_500, status: 'extracting_failed' },
  buildLines: (reason) => [`${red(bold('error'))}: ${reasons[reason].what}`],
  explain: (reason) => ({
    error_code: 'archive_unreadable',
    error_title: 'The archive could not be extracted',
    error_message: reasons[reason].what,
    error_hint: reasons[reason].hint,
  }),
});
