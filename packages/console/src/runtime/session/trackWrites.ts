import type { Client } from '@quayside/api-contract';

/** The pending writes of a client. */
export interface TrackedWrites {
  /** Wraps a client to track its writes. */
  track: (client: Client) => Client;
  inFlight: () => readonly Promise<unknown>[];
}

/** Keeps track of the writes of a client. */
export function trackWrites(): TrackedWrites {
  const open = new Set<Promise<unknown>>();
  return {
    track: (client) => ({
      url: client.url,
      call(endpoint, ...args) {
        const answer = client.call(endpoint, ...args);
        if (endpoint.method === 'GET') return answer;
        open.add(answer);
        const forget = () => void open.delete(answer);
        answer.then(forget, forget);
        return answer;
      },
    }),
    inFlight: () => [...open],
  };
}
