import { useEffect, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';

/** Time in which a screen reader notices a new live region, in milliseconds. */
const delay = 500;

/** Props of {@link LiveRegion}; the rest goes to its element. */
export interface LiveRegionProps extends ComponentPropsWithRef<'div'> {
  /** `assertive` interrupts screen readers, for errors that block the user's work. @default 'polite' */
  politeness?: 'polite' | 'assertive';
}

/**
 * Visible text that is announced to screen reader users when it appears, and again when it changes. Keep controls out of
 * it, because they would be read as text.
 */
export function LiveRegion({ politeness = 'polite', children, ...rest }: LiveRegionProps) {
  const [isNoticed, setNoticed] = useState(false);
  const isAlert = politeness === 'assertive';

  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), delay);
    return () => clearTimeout(timer);
  }, []);

  // Screen readers announce an alert that appears with its text. Of a status they only announce changes.
  const isReady = isAlert || isNoticed;
  return (
    <div {...rest} role={isAlert ? 'alert' : 'status'}>
      <div key={isReady ? 'announced' : 'silent'} aria-hidden={isReady ? undefined : true}>
        {children}
      </div>
    </div>
  );
}
