import { setTimeout as delay } from 'node:timers/promises';
import { BrokenPromise } from './promises.ts';

export interface Reply {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}

export interface Call {
  action: string;
  body: object;
  /** A file makes the call multipart. */
  file?: Buffer;
  token?: string | undefined;
  /** `Idempotency-Key`. */
  key?: string;
  /** The visitor's address. */
  from: string;
  /** The call may not be made a second time: only what never reached a portal is repeated. */
  isSpent?: boolean;
}

/** No answer for as long as a client is patient. */
export class NoAnswer extends Error {}

/** Milliseconds. */
const patience = 150_000;
const longestAnswer = 100_000;
const pause = 250;
const underWay = new Set(['idempotentCallUnderWay', 'donationUnderWay', 'refundUnderWay']);

/** Asks the portals in turn; repeats, as it was, whatever got no answer or is told to come again. */
export class Client {
  readonly #urls: () => readonly string[];
  #turn = 0;
  #isClosed = false;
  /** How often something came instead of an answer. */
  readonly reasons: Record<string, number> = {};
  answered = 0;

  /** @param urls of the portals that are up; throws where one has ended by itself */
  constructor(urls: () => readonly string[]) {
    this.#urls = urls;
  }

  /** @throws NoAnswer, BrokenPromise */
  async post(call: Call): Promise<Reply> {
    const deadline = performance.now() + patience;
    let last = 'no portal was up';
    while (performance.now() < deadline && !this.#isClosed) {
      const url = this.#next();
      const answer = url && (await this.#once(url, call).catch((error) => nameOf(error)));
      if (typeof answer === 'object') {
        const { reply, retryAfter } = answer;
        requireKind(call, reply, retryAfter);
        if (!mayComeAgain(reply)) {
          this.answered += 1;
          return reply;
        }
        last = `${reply.status} ${reply.code}`;
        this.#note(last);
        await delay(retryAfter ?? pause);
      } else {
        if (answer) last = answer;
        this.#note(last);
        if (answer && call.isSpent && answer !== 'ECONNREFUSED') break;
        await delay(pause);
      }
    }
    throw new NoAnswer(last);
  }

  /** A provider's message, sent until it is taken. @throws BrokenPromise when it is not */
  async tell(
    path: string,
    { body, headers }: { body: Buffer; headers: Readonly<Record<string, unknown>> },
  ) {
    const tries: unknown[] = [];
    while (tries.length < 20) {
      const sent = fetch(this.#next() + path, {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
      });
      const status = await sent.then(
        (response) => response.status,
        (error) => nameOf(error),
      );
      if (typeof status === 'number' && status < 300) return;
      tries.push(status);
      await delay(1_000);
    }
    throw new BrokenPromise('genuine messages of a provider are taken', tries);
  }

  /** What is under way ends without an answer. */
  close(): void {
    this.#isClosed = true;
  }

  #next(): string | undefined {
    const urls = this.#urls();
    this.#turn += 1;
    return urls[this.#turn % urls.length];
  }

  #note(reason: string): void {
    this.reasons[reason] = (this.reasons[reason] ?? 0) + 1;
  }

  async #once(url: string, { action, body, file, token, key, from }: Call) {
    const response = await fetch(`${url}/api/${action}`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': from,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { 'idempotency-key': key }),
        ...(!file && { 'content-type': 'application/json' }),
      },
      body: file ? formOf(body, file) : JSON.stringify(body),
      signal: AbortSignal.timeout(longestAnswer),
    });
    const answer = (await response.json()) as Omit<Reply, 'status'>;
    const seconds = response.headers.get('retry-after');
    return {
      reply: { ...answer, status: response.status },
      retryAfter: seconds === null ? undefined : Math.min(5_000, Number(seconds) * 1_000),
    };
  }
}

function formOf(fields: object, file: Buffer): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('archivo', new File([new Uint8Array(file)], 'foto.jpg'));
  return form;
}

const mayComeAgain = ({ status, code }: Reply) =>
  [429, 502, 503, 504].includes(status) || (status === 409 && underWay.has(code ?? ''));

/** @throws BrokenPromise */
function requireKind({ action }: Call, reply: Reply, retryAfter: number | undefined): void {
  const comesAgain = reply.status === 429 || reply.status >= 500;
  if (!comesAgain || (reply.status !== 500 && retryAfter !== undefined)) return;
  throw new BrokenPromise('whatever fails says when to come again', { action, ...reply });
}

function nameOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? String(error);
}
