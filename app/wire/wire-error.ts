import type { FieldErrors } from '#domain/errors.ts';
import type { WireAnswer } from './post-to-wire.ts';

/** A call that the portal refused, or that never reached it. */
export class WireError extends Error {
  /** 0 when the portal could not be reached. */
  readonly status: number;
  /** By the fields' wire names. */
  readonly errors: FieldErrors;
  readonly retryAfterSeconds: number | undefined;

  constructor({
    status,
    message,
    errors,
    retryAfterSeconds,
  }: Omit<Extract<WireAnswer, { ok: false }>, 'ok'>) {
    super(message);
    this.name = 'WireError';
    this.status = status;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The specification's answers to a token that is not good (any more). */
const expiredToken = 'Token expirado.';
const endOfSession: readonly string[] = [
  'Token de autorizacion no encontrado.',
  'Token invalido.',
  expiredToken,
  'Usuario no tiene sesion activa.',
];

export function mayBeRenewed(error: WireError): boolean {
  return error.status === 401 && error.message === expiredToken;
}

export function endsSession(error: WireError): boolean {
  return endOfSession.includes(error.message);
}
