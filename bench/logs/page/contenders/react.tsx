// The baseline in React: the cost of a list without features.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import type { Contender } from '../viewer.ts';

const rowHeight = 20;
const viewHeight = 680;

function List({ lines }: { lines: readonly string[] }) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / rowHeight) - 2);
  const rows = lines.slice(first, first + Math.ceil(viewHeight / rowHeight) + 4);
  return (
    <div className="floor" onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <div className="floor-spacer" style={{ blockSize: lines.length * rowHeight }}>
        {rows.map((line, index) => (
          <div
            key={first + index}
            className="floor-row"
            style={{ transform: `translateY(${(first + index) * rowHeight}px)` }}
          >
            {line}
          </div>
        ))}
      </div>
    </div>
  );
}

export const react: Contender = (element, initial) => {
  let lines = initial;
  let isFollowing = false;
  const root = createRoot(element);
  const scroller = () => element.querySelector('.floor') ?? undefined;
  const render = () => {
    flushSync(() => root.render(<List lines={lines} />));
    const shown = scroller();
    if (isFollowing && shown !== undefined) shown.scrollTop = shown.scrollHeight;
  };
  render();
  return {
    row: '.floor-row',
    scroller,
    append: (more) => {
      lines = [...lines, ...more];
      render();
    },
    toEnd: () => {
      isFollowing = true;
      render();
    },
  };
};
