import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

export interface Measured {
  requestsPerSecond: number;
  /** Of the server's process, for one request. */
  cpuMicroseconds: number;
  /** The same with the database's processes, where it has some. */
  withDatabase?: number;
  /** How much of one core the server used: far below 1 somebody else was the limit. */
  busy: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

export interface Load {
  path: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** One body a request, in turn; a GET has none. */
  bodies?: readonly string[];
  /** A new path for each request, so that nothing is asked for twice. */
  nextPath?: () => string;
}

const connections = 16;
const generators = 2;

/**
 * Asks as fast as 16 connections of two threads can and refuses a run in which anything but 200 came back.
 * @param databaseCpuTime microseconds of the database's processes, where it has some
 */
export async function measure(
  server: ServerProcess,
  load: Load,
  seconds: number,
  databaseCpuTime?: () => number,
): Promise<Measured> {
  const before = await server.cpuTime();
  const databaseBefore = databaseCpuTime?.() ?? 0;
  const result = await fire(server.url, load, seconds);
  const cpuTime = (await server.cpuTime()) - before;
  const both = databaseCpuTime && cpuTime + databaseCpuTime() - databaseBefore;
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${load.path}: ${result.non2xx} answers were no 200, ${result.errors} failed`);
  }
  return {
    requestsPerSecond: result.requests.average,
    cpuMicroseconds: cpuTime / result.requests.total,
    withDatabase: both && both / result.requests.total,
    busy: cpuTime / 1_000_000 / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

function fire(url: string, load: Load, seconds: number): Promise<autocannon.Result> {
  const { path, method = 'GET', bodies, nextPath, headers = {} } = load;
  const all = { ...(method === 'POST' && { 'content-type': 'application/json' }), ...headers };
  const requests: autocannon.Request[] | undefined = nextPath
    ? [{ setupRequest: (request) => ({ ...request, path: nextPath() }) }]
    : bodies?.map((body) => ({ method, headers: all, body }));
  return autocannon({
    url: url + path,
    connections,
    duration: seconds,
    method,
    headers: all,
    requests,
    // A function cannot be handed to a thread.
    ...(!nextPath && { workers: generators }),
  });
}
