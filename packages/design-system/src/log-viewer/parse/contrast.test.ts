import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { contrastOf, luminanceOf, readableColor } from './contrast.ts';

const grey = (value: number) => ({ red: value, green: value, blue: value });

test.each([
  [grey(0), 0],
  [grey(5), 0.001_518],
  [grey(128), 0.215_861],
  [grey(255), 1],
  [{ red: 255, green: 0, blue: 0 }, 0.2126],
  [{ red: 0, green: 255, blue: 0 }, 0.7152],
  [{ red: 0, green: 0, blue: 255 }, 0.0722],
])('the luminance of %j is %d', (color, luminance) => {
  expect(luminanceOf(color)).toBeCloseTo(luminance, 6);
});

test('the contrast of white and black is 21, in either order', () => {
  expect(contrastOf(1, 0)).toBeCloseTo(21);
  expect(contrastOf(0, 1)).toBeCloseTo(21);
  expect(contrastOf(0.3, 0.3)).toBe(1);
});

test('a color with enough contrast stays as it is', () => {
  const color = { red: 200, green: 220, blue: 255 };
  expect(readableColor(color, 0)).toBe(color);
  expect(readableColor(grey(118), 1)).toEqual(grey(118));
});

test.each([
  ['towards white on a dark surface', grey(0), 0, 4.5, grey(117)],
  ['towards black on a light surface', grey(255), 1, 4.5, grey(118)],
  ['towards black on the lightest grey where white has less', grey(120), 0.18, 4.5, grey(2)],
  ['towards white on a surface just darker than that', grey(120), 0.178, 4.5, grey(253)],
  ['to the required ratio', grey(0), 0, 3, grey(90)],
])('a color without enough contrast moves %s', (_, color, surface, ratio, readable) => {
  const { red, green, blue } = readableColor(color, surface, ratio);
  expect(Math.abs(red - readable.red)).toBeLessThanOrEqual(1);
  expect([green, blue]).toEqual([red, red]);
});

test('each channel keeps its share of the way to white', () => {
  const { red, green, blue } = readableColor({ red: 0, green: 0, blue: 255 }, 0);
  expect(blue).toBe(255);
  expect(green).toBe(red);
  expect(red).toBeGreaterThan(80);
  expect(red).toBeLessThan(120);
});

test('a color without enough contrast gets the required contrast, and little more', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(
      fc.record({ red: channel, green: channel, blue: channel }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (color, surface) => {
        const before = contrastOf(luminanceOf(color), surface);
        fc.pre(before < 4.5);
        const after = contrastOf(luminanceOf(readableColor(color, surface)), surface);
        // Rounding to 8 bits a channel costs up to 2 %.
        expect(after).toBeGreaterThan(4.4);
        expect(after).toBeLessThan(4.75);
      },
    ),
  );
});
