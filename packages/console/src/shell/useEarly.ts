import { useState } from 'react';

import { whenOutOfReach } from '../fetchPart.ts';

/** What a person does to a button whose code is not there. */
export interface Early {
  /** What was done: they went to it, or pressed it. Given once. */
  take: () => 'focused' | 'pressed' | undefined;
  /** Whether it was pressed, and nobody has taken that yet. */
  isPressed: () => boolean;
}

/** What hears it, on the button that stands for it meanwhile. */
export interface EarlyEvents {
  onFocusChange: (isFocused: boolean) => void;
  onPressChange: (isPressed: boolean) => void;
  onPress: () => void;
}

/**
 * Hears what is done to a button until its code is there. Nothing is drawn anew for it: that could take the button
 * away in the middle of a press.
 * @param onUnreachable called when it was pressed and code cannot be fetched
 */
export function useEarly(
  onUnreachable: (() => void) | undefined,
): [early: Early, events: EarlyEvents] {
  const [[early, events]] = useState(createEarly);
  const onPress = () => {
    events.onPress();
    // Not, if it is there by then.
    whenOutOfReach(() => early.isPressed() && onUnreachable?.());
  };
  return [early, { ...events, onPress }];
}

function createEarly(): [early: Early, events: EarlyEvents] {
  let done: ReturnType<Early['take']>;
  return [
    {
      take() {
        const taken = done;
        done = undefined;
        return taken;
      },
      isPressed: () => done === 'pressed',
    },
    {
      onFocusChange(isFocused) {
        if (done !== 'pressed') done = isFocused ? 'focused' : undefined;
      },
      // The code may come before the press has ended.
      onPressChange(isPressed) {
        done = isPressed ? 'pressed' : 'focused';
      },
      onPress() {
        done = 'pressed';
      },
    },
  ];
}
