import pg from 'pg';
import { waitAtMost } from '#server/limits/time-limit.ts';

/** Milliseconds until the next try to connect: doubled after each one that fails. */
const usualRetry = { first: 1_000, longest: 30_000 };

/** @param payload undefined when it begins to hear: whatever was announced before went unheard */
type Heard = (payload: string | undefined) => void;

/**
 * One connection beside the pool that hears what transactions announce by `notify` as they commit. Nothing may rest on it:
 * what is announced while it is lost stays unheard, and a pooler that lends connections for a transaction at a time
 * delivers nothing.
 */
export class NotificationListener {
  readonly #url: string;
  readonly #channel: string;
  readonly #heard: Heard;
  readonly #retry: typeof usualRetry;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #isClosed = false;

  /** @param channel an SQL identifier of our own */
  constructor(url: string, channel: string, heard: Heard, retry: typeof usualRetry = usualRetry) {
    this.#url = url;
    this.#channel = channel;
    this.#heard = heard;
    this.#retry = retry;
    void this.#connect();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const client = this.#client;
    this.#client = undefined;
    // Over a line that was cut off nobody confirms the end.
    if (client)
      await waitAtMost(
        1_000,
        client.end().catch(() => {}),
      );
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 30_000,
    });
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#heard(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      this.#failures = 0;
      this.#heard(undefined);
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.end().catch(() => {});
    if (this.#isClosed) return;
    const { first, longest } = this.#retry;
    const delay = Math.min(first * 2 ** this.#failures, longest);
    this.#failures += 1;
    this.#timer = setTimeout(() => void this.#connect(), delay).unref();
  }
}
