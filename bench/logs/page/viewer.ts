/** A log viewer that is measured, already in the page. */
export interface Viewer {
  /** The rows that are in the page, as a selector. */
  readonly row: string;
  /** What scrolls; `undefined` until it is there. */
  scroller(): Element | undefined;
  /** Puts lines at the end. */
  append(lines: readonly string[]): void;
  /** Goes to the end, and stays there while lines come. */
  toEnd(): void;
  /** Searches everything as a person who types does, in any case. Resolves to the number of matches. */
  search?(text: string): Promise<number>;
  /** Leaves only the errors. Resolves to the number of lines left. */
  errorsOnly?(): Promise<number>;
}

/** Puts a viewer of these lines into an element. */
export type Contender = (element: HTMLElement, lines: string[]) => Viewer;

/** Resolves once a condition holds, looking once a frame. */
export function until<T>(condition: () => T | null | undefined | false): Promise<T> {
  return new Promise((resolve, reject) => {
    const look = () => {
      try {
        const value = condition();
        if (value === undefined || value === null || value === false) requestAnimationFrame(look);
        else resolve(value);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    look();
  });
}

/** Types a text into a field that React controls. */
export function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
