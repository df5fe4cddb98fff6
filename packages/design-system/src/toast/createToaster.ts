/** Content of a toast. */
export interface ToastContent {
  /** Title, in two or three words. */
  title: string;
  /** Details, in one sentence. */
  description?: string;
  /** Language of the details, as a language tag. @default that of the page */
  descriptionLang?: string | undefined;
  /** One action, such as Undo. It replaces the dismiss button. */
  action?: { label: string; onPress: () => void };
  /** Topic, such as the action it results from: it replaces the previous toast of the same topic. */
  topic?: string | undefined;
  /** Duration, in milliseconds; `Infinity` until it is dismissed. @default 4000 */
  duration?: number;
}

/** Variant of a toast. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** Identifies a toast within its toaster. A toast with a topic has the topic as its id. */
export type ToastId = string;

/** Command to a region. */
export type ToastRequest =
  | { kind: 'show'; id: ToastId; tone: ToastTone; content: ToastContent }
  | { kind: 'dismiss'; id: ToastId };

/** Shows toasts in a `ToastRegion`. */
export interface Toaster {
  /** Reports success. */
  success: (content: ToastContent) => ToastId;
  /** Reports a failure. */
  error: (content: ToastContent) => ToastId;
  /** Reports an event. */
  info: (content: ToastContent) => ToastId;
  /** Dismisses a toast early. */
  dismiss: (id: ToastId) => void;
}

/** The interface of a toaster for its region. */
export interface ToastSource extends Toaster {
  /** Hands over what has waited, then everything new, until the returned function is called. */
  connect: (onRequest: (request: ToastRequest) => void) => () => void;
  /** Calls `listener` while toasts wait for a connection, until the returned function is called. */
  onWaiting: (listener: () => void) => () => void;
}

/**
 * Creates a separate toaster. Toasts that are added before a region is mounted wait for it, so a page can
 * add one while it starts. Two consoles on a page have one each.
 */
export function createToaster(): ToastSource {
  const waiting: ToastRequest[] = [];
  let deliver: ((request: ToastRequest) => void) | undefined;
  const listeners = new Set<() => void>();
  let count = 0;

  function send(request: ToastRequest) {
    if (deliver) deliver(request);
    else {
      waiting.push(request);
      for (const listener of listeners) listener();
    }
  }

  function raise(tone: ToastTone) {
    return (content: ToastContent): ToastId => {
      count += 1;
      const id = content.topic ?? String(count);
      send({ kind: 'show', id, tone, content });
      return id;
    };
  }

  return {
    success: raise('success'),
    error: raise('danger'),
    info: raise('neutral'),
    dismiss: (id) => send({ kind: 'dismiss', id }),
    connect: (onRequest) => {
      deliver = onRequest;
      for (const request of waiting.splice(0)) onRequest(request);
      return () => {
        if (deliver === onRequest) deliver = undefined;
      };
    },
    onWaiting(listener) {
      listeners.add(listener);
      if (waiting.length > 0) listener();
      return () => listeners.delete(listener);
    },
  };
}
