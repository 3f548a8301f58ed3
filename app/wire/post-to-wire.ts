import type { FieldErrors } from '#domain/errors.ts';

export type WireAnswer =
  | { ok: true; data: unknown; paginate: Paginate | undefined }
  /** `status` is 0 when the portal could not be reached. */
  | {
      ok: false;
      status: number;
      /** Stable; empty when the portal could not be reached. */
      code: string;
      message: string;
      errors: FieldErrors;
      /** Whole seconds until another try makes sense. */
      retryAfterSeconds?: number;
    };

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
  /** The answer is a file: `data` becomes its Blob. */
  file?: boolean;
}

/** One call. It does not throw: a form has to say something in every case. Files go as FormData. */
export async function postToWire(
  action: string,
  body: object,
  { token, keepalive, file }: Options = {},
): Promise<WireAnswer> {
  const isForm = body instanceof FormData;
  try {
    const response = await fetch(`/api/${action}`, {
      method: 'POST',
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
      keepalive,
    });
    if (file && response.ok) return { ok: true, data: await response.blob(), paginate: undefined };
    const answer = (await response.json()) as {
      data?: unknown;
      paginate?: Paginate;
      code?: string;
      message?: string;
      errors?: FieldErrors;
    };
    if (response.ok) return { ok: true, data: answer.data, paginate: answer.paginate };
    const { code = '', message = '', errors = {} } = answer;
    const wait = Number(response.headers.get('retry-after')) || undefined;
    return { ok: false, status: response.status, code, message, errors, retryAfterSeconds: wait };
  } catch {
    return { ok: false, status: 0, code: '', message: 'Network Error', errors: {} };
  }
}
