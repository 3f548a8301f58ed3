import type { FastifyInstance } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { documentKinds } from '#server/features/animals/pets/papers/pet-documents.ts';
import { contentDisposition } from '#server/wire/files/content-disposition.ts';
import type { Context } from '../context.ts';
import { answerMissing } from './error-responses.tsx';

interface Route {
  Params: { petId: string; file: string };
  Querystring: { vence?: string; firma?: string };
}

const idPattern = /^[0-9a-f-]{36}$/;
const filePattern = /^[0-9a-f]{32}\.(?:pdf|jpg|png|gif|webp|docx?)$/;

/**
 * `/archivos/{cedula|contrato}/{pet}/{file}`: a pet's papers, by a signed address that expires or for the session of
 * who may see them. To everybody else they do not exist.
 */
export function registerPetDocumentRoutes(
  app: FastifyInstance,
  { context: { petUploads, sessions } }: { context: Pick<Context, 'petUploads' | 'sessions'> },
): void {
  for (const kind of documentKinds) {
    app.get<Route>(`/archivos/${kind}/:petId/:file`, async (request, reply) => {
      reply.headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
        'cross-origin-resource-policy': 'same-origin',
      });
      const { petId, file } = request.params;
      const isName = idPattern.test(petId) && filePattern.test(file);
      const access = isName
        ? await accessOf(request.query, request.headers.authorization)
        : undefined;
      const found =
        access && (await unlessForbidden(petUploads.openDocument({ kind, petId, file }, access)));
      if (!found) return answerMissing(request, reply);
      return reply
        .header('content-length', found.size)
        .header('content-disposition', contentDisposition(found.name, wayOf(found.type)))
        .type(found.type)
        .send(found.stream);
    });
  }

  async function accessOf({ vence, firma }: Route['Querystring'], authorization?: string) {
    if (typeof vence === 'string' && typeof firma === 'string') {
      return { until: vence, signature: firma };
    }
    const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
    const viewer = token === undefined ? 'noToken' : await sessions.authenticate(token);
    return typeof viewer === 'string' ? undefined : viewer;
  }
}

/** Pictures and PDF are shown by the browser, which runs nothing of theirs; of Word's files it knows nothing. */
const wayOf = (type: string) =>
  type === 'application/pdf' || type.startsWith('image/') ? 'inline' : 'attachment';

async function unlessForbidden<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'forbidden') return undefined;
    throw error;
  }
}
