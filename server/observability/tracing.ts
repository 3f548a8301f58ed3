import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';
import { waitAtMost } from '../limits/time-limit.ts';
import { shapeOf } from './statement-shape.ts';

/** Milliseconds that a process that stops waits for the collector. */
const patience = 2_000;

export type Tracing = Awaited<ReturnType<typeof createTracing>>;

interface Settings {
  /** Of an OTLP/HTTP collector, without `/v1/traces`. */
  endpoint: string;
  version: string;
}

/**
 * Traces of requests and jobs, with their statements and calls of other services in between. Its packages are loaded only
 * where a collector is named.
 */
export async function createTracing({ endpoint, version }: Settings) {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'casa-animal',
      'service.version': version,
    }),
    // It holds a bounded number of spans; a collector that is away costs those that come too many.
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('portal');
  const current = new AsyncLocalStorage<Span>();

  /** A child of whatever is under way here. */
  function begin(name: string, kind: SpanKind, attributes: Attributes, startTime?: number): Span {
    const parent = current.getStore();
    const context = parent ? api.trace.setSpan(api.ROOT_CONTEXT, parent) : api.ROOT_CONTEXT;
    return tracer.startSpan(name, { kind, attributes, ...(startTime && { startTime }) }, context);
  }

  function end(span: Span, failed: boolean): void {
    if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  }

  /** Something that has just ended and had nothing in it. */
  function leaf(name: string, attributes: Attributes, milliseconds: number, failed: boolean) {
    end(begin(name, api.SpanKind.CLIENT, attributes, Date.now() - milliseconds), failed);
  }

  return {
    /** @returns how it ended is told when its response is out */
    request(method: string, work: () => void): (route: string, status: number) => void {
      const span = begin(method, api.SpanKind.SERVER, { 'http.request.method': method });
      current.run(span, work);
      return (route, status) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        end(span, status >= 500);
      };
    },

    async job<T>(kind: string, work: () => Promise<T>): Promise<T> {
      const span = begin(`job ${kind}`, api.SpanKind.CONSUMER, { 'portal.job.kind': kind });
      try {
        const result = await current.run(span, work);
        end(span, false);
        return result;
      } catch (error) {
        end(span, true);
        throw error;
      }
    },

    statement(sql: string, milliseconds: number, failed: boolean): void {
      const text = shapeOf(sql);
      const [operation = 'statement'] = text.split(' ', 1);
      leaf(`sql ${operation}`, { 'db.query.text': text }, milliseconds, failed);
    },

    providerCall(provider: string, milliseconds: number, failed: boolean): void {
      leaf(`call ${provider}`, { 'portal.provider': provider }, milliseconds, failed);
    },

    /** Sends what is left, where the collector takes it soon. */
    close: () =>
      waitAtMost(
        patience,
        provider.shutdown().catch(() => {}),
      ),
  };
}
