import { useEffect, useState } from 'react';

import type { KnownVariable } from '../../runtime/knownSecrets.ts';
import { useKnownSecrets } from '../../runtime/useKnownSecrets.ts';

type Mask = (texts: readonly string[], known: readonly KnownVariable[]) => Promise<string[]>;

const none: readonly string[] = [];

/** Returns the lines of texts with secrets masked, as in the log viewer; none until its code has loaded. */
export const useMaskedLines = (texts: readonly string[]): readonly string[] =>
  useMasked(texts, maskLines);

/** Returns texts with secrets masked, one for each; none until the log viewer's code has loaded. */
export const useMaskedTexts = (texts: readonly string[]): readonly string[] =>
  useMasked(texts, maskTexts);

function useMasked(texts: readonly string[], mask: Mask): readonly string[] {
  const known = useKnownSecrets();
  const [masked, setMasked] = useState({ texts: none, lines: none });
  useEffect(() => {
    if (texts.length === 0) return undefined;
    let isCurrent = true;
    async function update() {
      const lines = await mask(texts, known);
      if (isCurrent) setMasked({ texts, lines });
    }
    // Without the code there is no log either, and the viewer reports that it failed to load.
    update().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [texts, mask, known]);
  return masked.texts === texts ? masked.lines : none;
}

/** Masks the secrets of lines. The log viewer loads with the build log anyway. */
export async function maskLines(
  texts: readonly string[],
  known: readonly KnownVariable[],
): Promise<string[]> {
  const { maskedLines, logMaskerOf } = await loadMasker();
  return maskedLines(texts, logMaskerOf(known));
}

async function loadMasker() {
  const [viewer, masker] = await Promise.all([
    import('@quayside/design-system/log-viewer'),
    import('../../features/known-secrets/logMasker.ts'),
  ]);
  return { ...viewer, ...masker };
}

async function maskTexts(
  texts: readonly string[],
  known: readonly KnownVariable[],
): Promise<string[]> {
  const { maskedLines, logMaskerOf } = await loadMasker();
  return texts.map((text) => maskedLines([text], logMaskerOf(known)).join('\n'));
}
