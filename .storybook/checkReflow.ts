import type { AfterEach } from 'storybook/internal/csf';

const places = [
  { name: '320 px wide', width: 320, text: '' },
  { name: 'with text at 200 %', width: 1280, text: '200%' },
] as const;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Whether it is still readable: an ancestor scrolls or ends with an ellipsis. */
function isContained(element: Element): boolean {
  if (element.closest('[aria-hidden="true"]')) return true;
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (around === document.body) return false;
    const { overflowX, textOverflow, clipPath } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || clipPath !== 'none')
      return true;
  }
  return false;
}

function isOutside(element: Element): boolean {
  const { left, right, width } = element.getBoundingClientRect();
  return width > 1 && (left < -1 || right > innerWidth + 1);
}

/**
 * Fails a story whose content does not fit a page 320 px wide, or one with text twice as large (WCAG
 * 2.2, 1.4.10 and 1.4.4). Scrollable content may be wider. In tests only: there the page is a frame that can be
 * resized.
 */
export const checkReflow: AfterEach = async () => {
  const frame = globalThis.frameElement;
  if (!frame) return;
  const before = frame.getAttribute('style') ?? '';
  const root = document.documentElement;
  try {
    for (const { name, width, text } of places) {
      frame.setAttribute('style', `width: ${width}px; height: 800px`);
      root.style.fontSize = text;
      // One for the new layout, one for components that measure themselves.
      await nextFrame();
      await nextFrame();
      const outside = [...document.querySelectorAll('.story-root *')]
        .filter((element) => isOutside(element) && !isContained(element))
        .map((element) => element.cloneNode(false))
        .map((element) => (element instanceof Element ? element.outerHTML : ''));
      if (outside.length > 0) {
        throw new Error(`Does not fit ${name}:\n${outside.slice(0, 3).join('\n')}`);
      }
    }
  } finally {
    root.style.fontSize = '';
    frame.setAttribute('style', before);
    await nextFrame();
  }
};
