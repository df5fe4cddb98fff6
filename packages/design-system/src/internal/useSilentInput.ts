import { useEffect } from 'react';
import type { RefObject } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields are read before each of these events: a render afterwards would restore the old values. */
const moments = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const;

/** Types of inputs without text. */
const withoutText: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'file',
  'hidden',
  'image',
  'radio',
  'reset',
  'submit',
]);

/**
 * Reports values that were written into the fields of a form without an event, as password managers and session
 * restore do. React then knows them, and neither rejects nor clears them.
 */
export function useSilentInput(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    const uncontrolled = new WeakSet<Field>();
    let isReporting = false;
    const report = () => {
      if (isReporting) return;
      isReporting = true;
      reportSilentValues(element, uncontrolled);
      isReporting = false;
    };
    // Before React Aria's listeners on the document: a change from pointer to keyboard renders the fields again.
    const { defaultView: view } = element.ownerDocument;
    for (const type of moments) view?.addEventListener(type, report, true);
    element.addEventListener('submit', report, true);
    return () => {
      for (const type of moments) view?.removeEventListener(type, report, true);
      element.removeEventListener('submit', report, true);
    };
  }, [form]);
}

function reportSilentValues(form: HTMLFormElement, uncontrolled: WeakSet<Field>): void {
  const silent = [...form.elements].filter(isTextField).filter(
    // React keeps the default value of a controlled field equal to its value.
    (field) => field.value !== field.defaultValue && !uncontrolled.has(field),
  );
  // All are read before the first is reported, because the render afterwards resets the others.
  const values = silent.map((field) => [field, field.value] as const);
  for (const [field, value] of values) {
    // React compares with the last value that was set through the element itself.
    field.value = `${value} `;
    writeUnnoticed(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (field.value !== field.defaultValue) uncontrolled.add(field);
  }
}

function isTextField(element: Element): element is Field {
  if (element instanceof HTMLTextAreaElement) return true;
  return element instanceof HTMLInputElement && !withoutText.has(element.type);
}

function writeUnnoticed(field: Field, value: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}
