import { createManualClock } from '../clock.ts';
import { createMockServer } from '../server.ts';
import { testStart } from '../testing.fixtures.ts';
import { transportOf } from './transport.fixtures.ts';
import { transcribe, type Transcript } from './transcript.fixtures.ts';

/** Responses of a separate server over real HTTP. */
export async function transcribeOverHttp(): Promise<Transcript> {
  const server = await createMockServer({ clock: createManualClock(testStart), control: true });
  try {
    return await transcribe(transportOf(server.url, server.control, fetch));
  } finally {
    await server.close();
  }
}
