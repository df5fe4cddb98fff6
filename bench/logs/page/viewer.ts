/** Reads the displayed number of matches or lines; `undefined` while it is unknown. */
export type Outcome = () => number | undefined;

/** A mounted log viewer that is measured. */
export interface Viewer {
  /** Selector of the rendered rows. */
  readonly row: string;
  /** Scroll container; `undefined` until it is rendered. */
  scroller(): Element | undefined;
  /** Appends lines. */
  append(lines: readonly string[]): void;
  /** Scrolls to the end, and follows new lines. */
  toEnd(): void;
  /** Opens the search field, where it is not always visible. */
  openSearch?(): void;
  /** Whether the search field is visible. */
  canSearch?(): boolean;
  /** Starts a case-insensitive search of all lines, as typing does. */
  search?(text: string): Outcome;
  /** Filters to the errors. */
  errorsOnly?(): Outcome;
  /** Folds repeated lines. Returns the number of lines in a summary. */
  fold?(): Outcome;
}

/** Mounts a viewer of these lines in an element. */
export type Contender = (element: HTMLElement, lines: string[]) => Viewer;

/** Calls back after the current frame, before work that a contender deferred until then. */
export function afterPaint(then: () => void) {
  void scheduler.postTask(then, { priority: 'user-blocking' });
}

/** Resolves after the first painted frame in which a condition holds. */
export function painted(condition: () => boolean = () => true): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        if (condition()) resolve();
        else requestAnimationFrame(() => afterPaint(look));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    requestAnimationFrame(() => afterPaint(look));
  });
}

/** Types a text into a field that React controls. */
export function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
