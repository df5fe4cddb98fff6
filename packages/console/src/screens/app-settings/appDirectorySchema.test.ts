import { expect, test } from 'vitest';

import { en } from '../../runtime/messages/en/index.ts';
import { appDirectorySchema } from './appDirectorySchema.ts';

const read = (directory: string) => appDirectorySchema(en.validation).safeParse({ directory });

test.each([
  ['/srv', 'Directory must be a relative path, not an absolute one'],
  ['~/srv', "Directory cannot start with '~'"],
  ['src/../..', "Directory cannot contain '..'"],
  ['a*b', 'Directory can only contain the letters A to Z, digits, spaces and / . _ -'],
])('the directory %s is rejected before it is sent', (directory, message) => {
  expect(read(directory).error?.issues[0]?.message).toBe(message);
});

test.each([
  [' src/api ', 'src/api'],
  ['a..b/My App_2', 'a..b/My App_2'],
  ['  ', ''],
])('the directory %j is sent as %j', (directory, sent) => {
  expect(read(directory).data).toEqual({ directory: sent });
});
