import type { FieldTexts } from '#domain/errors.ts';
import type { IdempotencyKey } from './idempotency-key.ts';

export type ApiResult<Data = unknown> =
  | { ok: true; data: Data; paginate: Paginate | undefined }
  /** `status` is 0 when the portal could not be reached. */
  | {
      ok: false;
      status: number;
      /** Stable; empty when the portal could not be reached. */
      code: string;
      message: string;
      errors: FieldTexts;
      /** Whole seconds until another try makes sense. */
      retryAfterSeconds?: number;
    };

type ErrorBody = Pick<Extract<ApiResult, { ok: false }>, 'code' | 'message' | 'errors'>;

/** Where a page of something stands. */
interface Paginate {
  page: number;
  limit: number;
  total: number;
  last_page: number;
}

interface Options {
  /** Of a session; without it the call is a visitor's. */
  token?: string;
  /** Lets the call finish when its page is left. */
  keepalive?: boolean;
  /** Of what the call creates: see `useIdempotencyKey`. */
  idempotencyKey?: IdempotencyKey;
}

/** One call. It does not throw: a form has to say something in every case. Files go as FormData. */
export const postKeyed = <Data>(
  action: string,
  body: unknown,
  options: Options = {},
): Promise<ApiResult<Data>> =>
  // Of a success it is what its contract says: the portal that answers has served this code as well.
  post(action, body, options, async (response) => (await response.json()) as Success<Data>);

/** As `postKeyed`, for actions that answer a file. */
export const postActionForFile = (
  action: string,
  body: unknown,
  options: Options = {},
): Promise<ApiResult<Blob>> =>
  post(action, body, options, async (response) => ({ data: await response.blob() }));

/** A file that only some may open, by the path that the portal has told. */
export const getPrivateFile = (path: string, { token }: Options = {}): Promise<ApiResult<Blob>> =>
  read(
    () => fetch(path, { headers: { ...(token && { authorization: `Bearer ${token}` }) } }),
    async (response) => ({ data: await response.blob() }),
  );

interface Success<Data> {
  data: Data;
  paginate?: Paginate;
}

function post<Data>(
  action: string,
  body: unknown,
  { token, keepalive, idempotencyKey }: Options,
  readSuccess: (response: Response) => Promise<Success<Data>>,
): Promise<ApiResult<Data>> {
  const isForm = body instanceof FormData;
  const ask = () =>
    fetch(`/api/${action}`, {
      method: 'POST',
      headers: {
        // The page's own: the browser's may be the other one.
        'accept-language': document.documentElement.lang,
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      body: isForm ? body : JSON.stringify(body),
      keepalive,
    });
  return read(ask, readSuccess);
}

async function read<Data>(
  ask: () => Promise<Response>,
  readSuccess: (response: Response) => Promise<Success<Data>>,
): Promise<ApiResult<Data>> {
  try {
    const response = await ask();
    if (response.ok) {
      const { data, paginate } = await readSuccess(response);
      return { ok: true, data, paginate };
    }
    const body = (await response.json()) as Partial<ErrorBody>;
    const { code = '', message = '', errors = {} } = body;
    const wait = Number(response.headers.get('retry-after')) || undefined;
    return { ok: false, status: response.status, code, message, errors, retryAfterSeconds: wait };
  } catch {
    return { ok: false, status: 0, code: '', message: '', errors: {} };
  }
}
