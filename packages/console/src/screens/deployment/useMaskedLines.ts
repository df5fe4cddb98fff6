import { useEffect, useState } from 'react';

const none: readonly string[] = [];

/** The lines of some texts with their secrets hidden, as the log viewer shows them; none until its code is there. */
export function useMaskedLines(texts: readonly string[]): readonly string[] {
  const [masked, setMasked] = useState({ texts: none, lines: none });
  useEffect(() => {
    if (texts.length === 0) return undefined;
    let isCurrent = true;
    async function mask() {
      const lines = await maskLines(texts);
      if (isCurrent) setMasked({ texts, lines });
    }
    // Without the code there is no log to explain either: the viewer says that it cannot be loaded.
    mask().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [texts]);
  return masked.texts === texts ? masked.lines : none;
}

/** Hides the secrets of texts. The log viewer is fetched with the build log anyway. */
export async function maskLines(texts: readonly string[]): Promise<string[]> {
  const { maskedLines } = await import('@quayside/design-system/log-viewer');
  return maskedLines(texts);
}
