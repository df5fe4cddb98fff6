import { HttpError } from '@quayside/api-contract';
import { ThemeProvider } from '@quayside/design-system';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import * as z from 'zod/mini';

import { FieldValidationError } from './FieldValidationError.ts';
import { FormView } from './FormView.tsx';
import { TextFieldControl } from './TextFieldControl.tsx';
import { useZodForm } from './useZodForm.ts';

const schema = z.object({ name: z.string(), email: z.string().check(z.minLength(1, 'Required')) });

type Values = z.output<typeof schema>;
type Field = keyof Values;

interface Submit {
  values: Values;
  resolve: () => void;
  reject: (error: unknown) => void;
}

const fields: readonly Field[] = ['name', 'email'];
const text = fc.constantFrom('', 'a', 'b', ' c ');

type Step =
  | { type: 'edit'; field: Field; to: string }
  | { type: 'submit' }
  | { type: 'succeed' }
  | { type: 'fail'; error: unknown }
  | { type: 'defaults'; to: Values }
  | { type: 'reset' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('edit' as const),
      field: fc.constantFrom(...fields),
      to: text,
    }),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'submit' as const }) },
  { weight: 2, arbitrary: fc.constant({ type: 'succeed' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('fail' as const),
      error: fc.constantFrom(
        new FieldValidationError({ name: 'Taken' }),
        new HttpError('sample', { status: 500, statusText: '', body: undefined }),
        new Error('Unexpected'),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('defaults' as const),
      to: fc.record({ name: text, email: text }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'reset' as const }) },
);

/** A form whose submits the test resolves, and its expected values. */
async function setup() {
  const submits: Submit[] = [];
  const stored: unknown[] = [];
  let reset = () => {};
  function Sample({ defaultValues }: { defaultValues: Values }) {
    const form = useZodForm({
      schema,
      defaultValues,
      onSubmit: (values) =>
        new Promise<void>((resolve, reject) => {
          submits.push({ values, resolve, reject });
        }),
      resetsOnSuccess: true,
      draft: { value: undefined, store: (typed) => void stored.push(typed) },
    });
    reset = form.reset;
    return (
      <ThemeProvider>
        <FormView form={form}>
          <TextFieldControl form={form} name="name" label="name" />
          <TextFieldControl form={form} name="email" label="email" />
          <button>Save</button>
        </FormView>
      </ThemeProvider>
    );
  }
  let defaults: Values = { name: 'Ada', email: 'ada@example.com' };
  let expected = defaults;
  let running: Submit | undefined;
  const screen = await render(<Sample defaultValues={defaults} />);
  const [name, email] = screen.container.querySelectorAll('input');
  const form = screen.container.querySelector('form');
  if (!name || !email || !form) throw new Error('The form has no fields.');
  const inputs = { name, email };

  async function play(one: Step) {
    switch (one.type) {
      case 'edit': {
        const input = inputs[one.field];
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        value?.set?.call(input, one.to);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        expected = { ...expected, [one.field]: one.to };
        break;
      }
      case 'submit':
        form?.requestSubmit();
        break;
      case 'succeed': {
        running?.resolve();
        const { values } = running ?? {};
        const isSent = (field: Field) => values?.[field] === expected[field];
        expected = {
          name: isSent('name') ? defaults.name : expected.name,
          email: isSent('email') ? defaults.email : expected.email,
        };
        break;
      }
      case 'fail':
        running?.reject(one.error);
        break;
      case 'defaults': {
        const isEdited = (field: Field) => expected[field] !== defaults[field];
        expected = {
          name: isEdited('name') ? expected.name : one.to.name,
          email: isEdited('email') ? expected.email : one.to.email,
        };
        defaults = one.to;
        break;
      }
      case 'reset':
        reset();
        expected = defaults;
    }
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await screen.rerender(<Sample defaultValues={defaults} />);
  }

  const toDraft = () => {
    const edited = fields.filter((field) => expected[field] !== defaults[field]);
    if (edited.length === 0) return undefined;
    return Object.fromEntries(edited.map((field) => [field, expected[field]]));
  };

  /** Runs a step, and returns the actual and the expected state of the form. */
  const playAndCompare = async (one: Step) => {
    const { length } = submits;
    const isStarted = one.type === 'submit' && running === undefined && expected.email !== '';
    await play(one);
    if (one.type === 'succeed' || one.type === 'fail') running = undefined;
    if (isStarted) running = submits.at(-1);
    const shown = { name: name.value, email: email.value };
    return {
      state: {
        shown,
        submitCount: submits.length,
        submitted: isStarted ? running?.values : undefined,
        draft: one.type === 'edit' ? stored.at(-1) : undefined,
      },
      target: {
        shown: expected,
        submitCount: isStarted ? length + 1 : length,
        submitted: isStarted ? expected : undefined,
        draft: one.type === 'edit' ? toDraft() : undefined,
      },
    };
  };
  return { screen, playAndCompare };
}

test('a typed value stays until it was saved or reset, whatever else happens', async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 3, maxLength: 16 }),
    async (steps) => {
      const { screen, playAndCompare } = await setup();
      try {
        for (const one of steps) {
          const { state, target } = await playAndCompare(one);
          expect(state).toEqual(target);
        }
      } finally {
        await screen.unmount();
      }
    },
  );
  await expect(fc.assert(property, { numRuns: 50, seed: 1 })).resolves.toBeUndefined();
}, 120_000);
