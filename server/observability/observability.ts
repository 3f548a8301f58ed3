import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Provider } from '#domain/operations/status.ts';
import type { Config } from '../config/config.ts';
import type { OnAnswer } from '../db/statement-probes.ts';
import type { WatchJob } from '../jobs/runner.ts';
import { portalVersion } from '../process/package-folder.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { slowStatementLog } from './slow-statements.ts';
import { createTracing, type Tracing } from './tracing.ts';

/** Who watches the portal work: metrics, traces and the log of slow statements, each where the configuration asks for it. */
export interface Observability {
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
  /** undefined where nobody watches statements. */
  onAnswer: OnAnswer | undefined;
  watchJob: WatchJob;
  noteCall(provider: Provider, milliseconds: number, failed: boolean): void;
  close(): Promise<void>;
}

export async function openObservability(
  { observability: { metricsToken, traceEndpoint, slowStatement } }: Config,
  log: Logger,
  clock: Clock,
): Promise<Observability> {
  const metrics = metricsToken === undefined ? undefined : await createMetrics();
  const tracing =
    traceEndpoint === undefined
      ? undefined
      : await createTracing({ endpoint: traceEndpoint, version: portalVersion });
  const noteSlow = slowStatement > 0 ? slowStatementLog(slowStatement, log, clock) : undefined;

  return {
    metrics,
    tracing,
    onAnswer:
      metrics || tracing || noteSlow
        ? (sql, milliseconds, failed) => {
            metrics?.statement(sql, milliseconds, failed);
            tracing?.statement(sql, milliseconds, failed);
            noteSlow?.(sql, milliseconds);
          }
        : undefined,
    watchJob: (kind, work) => {
      const traced = tracing ? () => tracing.job(kind, work) : work;
      return metrics ? timed(traced, (ms, failed) => metrics.job(kind, ms, failed)) : traced();
    },
    noteCall(provider, milliseconds, failed) {
      metrics?.providerCall(provider, milliseconds, failed);
      tracing?.providerCall(provider, milliseconds, failed);
    },
    close: async () => tracing?.close(),
  };
}

async function timed<T>(
  work: () => Promise<T>,
  note: (milliseconds: number, failed: boolean) => void,
): Promise<T> {
  const begun = performance.now();
  try {
    const result = await work();
    note(performance.now() - begun, false);
    return result;
  } catch (error) {
    note(performance.now() - begun, true);
    throw error;
  }
}
