import { expect, test } from 'vitest';

import { dark } from '../../../theme/dark.ts';
import { light } from '../../../theme/light.ts';
import { contrast, over, parseOklch } from '../../../theme/oklch.ts';
import { readableColor } from '../../parse/contrast.ts';
import { rowLuminance } from './trueColor.ts';

const steps = [0, 51, 102, 153, 204, 255];
const cube = steps.flatMap((red) =>
  steps.flatMap((green) => steps.map((blue) => ({ red, green, blue }))),
);

const hex = (channel: number) => {
  const gamma = channel / 255;
  return gamma <= 0.040_45 ? gamma / 12.92 : ((gamma + 0.055) / 1.055) ** 2.4;
};

test.each([
  ['dark', dark.log, rowLuminance.dark],
  ['light', light.log, rowLuminance.light],
] as const)(
  'every colour has enough contrast on every row in the %s theme',
  (_, log, luminance) => {
    const surface = parseOklch(log.surface);
    const washes = [log.rowHover, log.rowSelected, log.rowError, log.rowWarning];
    const rows = [surface, ...washes.map((wash) => over(parseOklch(wash), surface))];
    for (const color of cube) {
      const { red, green, blue } = readableColor(color, luminance);
      const drawn = { red: hex(red), green: hex(green), blue: hex(blue), alpha: 1 };
      for (const row of rows) expect(contrast(drawn, row)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
