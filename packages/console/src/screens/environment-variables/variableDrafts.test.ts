import { describe, expect, test } from 'vitest';

import { en } from '../../runtime/messages/en/index.ts';
import { sampleVariable } from '../../testing/samples.ts';
import { changesOf, draftsSince, fromStoredDrafts, toStoredDrafts } from './variableDrafts.ts';
import type { VariableDraft } from './variableDrafts.ts';
import { variablesSchema } from './variablesSchema.ts';

const level = sampleVariable({ name: 'LOG_LEVEL', value: 'info', agoMs: 60_000 });
const existing = new Map([[level.name, level]]);

const draft = (given: Partial<VariableDraft>): VariableDraft => ({
  key: '1',
  stored: null,
  name: 'PORT',
  value: '8000',
  isSecret: false,
  isSaved: false,
  ...given,
});

const edited = (value: string) =>
  draft({
    key: '2',
    stored: { name: 'LOG_LEVEL', value: 'info', isSecret: false },
    name: 'LOG_LEVEL',
    value,
  });

describe('changesOf', () => {
  test('new variables come first, and rows without a change are left out', () => {
    const opened = draft({ key: '3', name: '', value: '' });
    const { set: changes } = changesOf(
      [edited('debug'), opened, draft({}), edited('info')],
      existing,
    );
    expect(changes).toEqual([
      { name: 'PORT', value: '8000', isSecret: false, becomesSecret: false },
      { name: 'LOG_LEVEL', value: 'debug', isSecret: false, becomesSecret: false },
    ]);
  });

  test('renaming sets the new name and deletes the old one', () => {
    const renamed = { ...edited('info'), name: 'LEVEL', isRename: true };
    expect(changesOf([renamed], existing)).toEqual({
      set: [{ name: 'LEVEL', value: 'info', isSecret: false, renamedFrom: 'LOG_LEVEL' }],
      remove: ['LOG_LEVEL'],
    });
  });

  test('a deletion removes the variable, unless it is gone, and is never stored', () => {
    const deletion = { ...edited('info'), isDeletion: true };
    expect(changesOf([deletion], existing)).toEqual({ set: [], remove: ['LOG_LEVEL'] });
    expect(changesOf([deletion], new Map())).toEqual({ set: [], remove: [] });
    expect(toStoredDrafts([deletion])).toBeUndefined();
  });

  test('a variable that was saved and edited since changes the one that was created', () => {
    const {
      set: [change],
    } = changesOf(
      [draft({ name: 'LOG_LEVEL', value: 'x', isSecret: true, isSaved: true })],
      existing,
    );
    expect(change).toEqual({ name: 'LOG_LEVEL', value: 'x', isSecret: true, becomesSecret: true });
  });
});

describe('draftsSince', () => {
  test('saved rows are removed; rows that were edited or added since stay', () => {
    const sent = [draft({}), edited('debug')];
    const added = draft({ key: '3', name: 'WORKERS' });
    const now = [draft({ value: '80' }), edited('debug'), added];
    expect(draftsSince(now, sent, existing)).toEqual([
      draft({
        value: '80',
        stored: { name: 'PORT', value: '8000', isSecret: false },
        isSaved: true,
        isRename: false,
      }),
      added,
    ]);
  });

  test('a row that was empty while others were saved does not count as saved', () => {
    const sent = [draft({ name: '', value: '' })];
    expect(draftsSince([draft({})], sent, existing)).toEqual([draft({})]);
  });
});

describe('stored drafts', () => {
  test('leave out secrets, and are restored without variables that no longer exist', () => {
    const drafts = [draft({}), draft({ isSecret: true }), draft({ name: 'API_KEY' }), edited('x')];
    const stored = toStoredDrafts(drafts);
    expect(stored).toEqual({
      variables: [
        { name: 'PORT', value: '8000', isNew: true },
        { name: 'LOG_LEVEL', value: 'x', isNew: false, before: 'info' },
      ],
    });
    const restored = fromStoredDrafts(stored ?? {}, new Map(), () => 'key');
    expect(restored.map(({ name }) => name)).toEqual(['PORT']);
  });

  test('are restored with the value that they were based on', () => {
    const changed = new Map([[level.name, { ...level, value: 'warning' }]]);
    const [restored] = fromStoredDrafts(toStoredDrafts([edited('x')]) ?? {}, changed, () => 'key');
    expect(restored).toMatchObject({ value: 'x', stored: { value: 'info' } });
  });
});

describe('variablesSchema', () => {
  const errors = (drafts: VariableDraft[]) =>
    variablesSchema(en.environmentVariables, existing)
      .safeParse({ drafts, redeploy: false })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

  test('a name is required, unused and unique', () => {
    const { problems } = en.environmentVariables;
    expect(errors([draft({ name: '' })])).toEqual([`drafts.0.name: ${problems.nameMissing}`]);
    expect(errors([draft({ name: 'LOG_LEVEL' })])).toEqual([`drafts.0.name: ${problems.exists}`]);
    expect(errors([draft({}), draft({ key: '2' })])).toEqual([
      `drafts.0.name: ${problems.twice}`,
      `drafts.1.name: ${problems.twice}`,
    ]);
  });

  test('a new name is unused, and the value of a renamed secret is entered again', () => {
    const { problems } = en.environmentVariables;
    const renamed = { ...edited('info'), name: 'LEVEL', isRename: true };
    expect(errors([renamed])).toBeUndefined();
    expect(errors([renamed, draft({ name: 'LEVEL' })])).toContain(
      `drafts.0.name: ${problems.twice}`,
    );
    const stored = { name: 'API_KEY', value: '', isSecret: true };
    const secret = draft({ stored, name: 'KEY', value: '', isSecret: true, isRename: true });
    expect(errors([secret])).toEqual([`drafts.0.value: ${problems.valueMissing}`]);
    expect(errors([{ ...secret, value: 'x' }])).toBeUndefined();
  });

  test('a row that changes nothing is valid', () => {
    expect(errors([draft({ name: '', value: '' }), edited('info')])).toBeUndefined();
  });
});
