import type { Messages } from '../../runtime/messages/messages.ts';
import type { LogDeployment } from './logDeployments.ts';

/** Names a deployment in a log by six characters and one word: `b0986d, live`. */
export function describeDeployment(
  { name, state }: LogDeployment,
  { words, named }: Messages['logs']['deployments'],
): string {
  const word = state === 'replaced' ? undefined : words[state];
  return word === undefined ? name : named(name, word);
}
