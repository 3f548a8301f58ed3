import type { Registry } from 'prom-client';
import type { Provider } from '#domain/operations/status.ts';

/** Seconds: from a cached page to what a person does not wait for. */
const requestBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const statementBuckets = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

export type Metrics = Awaited<ReturnType<typeof createMetrics>>;
export type MailOutcome = 'sent' | 'refused' | 'failed';

/** A value with its labels, read when somebody asks for the metrics. */
export interface Sample {
  labels?: Record<string, string>;
  value: number;
}

interface ReadMetric {
  name: string;
  help: string;
  labelNames?: readonly string[];
  /** What cannot be read now is left out. */
  read(): readonly Sample[] | Promise<readonly Sample[]>;
}

/** Prometheus metrics of this process; the library is loaded only where somebody asks for them. */
export async function createMetrics() {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const registers: Registry[] = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Requests by route pattern and status (499: the caller left)',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const statements = new Histogram({
    name: 'portal_database_statement_duration_seconds',
    help: 'Statements of the database',
    labelNames: ['operation'],
    buckets: statementBuckets,
    registers,
  });
  const statementFailures = new Counter({
    name: 'portal_database_statement_failures_total',
    help: 'Statements that the database did not do',
    labelNames: ['operation'],
    registers,
  });
  const jobRuns = new Histogram({
    name: 'portal_job_duration_seconds',
    help: 'Tries of jobs',
    labelNames: ['kind', 'outcome'],
    buckets: jobBuckets,
    registers,
  });
  const providerCalls = new Histogram({
    name: 'portal_provider_call_duration_seconds',
    help: 'Calls of other services; success: the service answered',
    labelNames: ['provider', 'outcome'],
    buckets: requestBuckets,
    registers,
  });
  const mails = new Counter({
    name: 'portal_mails_total',
    help: 'Tries to hand a mail to the mail server',
    labelNames: ['outcome'],
    registers,
  });

  return {
    /** `Content-Type` of `text`. */
    contentType: registry.contentType,
    text: () => registry.metrics(),
    names: () => registry.getMetricsAsArray().map(({ name }) => name),

    request(method: string, route: string, status: number, milliseconds: number): void {
      requests.observe({ method, route, status }, milliseconds / 1_000);
    },
    statement(sql: string, milliseconds: number, failed: boolean): void {
      const operation = operationOf(sql);
      statements.observe({ operation }, milliseconds / 1_000);
      if (failed) statementFailures.inc({ operation });
    },
    job(kind: string, milliseconds: number, failed: boolean): void {
      const outcome = failed ? 'failure' : 'success';
      jobRuns.observe({ kind, outcome }, milliseconds / 1_000);
    },
    providerCall(provider: Provider, milliseconds: number, failed: boolean): void {
      const outcome = failed ? 'failure' : 'success';
      providerCalls.observe({ provider, outcome }, milliseconds / 1_000);
    },
    mail(outcome: MailOutcome): void {
      mails.inc({ outcome });
    },

    gauge({ read, labelNames = [], ...rest }: ReadMetric): void {
      new Gauge({
        ...rest,
        labelNames: [...labelNames],
        registers,
        async collect() {
          this.reset();
          for (const { labels = {}, value } of await read()) this.set(labels, value);
        },
      });
    },
    /** A number that only grows while the process lives, counted elsewhere. */
    counter({ read, labelNames = [], ...rest }: ReadMetric): void {
      new Counter({
        ...rest,
        labelNames: [...labelNames],
        registers,
        async collect() {
          this.reset();
          for (const { labels = {}, value } of await read()) this.inc(labels, value);
        },
      });
    },
  };
}

const operations = ['select', 'insert', 'update', 'delete'];

const operationOf = (sql: string): string =>
  operations.find((operation) => sql.startsWith(operation)) ?? 'other';
