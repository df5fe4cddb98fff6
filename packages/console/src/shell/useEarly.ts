import { useState } from 'react';

/** What a person did to a button whose code was not there: went to it, or pressed it. */
export type Early = 'focused' | 'pressed';

/** What hears it, on the button that stands for it meanwhile. */
export interface EarlyEvents {
  onPress: () => void;
  onFocusChange: (isFocused: boolean) => void;
}

/** What is done to a button until its code is there. A press stays one. The events are the same in each rendering. */
export function useEarly(): [early: Early | undefined, events: EarlyEvents] {
  const [early, setEarly] = useState<Early>();
  const [events] = useState<EarlyEvents>(() => ({
    onPress: () => setEarly('pressed'),
    onFocusChange: (isFocused) =>
      setEarly((before) => (before === 'pressed' ? before : isFocused ? 'focused' : undefined)),
  }));
  return [early, events];
}
