import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Provider } from '#domain/operations/status.ts';
import { defineScheduledJob } from '../jobs/define-job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { ProviderHealth } from '../observability/provider-health.ts';

/**
 * Milliseconds that a provider has to have failed for: what waits for it has grown delays only then, and one job whose
 * tries always fail is not brought forward with each success of another.
 */
const shortestOutage = 30_000;

/**
 * Waits between tries grow to an hour; a provider that answers again should find what waits for it at once. While one
 * fails, a job that waits for it asks each minute; with the first good answer all of them are due.
 */
export function createProviderRecovery({
  clock,
  log,
  jobs,
  health,
}: {
  clock: Clock;
  log: Logger;
  jobs: Pick<Jobs, 'askAgain'>;
  health: Pick<ProviderHealth, 'all'>;
}) {
  /** Instants of the first failure after an answer, as this process knows them. */
  const failingSince = new Map<Provider, number>();
  /** As all processes had it a minute ago. */
  const wereFailing = new Set<string>();

  function askAgain(provider: Provider, which: 'one' | 'all'): Promise<void> {
    return jobs
      .askAgain(provider, which)
      .catch((error) =>
        log.warn({ err: error, provider }, 'what waits could not be brought forward'),
      );
  }

  return {
    note(provider: Provider, failure: unknown): void {
      const now = clock.now().getTime();
      const since = failingSince.get(provider);
      if (failure !== undefined) {
        if (since === undefined) failingSince.set(provider, now);
        return;
      }
      failingSince.delete(provider);
      if (since !== undefined && now - since >= shortestOutage) void askAgain(provider, 'all');
    },

    job: defineScheduledJob({
      kind: 'providers.askAgain',
      queue: 'upkeep',
      timeLimit: 60_000,
      pattern: '* * * * *',
      scope: 'process',
      async run() {
        for (const record of await health.all()) {
          const provider = record.provider as Provider;
          if (record.failingSince !== null) {
            wereFailing.add(provider);
            await askAgain(provider, 'one');
          } else if (wereFailing.delete(provider)) await askAgain(provider, 'all');
        }
      },
    }),
  };
}
