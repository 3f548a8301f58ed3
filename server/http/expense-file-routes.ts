import type { FastifyInstance } from 'fastify';
import { contentDisposition } from '#server/wire/files/content-disposition.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { id: string };
  Querystring: { vence?: string; firma?: string };
}

const idPattern = /^[0-9a-f-]{36}$/;

/** `/archivos/gastos/{file}`: receipts of expenses, by a signed address that expires. To others they do not exist. */
export function registerExpenseFileRoutes(
  app: FastifyInstance,
  { context: { expenses } }: { context: Pick<Context, 'expenses'> },
): void {
  app.get<Route>('/archivos/gastos/:id', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { vence, firma } = request.query;
    const isSigned = typeof vence === 'string' && typeof firma === 'string';
    const { id } = request.params;
    const file =
      idPattern.test(id) && isSigned
        ? await expenses.openFile(id, { until: vence, signature: firma })
        : undefined;
    if (!file) return answerMissing(request, reply);
    return reply
      .header('content-length', file.size)
      .header('content-disposition', contentDisposition(file.name, wayOf(file.type)))
      .type(file.type)
      .send(file.stream);
  });
}

/** Pictures and PDF are shown by the browser; the XML of an invoice is saved. */
const wayOf = (type: string) => (type === 'application/xml' ? 'attachment' : 'inline');
