/** One line as it is read out. */
export interface AnnouncedLine {
  text: string;
  isError: boolean;
}

/** The words of an announcement. */
export interface AnnouncerMessages {
  /** Said instead of the lines when there are too many to read out. */
  newLines: (count: number, errors: number) => string;
  /** Said in front of an error. */
  error: (text: string) => string;
}

/** What an {@link Announcer} needs from outside. */
export interface AnnouncerOptions {
  messages: AnnouncerMessages;
  /** Says it: at most once per `interval`. */
  say: (text: string) => void;
  /** Calls back after so many milliseconds; returns what calls it off. @default `setTimeout` */
  after?: (milliseconds: number, callback: () => void) => () => void;
  /** Milliseconds between two announcements. @default 1000 */
  interval?: number;
}

/** Reads new lines out, however fast they come. */
export interface Announcer {
  /** New lines. Only the last few are kept. */
  add: (lines: readonly AnnouncedLine[], count: number, errors: number) => void;
  /** Whether only errors are said. */
  setErrorsOnly: (isErrorsOnly: boolean) => void;
  /** Forgets what waits to be said, as when nobody follows any more. */
  clear: () => void;
}

/** So many lines are read out as they are; more are summed up. */
export const readOutAtMost = 3;

const longestText = 200;

const setTimer: NonNullable<AnnouncerOptions['after']> = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
};

/**
 * Sums up what came within `interval`. A single line is said at once when nothing was said just before, so a slow
 * log is read as it comes, and a thousand lines a second are one sentence a second.
 */
export function createAnnouncer({
  messages,
  say,
  after = setTimer,
  interval = 1000,
}: AnnouncerOptions): Announcer {
  let waiting: AnnouncedLine[] = [];
  let count = 0;
  let errors = 0;
  let isErrorsOnly = false;
  let callOff: (() => void) | undefined;

  const word = ({ text, isError }: AnnouncedLine) => {
    const short = text.length > longestText ? `${text.slice(0, longestText)}…` : text;
    return isError ? messages.error(short) : short;
  };

  function speak() {
    const lines = waiting;
    const text =
      count <= readOutAtMost && lines.length === count
        ? lines.map(word).join('\n')
        : [messages.newLines(count, errors), ...lines.slice(-1).map(word)].join('\n');
    waiting = [];
    count = 0;
    errors = 0;
    if (text.trim() === '') return false;
    say(text);
    return true;
  }

  function tick() {
    callOff = count > 0 && speak() ? after(interval, tick) : undefined;
  }

  return {
    add: (lines, added, addedErrors) => {
      const kept = isErrorsOnly ? lines.filter(({ isError }) => isError) : lines;
      waiting = [...waiting, ...kept].slice(-readOutAtMost);
      count += isErrorsOnly ? addedErrors : added;
      errors += addedErrors;
      if (callOff === undefined) tick();
    },
    setErrorsOnly: (value) => {
      isErrorsOnly = value;
      waiting = [];
      count = 0;
      errors = 0;
    },
    clear: () => {
      waiting = [];
      count = 0;
      errors = 0;
    },
  };
}
