import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { unauthenticated } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { uploadId } from '#server/features/kits/uploads/upload-id.ts';
import { type Authenticate, readViewer } from '../authenticate.ts';
import { decideLanguage } from '../language.ts';
import { action, type Outcome, takeIn, waitForOutcome } from './completed-uploads.ts';
import {
  passToTus,
  type TusEndpoint,
  type UploadCall,
  type UploadRequest,
} from './tus-requests.ts';

/**
 * `/archivos:reanudar`: the protocol tus 1.0, for files that must get through a connection that breaks. At its end
 * it does what `archivos:subir` does, with the same answers.
 */
export async function registerResumableUploads(
  app: FastifyInstance,
  { context, authenticate }: { context: Context; authenticate: Authenticate },
): Promise<void> {
  const endpoint: TusEndpoint = { path: `${app.prefix}/${action}` };

  // Nobody reads the body before tus does.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
  });

  const url = `/${action.replace(':', '::')}`;
  const config = { receivesFiles: true };
  app.post(url, { config }, async (request: UploadRequest, reply) => {
    const call = await readCall(request);
    return send(
      reply,
      await passToTus(call, endpoint, uploadId(call.accountId, randomBytes(16).toString('hex'))),
    );
  });
  app.head(`${url}/:name`, async (request: UploadRequest, reply) => {
    const call = await readCall(request);
    const id = idIn(call);
    const before = await waitForOutcome(call, id);
    if (before) return sendComplete(reply, before);
    const answer = await passToTus(call, endpoint, id);
    // Another process may have taken it in between the two, and its pieces are gone.
    const meanwhile = answer.ok ? undefined : await waitForOutcome(call, id);
    if (meanwhile) return sendComplete(reply, meanwhile);
    if (!isComplete(answer)) return send(reply, answer);
    // Its process may have died between the last byte and this.
    return sendComplete(reply, await takeIn(call, id));
  });
  app.route({
    method: ['PATCH', 'DELETE'],
    url: `${url}/:name`,
    config,
    async handler(request: UploadRequest, reply) {
      const call = await readCall(request);
      return send(reply, await passToTus(call, endpoint, idIn(call)));
    },
  });

  async function readCall(request: UploadRequest): Promise<UploadCall> {
    const address = request.ip;
    const viewer = await readViewer(request, authenticate);
    decideLanguage(request, undefined, viewer);
    if (viewer.kind !== 'user') throw unauthenticated('noToken');
    return { request, caller: { viewer, context, address }, accountId: viewer.id };
  }
}

const idIn = ({ request, accountId }: UploadCall) => uploadId(accountId, request.params.name ?? '');

async function send(reply: FastifyReply, answer: Response) {
  for (const [header, value] of answer.headers) {
    // Pages of other sites have no business here.
    if (!header.startsWith('access-control-')) reply.header(header, value);
  }
  return reply.code(answer.status).send(await answer.text());
}

const sendComplete = (reply: FastifyReply, { address, size }: Outcome) =>
  reply
    .headers({ 'upload-offset': size, 'upload-length': size, 'content-location': address })
    .send();

const isComplete = ({ headers }: Response) =>
  headers.get('upload-offset') === headers.get('upload-length');
