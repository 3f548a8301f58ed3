import type { FastifyInstance } from 'fastify';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '#domain/errors.ts';
import { invoiceFileKinds } from '#server/features/giving/invoices/invoice-files.ts';
import { contentDisposition } from '#server/wire/files/content-disposition.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { id: string; file: string };
}

const idPattern = /^[0-9a-f-]{36}$/;
const filePattern = /^(?:comprobante\.(?:xml|pdf)|respuesta\.xml)$/;

/**
 * `/archivos/cfdi/{id}/comprobante.{xml|pdf}`: for the session of its donor or an administrator. `respuesta.xml`, what the
 * provider answered instead of a stamped document: for administrators. To others neither exists.
 */
export function registerInvoiceRoutes(
  app: FastifyInstance,
  { context: { invoices, sessions } }: { context: Pick<Context, 'invoices' | 'sessions'> },
): void {
  function openFile(viewer: Viewer, id: string, file: string) {
    const kind = invoiceFileKinds.find((one) => file === `comprobante.${one}`);
    return kind ? invoices.openFile(viewer, { id }, kind) : invoices.openAnswer(viewer, id);
  }

  app.get<Route>('/archivos/cfdi/:id/:file', async (request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cross-origin-resource-policy': 'same-origin',
    });
    const { id, file } = request.params;
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const viewer = token === undefined ? undefined : await sessions.authenticate(token);
    if (!filePattern.test(file) || !idPattern.test(id) || !viewer || typeof viewer === 'string') {
      return answerMissing(request, reply);
    }
    try {
      const { name, type, size, stream } = await openFile(viewer, id, file);
      return reply
        .header('content-length', size)
        .header('content-disposition', contentDisposition(name))
        .type(type)
        .send(stream);
    } catch (error) {
      if (error instanceof AppError && ['notFound', 'forbidden'].includes(error.code))
        return answerMissing(request, reply);
      throw error;
    }
  });
}
