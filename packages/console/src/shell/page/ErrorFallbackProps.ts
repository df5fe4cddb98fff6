/** Props of the component that an error boundary shows. */
export interface ErrorFallbackProps {
  /** The thrown value. */
  error: unknown;
  /** Loads the page again. */
  onTryAgain: () => void;
  /** Shows the page again, once its data has loaded behind the error screen. @default the screen stays */
  onRecovered?: (() => void) | undefined;
}
