import { groupLines } from './groupLines.ts';

addEventListener('message', ({ data }: MessageEvent<readonly string[]>) => {
  postMessage(groupLines(data));
});
