import { groupPatterns } from './groupPatterns.ts';
import type { PatternInput } from './groupPatterns.ts';

addEventListener('message', ({ data }: MessageEvent<PatternInput>) => {
  postMessage(groupPatterns(data));
});
