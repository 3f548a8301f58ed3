import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Provider } from '#domain/operations/status.ts';
import type { Database } from '../db/database.ts';
import { failureOf } from '../jobs/failure.ts';
import { Unavailable } from '../limits/unavailable.ts';
import {
  findProviderRecords,
  noteFailure,
  noteSuccess,
  type ProviderRecord,
} from './provider-health.repository.ts';

/** Milliseconds between two notes of one provider and outcome. */
const usualPause = 60_000;

type Outcome = 'success' | 'failure';

interface Pending {
  at: string;
  failure: string;
}

export interface ProviderHealth {
  note(provider: Provider, failure: unknown): void;
  all(): Promise<readonly ProviderRecord[]>;
  /** Stores what was noted and is not stored yet. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/**
 * When each provider last answered, and last did not, in the database: of each outcome at once, and then once a minute at
 * the most.
 */
export function createProviderHealth({
  database,
  clock,
  log,
  pause = usualPause,
}: {
  database: Database;
  clock: Clock;
  log: Logger;
  pause?: number;
}): ProviderHealth {
  const pending = new Map<string, Pending>();
  const pauses = new Map<string, NodeJS.Timeout>();
  const underway = new Set<Promise<void>>();

  async function store(key: string): Promise<void> {
    const noted = pending.get(key);
    if (!noted) return;
    pending.delete(key);
    const [provider = '', outcome] = key.split(' ');
    try {
      if (outcome === 'success') await noteSuccess(database, provider, noted.at);
      else await noteFailure(database, provider, noted.at, noted.failure);
    } catch (error) {
      if (!pending.has(key)) pending.set(key, noted);
      if (error instanceof Unavailable) return;
      log.warn({ err: error }, 'how a provider answers could not be noted');
    }
  }

  function begin(key: string): void {
    const work = store(key).finally(() => underway.delete(work));
    underway.add(work);
    const timer = setTimeout(() => {
      pauses.delete(key);
      if (pending.has(key)) begin(key);
    }, pause).unref();
    pauses.set(key, timer);
  }

  async function flush(): Promise<void> {
    await Promise.all(underway);
    const ordered = [...pending].toSorted(([, a], [, b]) => a.at.localeCompare(b.at));
    for (const [key] of ordered) await store(key);
  }

  return {
    note(provider, failure) {
      const outcome: Outcome = failure === undefined ? 'success' : 'failure';
      const key = `${provider} ${outcome}`;
      pending.set(key, {
        at: clock.now().toISOString(),
        failure: failure === undefined ? '' : failureOf(failure),
      });
      if (!pauses.has(key)) begin(key);
    },
    all: () => findProviderRecords(database),
    flush,
    async close() {
      for (const timer of pauses.values()) clearTimeout(timer);
      await flush();
    },
  };
}
