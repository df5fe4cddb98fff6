import { useEffect, useRef, useState } from 'react';

/** Whether a scroll bar is in use, and the handlers that track it. `hideDelay` is in milliseconds. */
export function useScrollbarVisible(hideDelay: number) {
  const [isVisible, setVisible] = useState(false);
  const isInside = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function hideLater() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setVisible(isInside.current), hideDelay);
  }

  return {
    isVisible,
    handlers: {
      onScroll() {
        setVisible(true);
        hideLater();
      },
      onPointerEnter() {
        isInside.current = true;
        clearTimeout(timer.current);
        setVisible(true);
      },
      onPointerLeave() {
        isInside.current = false;
        hideLater();
      },
    },
  };
}
