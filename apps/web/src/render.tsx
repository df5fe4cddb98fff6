import { isUserFacingError } from '@quayside/console';
import type { ConsoleRuntime, LoadedLanguage } from '@quayside/console';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';

import { App } from './App.tsx';
import type { AppConfig } from './config.ts';
import { hashRouting } from './hashRouting.ts';
import { showStartProblem } from './StartProblem.tsx';

const isDemo = import.meta.env.MODE === 'demo';

interface RenderOptions {
  /** Path that the app is served under: '' for the root. */
  base: string;
  config: AppConfig;
  console: ConsoleRuntime;
  /** The language at the start. */
  language: LoadedLanguage;
}

/** Renders the app. */
export function render(container: Element, { base, ...props }: RenderOptions): void {
  const root = createRoot(container, {
    // The error screen shows user-facing errors already.
    onCaughtError: (error) => isUserFacingError(error) || reportError(error),
  });
  // In slices, so that responses are handled meanwhile, and the next requests leave.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Router base={base} {...(isDemo ? hashRouting : {})}>
          <App {...props} />
        </Router>
      </StrictMode>,
    ),
  );
}

/** Renders why the app cannot start. */
export function renderProblem(container: Element, error: unknown): void {
  reportError(error);
  void showStartProblem(container, {
    title: 'Couldn’t start the console',
    texts: [
      'Its configuration couldn’t be loaded. Check your connection and try again.',
      'If that doesn’t help, contact support.',
    ],
    action: 'Try Again',
    onAction: () => window.location.reload(),
  });
}
