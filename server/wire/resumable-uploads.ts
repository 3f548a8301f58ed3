import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import type { MemoryLocker } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, conflict, notFound, unauthenticated } from '#domain/errors.ts';
import { largestFile } from '#domain/pets/chosen-files.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/features/media/media-errors.ts';
import { uploadId } from '#server/features/uploads/upload-id.ts';
import { type Authenticate, readViewer } from './authenticate.ts';
import { success } from './envelope.ts';
import { parseInput } from './errors.ts';
import { withWireNames } from './field-names.ts';
import { decideLanguage } from './language.ts';
import type { Once } from './registry.ts';
import { getUploadTarget } from './upload-targets/index.ts';
import type { Caller } from './upload-targets/upload-target.ts';
import { wireLanguage, wireText } from './wire-text.ts';

const action = 'archivos:reanudar';
const json = 'application/json; charset=utf-8';

const metadata = z.object({
  carpeta: wireText.max(200),
  filename: wireText.max(300),
  filetype: wireText.max(100).optional(),
  lang: wireLanguage,
});
const names = { file: 'archivo' };

/** What became of an upload that was taken in. */
const outcome = z.object({ carpeta: z.string(), size: z.number(), result: z.unknown() });

interface Outcome {
  /** The file's. */
  address: string;
  size: number;
}

/** Milliseconds for which whoever asks waits while the portal works on a complete file, and between two looks. */
const patience = 120_000;
const lookEvery = 100;

/** Milliseconds: a client that was cut off comes back before its old connection is known to be dead. */
const lockDrainTimeout = 500;

type Request = FastifyRequest<{ Params: { name?: string } }>;

/** A call of somebody with a session; their uploads are below their own id, so that nobody can even name another's. */
interface UploadCall {
  request: Request;
  caller: Caller;
  accountId: string;
}

/**
 * `/archivos:reanudar`: the protocol tus 1.0, for files that must get through a connection that breaks. At its end
 * it does what `archivos:subir` does, with the same answers.
 */
