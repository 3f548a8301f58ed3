import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { type InvoiceFileKind, invoiceFileKinds } from '#server/features/invoices/invoice-files.ts';
import { contentDisposition } from '#server/wire/content-disposition.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './refusals.tsx';

interface Route {
  Params: { id: string; file: string };
}

const idPattern = /^[0-9a-f-]{36}$/;
const filePattern = /^comprobante\.(xml|pdf)$/;

/** `/archivos/cfdi/{id}/comprobante.{xml|pdf}`: for the session of its donor or an administrator; to others it does not exist. */
export async function registerInvoiceRoutes(
  app: FastifyInstance,
  { context: { invoices, sessions } }: { context: Pick<Context, 'invoices' | 'sessions'> },
): Promise<void> {
  app.get<Route>('/archivos/cfdi/:id/:file', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { id, file } = request.params;
    const kind = kindOf(file);
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? undefined : await sessions.authenticate(token);
    if (!kind || !idPattern.test(id) || !viewer || typeof viewer === 'string') {
      return answerMissing(request, reply);
    }
    try {
      const { name, type, size, stream } = await invoices.openFile(viewer, { id }, kind);
      return reply
        .header('content-length', size)
        .header('content-disposition', contentDisposition(name))
        .type(type)
        .send(stream);
    } catch (error) {
      if (error instanceof AppError && error.code === 'notFound')
        return answerMissing(request, reply);
      throw error;
    }
  });
}

function kindOf(file: string): InvoiceFileKind | undefined {
  const ending = filePattern.exec(file)?.[1];
  return invoiceFileKinds.find((kind) => kind === ending);
}
