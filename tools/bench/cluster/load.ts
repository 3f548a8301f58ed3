import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Call {
  path: string;
  /** A POST has one. */
  body?: string;
  headers?: Record<string, string>;
}

export interface Outcome {
  answered: number;
  /** Calls that had to be made again, as a client with an `Idempotency-Key` may. */
  repeated: number;
  /** Without a success however often they were made. */
  failed: number;
  /** What came instead of an answer, with how often. */
  reasons: Record<string, number>;
}

/** Milliseconds: what a dead process held comes free within a minute. */
const patience = 75_000;
/** Milliseconds until the next try, unless the answer says how long. */
const pause = 250;
const repeatable = [409, 429, 502, 503, 504];

/**
 * Makes calls from so many connections at once until it is told to stop. A call that gets no answer, or one that says to come
 * back, is made again as it was.
 */
export function startLoad(url: string, atOnce: number, next: () => Call | undefined) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const outcome: Outcome = { answered: 0, repeated: 0, failed: 0, reasons: {} };
  let isRunning = true;

  async function make(call: Call): Promise<void> {
    const deadline = performance.now() + patience;
    while (performance.now() < deadline) {
      const { status, retryAfter = pause } = await send(agent, url, call).catch((error) => ({
        status: String(error.code ?? error),
        retryAfter: pause,
      }));
      if (typeof status === 'number' && status < 400) {
        outcome.answered += 1;
        return;
      }
      outcome.reasons[status] = (outcome.reasons[status] ?? 0) + 1;
      if (typeof status === 'number' && !repeatable.includes(status)) break;
      outcome.repeated += 1;
      await delay(retryAfter);
    }
    outcome.failed += 1;
  }

  const workers = Array.from({ length: atOnce }, async () => {
    while (isRunning) {
      const call = next();
      if (!call) return;
      await make(call);
    }
  });

  return {
    /** @param whenDone lets it make all calls that there are */
    async stop(whenDone = false): Promise<Outcome> {
      isRunning = whenDone;
      await Promise.all(workers);
      agent.destroy();
      return outcome;
    },
  };
}

interface Answer {
  status: number | string;
  /** Milliseconds. */
  retryAfter?: number;
}

function send(agent: Agent, url: string, { path, body, headers }: Call): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        timeout: 30_000,
      },
      (answer) => {
        answer.on('error', reject);
        answer.on('end', () =>
          answer.complete ? resolve(toAnswer(answer)) : reject(new Error('cut off')),
        );
        answer.resume();
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('timeout')));
    asked.on('error', reject);
    asked.end(body);
  });
}

function toAnswer({ statusCode = 0, headers }: IncomingMessage): Answer {
  const seconds = headers['retry-after'];
  return { status: statusCode, ...(seconds && { retryAfter: Number(seconds) * 1_000 }) };
}
