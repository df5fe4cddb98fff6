/** Reads how many matches or lines there are, as the page says it; `undefined` while that is not known. */
export type Outcome = () => number | undefined;

/** A log viewer that is measured, already in the page. */
export interface Viewer {
  /** The rows that are in the page, as a selector. */
  readonly row: string;
  /** Scroll container; `undefined` until it is rendered. */
  scroller(): Element | undefined;
  /** Puts lines at the end. */
  append(lines: readonly string[]): void;
  /** Goes to the end, and stays there while lines come. */
  toEnd(): void;
  /** Shows the field to search with, where it is not there from the start. */
  openSearch?(): void;
  /** Whether there is a field to search with by now. */
  canSearch?(): boolean;
  /** Begins to search everything, in any case, as a person who types does. */
  search?(text: string): Outcome;
  /** Begins to leave only the errors. */
  errorsOnly?(): Outcome;
}

/** Puts a viewer of these lines into an element. */
export type Contender = (element: HTMLElement, lines: string[]) => Viewer;

/** Calls back after the frame that is being made, before what a contender put off until then. */
export function afterPaint(then: () => void) {
  void scheduler.postTask(then, { priority: 'user-blocking' });
}

/** Resolves after the first frame that has been painted while a condition holds. */
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
