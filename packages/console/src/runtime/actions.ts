/** An action that destroys something or takes access away, before it is performed. */
export type ConsoleAction =
  | { type: 'delete-app'; appId: string }
  | { type: 'delete-team'; teamId: string }
  | { type: 'delete-account' }
  | { type: 'delete-variables'; appId: string; names: readonly string[] }
  | { type: 'cancel-deployment'; appId: string }
  | { type: 'disconnect-resource'; appId: string; resourceId: string }
  /** Removes a provider's login, such as `github`, from the user's account. */
  | { type: 'disconnect-login'; provider: string }
  | { type: 'remove-member'; teamId: string; userId: string }
  /** Makes another member the owner of a team. */
  | { type: 'transfer-team'; teamId: string; userId: string }
  /** Withdraws an invitation; resending a pending one withdraws its old link. */
  | { type: 'revoke-invitation'; invitationId: string }
  | { type: 'decline-invitation'; invitationId: string };

/** `true` allows an action. A text prevents it and is shown to the user; `false` prevents it silently. */
export type ActionDecision = boolean | string;

/** Decides about an action. A rejection is a silent veto. */
export type BeforeAction = (action: ConsoleAction) => ActionDecision | Promise<ActionDecision>;