export async function registerResumableUploads(
  app: FastifyInstance,
  { context, authenticate }: { context: Context; authenticate: Authenticate },
): Promise<void> {
  const path = `${app.prefix}/${action}`;
  let locker: MemoryLocker | undefined;

  // Nobody reads the body before tus does.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
  });

  const url = `/${action.replace(':', '::')}`;
  const config = { receivesFiles: true };
  app.post(url, { config }, async (request: Request, reply) => {
    const call = await readCall(request);
    return send(reply, await pass(call, uploadId(call.accountId, randomBytes(16).toString('hex'))));
  });
  app.head(`${url}/:name`, async (request: Request, reply) => {
    const call = await readCall(request);
    const id = idIn(call);
    const before = await waitForOutcome(call, id);
    if (before) return sendComplete(reply, before);
    const answer = await pass(call, id);
    if (!isComplete(answer)) return send(reply, answer);
    // Its process may have died between the last byte and this.
    return sendComplete(reply, await takeIn(call, id));
  });
  app.route({
    method: ['PATCH', 'DELETE'],
    url: `${url}/:name`,
    config,
    async handler(request: Request, reply) {
      const call = await readCall(request);
      return send(reply, await pass(call, idIn(call)));
    },
  });

  async function readCall(request: Request): Promise<UploadCall> {
    const address = request.ip;
    const viewer = await readViewer(request, authenticate);
    decideLanguage(request, undefined, viewer);
    if (viewer.kind !== 'user') throw unauthenticated('noToken');
    return { request, caller: { viewer, context, address }, accountId: viewer.id };
  }

  /**
   * Undefined where nobody works on it. Whichever process does has its reservation of the upload's key.
   * @throws AppError conflict, when that takes too long
   */
  async function waitForOutcome(call: UploadCall, id: string): Promise<Outcome | undefined> {
    const deadline = performance.now() + patience;
    for (;;) {
      try {
        return await findOutcome(call, id);
      } catch (error) {
        if (!isUnderWay(error) || performance.now() > deadline) throw error;
      }
      await delay(lookEvery);
    }
  }

  /** @throws AppError conflict, while it is under way */
  async function findOutcome(
    { accountId, caller }: UploadCall,
    id: string,
  ): Promise<Outcome | undefined> {
    const { data } = outcome.safeParse(
      await context.idempotency.find({ caller: accountId, key: id }),
    );
    if (!data) return undefined;
    const { target, id: targetId } = getUploadTarget(data.carpeta);
    // Nothing is added: the result is there, and the answer is made from it.
    const once = async <Result>() => data.result as Result;
    const address = await target.add({ ...caller, once }, targetId, { path: '', name: '' });
    return { address, size: data.size };
  }

  /**
   * @param id of the upload that is begun or that the address names: tus itself would look for it in the query as well
   * @throws AppError what tus or the portal refuses
   */
  async function pass({ request, caller, accountId }: UploadCall, id: string): Promise<Response> {
    const { MemoryLocker, Server } = await import('@tus/server');
    const store = await context.incoming.resumable();
    locker ??= new MemoryLocker();
    let refused: unknown;
    const tus = new Server({
      path,
      datastore: store,
      locker,
      lockDrainTimeout,
      maxSize: largestFile,
      namingFunction: () => id,
      getFileIdFromRequest: () => id,
      // Without a host: which one people see, only a proxy knows.
      generateUrl: () => `${path}/${id.slice(id.lastIndexOf('/') + 1)}`,
      async onUploadCreate(_request, upload) {
        decideLanguage(request, upload.metadata, caller.viewer);
        const announced = parseInput(metadata, upload.metadata ?? {});
        const { carpeta, filename: name, filetype: type = '' } = announced;
        const { target, id } = getUploadTarget(carpeta);
        const size = upload.size ?? 0;
        await target.announce(caller, id, { name, type, size });
        await store.begin(upload, caller.address);
        return {};
      },
      async onUploadFinish(_request, upload) {
        decideLanguage(request, upload.metadata, caller.viewer);
        const { address } = await takeIn({ request, caller, accountId }, upload.id);
        return {
          status_code: request.method === 'POST' ? 201 : 200,
          headers: { 'content-type': json },
          body: JSON.stringify(success({ data: { url: address } })),
        };
      },
      onResponseError(_request, error) {
        refused = error;
        return undefined;
      },
    });

    const answer = await tus.handleWeb(toWebRequest(request, path));
    if (answer.status < 400) return answer;
    const reason = asError(refused ?? { status_code: answer.status });
    return withWireNames(names, () => Promise.reject(reason));
  }

  /** What is done with a complete upload, once, whoever else asks for it at the same time. */
  async function takeIn(call: UploadCall, id: string): Promise<Outcome> {
    for (;;) {
      const known = await waitForOutcome(call, id);
      if (known) return known;
      try {
        return await takeInNow(call, id);
      } catch (error) {
        if (isUnderWay(error)) continue;
        // Somebody else was done with it, and its pieces are gone.
        const done = isNotFound(error) && (await waitForOutcome(call, id));
        if (!done) throw error;
        return done;
      }
    }
  }

  /** Its data goes unless it may be tried again: what it was good for has been done, or cannot be. */
  async function takeInNow({ caller, accountId }: UploadCall, id: string): Promise<Outcome> {
    const store = await context.incoming.resumable();
    const upload = await store.getUpload(id);
    const { carpeta, filename } = metadata.parse(upload.metadata);
    const { target, id: targetId } = getUploadTarget(carpeta);
    const key = { caller: accountId, key: id, action };
    const size = upload.size ?? 0;
    const once: Once = (create) =>
      context.idempotency.once(
        key,
        () => '',
        (record) => create((tx, result) => record(tx, { carpeta, size, result })),
      );
    try {
      const address = await context.incoming.withWhole({ id, account: accountId, size }, (file) =>
        target.add({ ...caller, once }, targetId, { path: file, name: filename }),
      );
      await store.remove(id).catch(() => {});
      return { address, size };
    } catch (error) {
      if (!mayBeTriedAgain(error)) await store.remove(id).catch(() => {});
      throw error;
    }
  }
}

const isUnderWay = (error: unknown) =>
  error instanceof AppError && error.reason === 'idempotentCallUnderWay';

const isNotFound = (error: unknown) => error instanceof AppError && error.code === 'notFound';

const mayBeTriedAgain = (error: unknown) =>
  error instanceof AppError && error.code === 'unavailable';

const idIn = ({ request, accountId }: UploadCall) => uploadId(accountId, request.params.name ?? '');

function toWebRequest({ raw, method }: Request, path: string): globalThis.Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) headers.set(name, String(value));
  const hasBody = method === 'PATCH' || method === 'POST';
  const body = hasBody
    ? { body: ReadableStream.from(arrived(raw)) as BodyInit, duplex: 'half' }
    : {};
  return new Request(new URL(path, 'http://localhost'), { method, headers, ...body });
}

/** A connection that breaks ends what it carried: an error would take along what has not reached the disk. */
async function* arrived(body: IncomingMessage) {
  try {
    yield* body;
  } catch (error) {
    if (!body.destroyed) throw error;
  }
}

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

/** What tus refuses has a status and a text of its own, which becomes ours. */
function asError(error: unknown): unknown {
  const { status_code: statusCode } = error as { status_code?: number };
  if (statusCode === undefined) return error;
  if (statusCode === 404 || statusCode === 410) return notFound('file');
  if (statusCode === 409) return conflict('uploadOffsetWrong');
  if (statusCode === 413) return refuse('fileTooLarge', error);
  // 501: one of the protocol's extensions that this portal does without.
  return Object.assign(new Error('The upload was not understood'), {
    statusCode: statusCode === 501 ? 400 : statusCode,
    cause: error,
  });
}
