/** Content of a toast. */
export interface ToastContent {
  /** Title, in two or three words. */
  title: string;
  /** Details, in one sentence. */
  description?: string;
  /** One thing to do about it, such as Undo. It takes the place of the dismiss button. */
  action?: { label: string; onPress: () => void };
  /** Topic, such as the action it results from: it replaces the previous toast of the same topic. */
  topic?: string | undefined;
  /** Duration, in milliseconds; `Infinity` until it is dismissed. @default 4000 */
  duration?: number;
}

/** Variant of a toast. */
export type ToastTone = 'neutral' | 'success' | 'danger';

/** Tells the toasts of one toaster apart. A toast with a topic has the topic for its id. */
export type ToastId = string;

/** Command to a region. */
export type ToastRequest =
  | { kind: 'show'; id: ToastId; tone: ToastTone; content: ToastContent }
  | { kind: 'dismiss'; id: ToastId };

/** Raises toasts; a `ToastRegion` shows them. */
export interface Toaster {
  /** Something worked. */
  success: (content: ToastContent) => ToastId;
  /** Something did not work. */
  error: (content: ToastContent) => ToastId;
  /** Something happened. */
  info: (content: ToastContent) => ToastId;
  /** Takes one away before its time. */
  dismiss: (id: ToastId) => void;
}

/** The side of a toaster that its region sees. */
export interface ToastSource extends Toaster {
  /** Hands over what has waited, then everything new, until the returned function is called. */
  connect: (onRequest: (request: ToastRequest) => void) => () => void;
}

/**
 * A toaster of its own. Toasts that are raised before a region is there wait for it, so a page can
 * raise one while it starts. Two consoles on a page take one each.
 */
export function createToaster(): ToastSource {
  const waiting: ToastRequest[] = [];
  let deliver: ((request: ToastRequest) => void) | undefined;
  let count = 0;

  function send(request: ToastRequest) {
    if (deliver) deliver(request);
    else waiting.push(request);
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
  };
}
