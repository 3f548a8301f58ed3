import type { IncomingMessage } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import type { MemoryLocker } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { conflict, notFound } from '#domain/errors.ts';
import { largestFile } from '#domain/pets/chosen-files.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import { success } from '../envelope.ts';
import { parseInput } from '../errors.ts';
import { withWireNames } from '../field-names.ts';
import { decideLanguage } from '../language.ts';
import { metadata, takeIn, type UploadCaller } from './completed-uploads.ts';
import { getUploadTarget } from './targets/index.ts';

const json = 'application/json; charset=utf-8';
const names = { file: 'archivo' };

/** Milliseconds: a client that was cut off comes back before its old connection is known to be dead. */
const lockDrainTimeout = 500;

export type UploadRequest = FastifyRequest<{ Params: { name?: string } }>;

/** A call of somebody with a session; their uploads are below their own id, so that nobody can even name another's. */
export interface UploadCall extends UploadCaller {
  request: UploadRequest;
}

/** Where uploads are asked for, and who holds them off while one is written to: opened with the first. */
export interface TusEndpoint {
  path: string;
  locker?: MemoryLocker;
}

/**
 * @param id of the upload that is begun or that the address names: tus itself would look for it in the query as well
 * @throws AppError what tus or the portal refuses
 */
export async function passToTus(
  { request, caller, accountId }: UploadCall,
  endpoint: TusEndpoint,
  id: string,
): Promise<Response> {
  const { MemoryLocker, Server } = await import('@tus/server');
  const store = await caller.context.incoming.resumable();
  endpoint.locker ??= new MemoryLocker();
  const { path, locker } = endpoint;
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
      const { address } = await takeIn({ caller, accountId }, upload.id);
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

function toWebRequest({ raw, method }: UploadRequest, path: string): globalThis.Request {
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
