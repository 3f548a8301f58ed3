import { Readable } from 'node:stream';
import { BrokenCircuitError } from 'cockatiel';
import { z } from 'zod';
import { AppError, notFound } from '#domain/errors.ts';
import { largestFile } from '#domain/pets/chosen-files.ts';
import { ask, boundedText, NoAnswer, parseJson, WrongAnswer } from '../calls/bounded-call.ts';
import { callPolicies, type Patience } from '../calls/call-policies.ts';
import type { NoteCall } from '../calls/note-call.ts';

const text = z.string().max(2_000);
const day = /^\d{4}-\d{2}-\d{2}/;

const document = z.object({
  document_id: z.union([text, z.number()]).transform(String),
  name: text,
  status: text,
  valid_until: text.nullish().transform((moment) => (moment && day.exec(moment)?.[0]) || null),
  comments: text.nullish().transform((comments) => comments ?? ''),
  files: z
    .array(z.object({ file_id: z.union([text, z.number()]).transform(String), filename: text }))
    .max(500)
    .nullish()
    .transform((files) => files ?? []),
});
const details = z.object({ data: z.array(document).max(500) });
const description = z.object({ data: z.object({ encrypted_id: text }) });

export type RecordsDocument = z.infer<typeof document>;

export interface RecordsFile {
  /** Media type as the service says, without parameters. */
  type: string;
  stream: Readable;
}

export interface RecordsSettings {
  apiBase: string;
  apiKey: string;
}

const usualPatience: Patience = {
  timeout: 8_000,
  retries: 2,
  retryDelay: 250,
  failuresUntilPause: 5,
  pause: 30_000,
};

export type RecordsClient = ReturnType<typeof createRecordsClient>;

/**
 * The external records service, by its four calls. Everything throws AppError notFound for what is not there, and
 * unavailable for whatever else the service does.
 */
export function createRecordsClient(
  { apiBase, apiKey }: RecordsSettings,
  patience: Patience = usualPatience,
  note?: NoteCall,
) {
  const base = apiBase.replace(/\/+$/, '');
  const policies = callPolicies(patience, note);

  async function call(
    name: string,
    body: object,
    signal = AbortSignal.timeout(patience.timeout),
  ): Promise<Response> {
    const response = await ask(name, `${base}/expediente_azul:${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${apiKey}` },
      body: JSON.stringify(body),
      signal,
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) throw notFound('folder');
    const message = `${name}: answered ${response.status}`;
    if ([429, 502, 503, 504].includes(response.status)) throw new NoAnswer(message);
    throw new WrongAnswer(message);
  }

  async function read<Output>(name: string, body: object, schema: z.ZodType<Output>) {
    const response = await call(name, body);
    const parsed = schema.safeParse(parseJson(name, await boundedText(name, response)));
    if (!parsed.success) throw new WrongAnswer(`${name}: not what was agreed`);
    return parsed.data;
  }

  return {
    async details(folderId: string): Promise<RecordsDocument[]> {
      const work = () => read('expediente_detalles', { folder_id: folderId }, details);
      return (await asAppError(policies.repeatedly.execute(work))).data;
    },

    async encryptedId(folderId: string): Promise<string> {
      const work = () => read('expediente_descripcion', { folder_id: folderId }, description);
      return (await asAppError(policies.repeatedly.execute(work))).data.encrypted_id;
    },

    /** The stream ends in an AppError when the service stops within the file, or sends more than a file may have. */
    openFile(folderId: string, fileId: string): Promise<RecordsFile> {
      const work = async () => {
        const body = { folder_id: folderId, file_id: fileId };
        const waiting = new Waiting(patience.timeout);
        const response = await call('descargar_archivo', body, waiting.signal);
        const type = (response.headers.get('content-type') ?? '').split(';', 1).join().trim();
        if (type === 'text/html' || type === 'application/json' || !response.body) {
          waiting.end();
          await response.body?.cancel();
          throw new WrongAnswer('descargar_archivo: answered no file');
        }
        return { type, stream: Readable.from(boundedPieces(response.body, waiting)) };
      };
      return asAppError(policies.repeatedly.execute(work));
    },

    /** Asked once: whether a call that was not answered did its work, nobody knows. */
    async removeFile(folderId: string, fileId: string): Promise<void> {
      const work = async () => {
        const body = { folder_id: folderId, file_id: fileId };
        const response = await call('eliminar_archivo', body);
        await boundedText('eliminar_archivo', response);
      };
      await asAppError(policies.once.execute(work));
    },
  };
}

/** Milliseconds for a whole file, however steadily it trickles. */
const longestDownload = 5 * 60_000;

/** Gives up when nothing comes for so many milliseconds. */
class Waiting {
  readonly #controller = new AbortController();
  readonly #patience: number;
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout;

  constructor(patience: number) {
    this.#patience = patience;
    this.signal = AbortSignal.any([this.#controller.signal, AbortSignal.timeout(longestDownload)]);
    this.#timer = this.#start();
  }

  again(): void {
    this.end();
    this.#timer = this.#start();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #start(): NodeJS.Timeout {
    return setTimeout(() => this.#controller.abort(), this.#patience).unref();
  }
}

async function* boundedPieces(
  body: ReadableStream<Uint8Array>,
  waiting: Waiting,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const piece of body) {
      waiting.again();
      bytes += piece.length;
      if (bytes > largestFile) throw new WrongAnswer('descargar_archivo: too large');
      yield piece;
    }
  } catch (error) {
    throw unavailable(error);
  } finally {
    waiting.end();
  }
}

async function asAppError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof AppError ? error : unavailable(error);
  }
}

const unavailable = (cause: unknown) =>
  new AppError('unavailable', 'recordsUnavailable', {
    cause,
    retryAfterSeconds: cause instanceof BrokenCircuitError ? 30 : 10,
  });
