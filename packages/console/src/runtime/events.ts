import type { DeploymentOutcome } from './followed.ts';
import type { ConsoleAction } from './actions.ts';
import type { PageMatch } from './navigation/paths.ts';
import type { SessionEvent } from './session/sessionControl.ts';

/**
 * Event of the console, for analytics and for the host's own data. Holds ids and kinds only: never tokens, secrets,
 * messages of errors, or text that a user typed, such as names.
 */
export type ConsoleEvent =
  | SessionEvent
  /** The console has mounted in the browser. Its page may still load. Emitted once. */
  | { type: 'ready' }
  /** The location of `navigation` is another page, or the first. Without its query and hash. */
  | { type: 'navigate'; page: PageMatch['id']; params: PageMatch['params'] }
  /** A request failed, other than with 401 or 403, which end the session. Retries fail separately. */
  | {
      type: 'error';
      source: 'request';
      /** Id of the call, such as `listApps`. */
      endpoint: string;
      reason: 'http' | 'network' | 'contract';
      /** HTTP status. @default there was no response with a status */
      status?: number;
    }
  /** The host could not provide a token. */
  | { type: 'error'; source: 'token' }
  /** `onBeforeAction` failed, so the action was not performed. */
  | { type: 'error'; source: 'before-action'; action: ConsoleAction['type'] }
  | { type: 'app-created'; teamId: string; appId: string }
  | { type: 'app-deleted'; appId: string }
  /** A deployment was started here: uploaded, redeployed, or restarted with new variables. */
  | { type: 'deployment-created'; appId: string; deploymentId: string }
  /** A deployment that was started or opened here has ended, while the console shows or follows it. */
  | {
      type: 'deployment-ended';
      appId: string;
      deploymentId: string;
      outcome: DeploymentOutcome;
    }
  /** Variables of an app were set or deleted, also by connecting a resource. */
  | { type: 'variables-changed'; appId: string }
  | { type: 'team-created'; teamId: string }
  | { type: 'team-deleted'; teamId: string }
  /** A member joined, was removed, has another role, or became the owner. */
  | {
      type: 'member-changed';
      teamId: string;
      userId: string;
      change: 'joined' | 'removed' | 'role' | 'owner';
    };
