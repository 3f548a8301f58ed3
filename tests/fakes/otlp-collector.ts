import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: Record<string, unknown>;
}

interface Sent {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<CollectedSpan, 'attributes'> & {
        attributes: { key: string; value: Record<string, unknown> }[];
      })[];
    }[];
  }[];
}

/** A collector of traces by OTLP/HTTP as JSON. */
export async function startOtlpCollector() {
  const spans: CollectedSpan[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Sent;
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    for (const span of resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    )) {
      const attributes = span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]);
      spans.push({ ...span, attributes: Object.fromEntries(attributes) });
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
