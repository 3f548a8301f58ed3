import { DetailedError, type HttpResponse, Upload } from 'tus-js-client';
import { ApiError, endsSession, mayBeRenewed } from '#app/api/transport/api-error.ts';
import { isPast, renewToken } from '#app/session/renewal.ts';
import { clearSession, readSession } from '#app/session/session-store.ts';
import type { FieldTexts } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type {
  ContentFolder,
  ImportFolder,
  PetFolder,
  PhotoFolder,
  ReceiptFolder,
} from './pet-files.ts';

/** What an upload is doing: on its way, waiting for the connection, or being looked at by the portal. */
export type UploadState = 'sending' | 'offline' | 'checking';

interface UploadOptions {
  folder: PetFolder | PhotoFolder | ContentFolder | ReceiptFolder | ImportFolder;
  file: File;
  /** Of the portal's validation messages. */
  language: Language;
  /** `share` is what has arrived, from 0 to 1. */
  onProgress?: (state: UploadState, share: number) => void;
  /** Stops it; what has arrived stays there, and the next attempt goes on from it. */
  signal?: AbortSignal;
}

/** Bytes that are sent at once: so much is lost at most when the connection breaks. */
const chunkSize = 1024 * 1024;
/** Milliseconds until the next attempt while nothing arrives; what does arrive begins them anew. */
const retryDelays = [500, 1_000, 3_000, 5_000, 10_000, 20_000];
/** Too early, locked by a connection that is not known to be dead yet, too often, or a server that is restarting. */
const transientStatuses = [409, 423, 425, 429, 502, 503, 504];
/** What has arrived is not there any more: it was deleted after a day, or an older copy of the database was put back. */
const goneStatuses = [404, 410];
const mostRestarts = 4;

/**
 * Sends a file in pieces, through connections that break and sessions that end. Where what has arrived is gone, it begins
 * anew by itself.
 * @returns the file's address
 * @throws ApiError; the signal's reason when it was stopped
 */
export async function uploadFile(options: UploadOptions): Promise<string> {
  const { file, signal, onProgress } = options;
  const answer = await send(options);
  onProgress?.('checking', 1);
  signal?.throwIfAborted();
  const { data } = readBody(answer) as { data?: { url?: string } };
  // The portal's last answer was lost on the way: the next one tells what became of the file.
  const url = data?.url ?? answer.getHeader('content-location');
  if (url === undefined) throw new ApiError({ status: 404, message: file.name, errors: {} });
  return url;
}

function send({
  folder,
  file,
  language,
  onProgress,
  signal,
}: UploadOptions): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    let share = 0;
    let token: string | undefined;
    let timesGone = 0;
    const upload = new Upload(file, {
      endpoint: '/api/archivos:reanudar',
      metadata: { carpeta: folder, filename: file.name, lang: language },
      fingerprint: async () => [folder, file.name, file.size, file.lastModified].join(' '),
      removeFingerprintOnSuccess: true,
      chunkSize,
      retryDelays,
      async onBeforeRequest(request) {
        token = await freshToken();
        request.setHeader('authorization', `Bearer ${token}`);
        request.setHeader('accept-language', language);
      },
      async onAfterResponse(_request, response) {
        // For machines whose clock is wrong: the next attempt has a new token.
        if (token && mayBeRenewed(errorOf(response))) await renewToken(token);
      },
      onShouldRetry(error) {
        if (!isGone(error)) return isTransient(error) && navigator.onLine;
        timesGone += 1;
        return timesGone <= mostRestarts && navigator.onLine;
      },
      onProgress(sent, total) {
        share = sent / total;
        onProgress?.(share < 1 ? 'sending' : 'checking', share);
      },
      onSuccess: ({ lastResponse }) => resolve(lastResponse),
      onError(error) {
        if (!navigator.onLine && (isTransient(error) || isGone(error))) return resumeWhenOnline();
        const failure = failureOf(error);
        if (failure instanceof ApiError && endsSession(failure) && readSession()?.token === token) {
          clearSession({ because: 'expired' });
        }
        reject(failure);
      },
    });

    function resumeWhenOnline() {
      onProgress?.('offline', share);
      window.addEventListener('online', () => upload.start(), { once: true, signal });
    }

    signal?.addEventListener('abort', () => {
      upload.abort();
      reject(signal.reason);
    });
    begin(upload).catch(reject);
  });
}

/** Where an earlier attempt stopped, if there was one. */
async function begin(upload: Upload): Promise<void> {
  const earlier = (await upload.findPreviousUploads()).at(-1);
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

async function freshToken(): Promise<string> {
  const token = readSession()?.token;
  const fresh = token !== undefined && isPast(token) ? await renewToken(token) : token;
  if (fresh !== undefined) return fresh;
  throw new ApiError({ status: 401, code: 'noSession', message: '', errors: {} });
}

/** Not of the announcement: what that does not find is not there. */
function isGone(error: Error): boolean {
  if (!(error instanceof DetailedError) || error.originalRequest.getMethod() === 'POST')
    return false;
  return goneStatuses.includes(error.originalResponse?.getStatus() ?? 0);
}

function isTransient(error: Error): boolean {
  if (!(error instanceof DetailedError) || error.causingError instanceof ApiError) return false;
  const response = error.originalResponse;
  if (!response || response.getStatus() === 0) return true;
  return transientStatuses.includes(response.getStatus()) || mayBeRenewed(errorOf(response));
}

function failureOf(error: Error): Error {
  if (!(error instanceof DetailedError)) return error;
  if (error.causingError instanceof ApiError) return error.causingError;
  const response = error.originalResponse;
  if (response && response.getStatus() > 0) return errorOf(response);
  return new ApiError({ status: 0, message: '', errors: {} });
}

/** An answer's failure envelope, as that of any other call. */
function errorOf(response: HttpResponse): ApiError {
  const {
    code,
    message = '',
    errors = {},
  } = readBody(response) as {
    code?: string;
    message?: string;
    errors?: FieldTexts;
  };
  const wait = Number(response.getHeader('retry-after')) || undefined;
  return new ApiError({
    status: response.getStatus(),
    code,
    message,
    errors,
    retryAfterSeconds: wait,
  });
}

function readBody(response: HttpResponse): object {
  try {
    return JSON.parse(response.getBody()) ?? {};
  } catch {
    return {};
  }
}
