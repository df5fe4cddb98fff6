import type { Command } from '@quayside/design-system/command-palette';

/** A command of the host's own in the command palette: it goes somewhere or does something. */
export type HostCommand = Pick<
  Command,
  'id' | 'name' | 'hint' | 'keywords' | 'group' | 'icon' | 'preview'
> &
  (
    | {
        /** A path of the console. */
        to: string;
        run?: undefined;
      }
    | { run: () => void; to?: undefined }
  );
