import autocannon from 'autocannon';

export interface Measured {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Load {
  url: string;
  method?: 'GET' | 'POST';
  /** One body a request, in turn; a GET has none. */
  bodies?: string[];
  /** A new path for each request, so that nothing is asked for twice. */
  nextPath?: () => string;
  seconds: number;
}

const connections = 16;
const warmUpSeconds = 1;

/** Asks as fast as 16 connections can and refuses a run in which anything but 200 came back. */
export async function measure(load: Load): Promise<Measured> {
  await fire({ ...load, seconds: warmUpSeconds });
  const result = await fire(load);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.url}: ${result.non2xx} answers were no 200, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

function fire({
  url,
  method = 'GET',
  bodies,
  nextPath,
  seconds,
}: Load): Promise<autocannon.Result> {
  const headers: Record<string, string> =
    method === 'POST' ? { 'content-type': 'application/json' } : {};
  const requests: autocannon.Request[] | undefined = nextPath
    ? [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }]
    : bodies?.map((body) => ({ method, headers, body }));
  return autocannon({ url, connections, duration: seconds, method, headers, requests });
}
