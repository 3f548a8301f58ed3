import type { FieldTexts } from '#domain/errors.ts';
import type { ApiResult } from './request.ts';

type Rejection = Omit<Extract<ApiResult, { ok: false }>, 'ok' | 'code'> & { code?: string };

/** A request that the portal rejected, or that never reached it. */
export class ApiError extends Error {
  /** 0 when the portal could not be reached. */
  readonly status: number;
  /** The portal's stable error code. */
  readonly code: string;
  /** By the fields' wire names. */
  readonly errors: FieldTexts;
  readonly retryAfterSeconds: number | undefined;

  constructor({ status, code = '', message, errors, retryAfterSeconds }: Rejection) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const endOfSession = new Set(['noToken', 'invalidToken', 'expiredToken', 'noSession']);

export const mayBeRenewed = ({ code }: ApiError): boolean => code === 'expiredToken';

/** The portal has done nothing of the call. */
export const endsSession = ({ code }: ApiError): boolean => endOfSession.has(code);
