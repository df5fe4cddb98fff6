const begin = /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/;

/** Maximum number of lines of a key, so that a BEGIN without an END does not mask the rest of the log. */
const maxLines = 120;

/** Lines of others that may come between those of a key. */
const maxStrangers = 3;

/** One word of base64, or a header such as `DEK-Info: …`. In quotes, and with a `\n` written out, it is one too. */
const body =
  /^["']?[A-Za-z0-9+/]{1,100}={0,2}(?:\\n)?["',]{0,2}$|^(?:Proc-Type|DEK-Info|Version|Comment|Hash): /;

const withoutDigits = (word: string) => word.replaceAll(/\d/g, '0');

/** Detects the lines of a private key that spans several lines. */
export interface PrivateKeyTracker {
  /** Whether this line is part of a key that an earlier one began. */
  take: (text: string) => boolean;
  reset: () => void;
}

/** A {@link PrivateKeyTracker} that is in no key. */
export function createPrivateKeyTracker(): PrivateKeyTracker {
  let linesLeft = 0;
  let strangers = 0;
  /** The words before each line, without their digits: a builder's step, a time, the name of a container. */
  let before: readonly string[] = [];

  const isBody = (text: string) => {
    if (text.length > 400) return false;
    const words = text.trim().split(/\s+/);
    const rest = words.slice(before.length).join(' ');
    const isLike = before.every((word, index) => withoutDigits(words[index] ?? '') === word);
    return body.test(words.join(' ')) || (isLike && body.test(rest));
  };

  return {
    take: (text) => {
      if (linesLeft > 0) {
        linesLeft -= 1;
        if (text.includes('-----END ')) {
          linesLeft = 0;
          return !/^(?:\S+\s+){0,6}-----END /.test(text.trimStart());
        }
        const isPart = isBody(text);
        strangers = isPart || text.trim() === '' ? 0 : strangers + 1;
        if (strangers >= maxStrangers) linesLeft = 0;
        return isPart;
      }
      const found = text.includes('PRIVATE KEY') ? begin.exec(text) : null;
      if (found === null || text.includes('-----END ')) return false;
      linesLeft = maxLines;
      strangers = 0;
      before = text.slice(0, found.index).split(/\s+/).filter(Boolean).map(withoutDigits);
      return false;
    },
    reset: () => {
      linesLeft = 0;
    },
  };
}
