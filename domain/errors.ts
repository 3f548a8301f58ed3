import type { MessageKey } from './messages.ts';

const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  unsupportedMedia: 415,
  invalid: 422,
  tooManyRequests: 429,
  misconfigured: 500,
  unavailable: 503,
} as const;

export type AppErrorCode = keyof typeof statusOf;

/** Per field (nested with dots) what is wrong: message keys of `messages.ts` or plain sentences. */
export type FieldErrors = Record<string, string[]>;

/**
 * A refusal that the person may hear of. Anything else that is thrown is our own mistake and answers 500.
 * The message may be shown (a sentence, or a key of `messages.ts`); `details` holds only what is safe to publish.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly status: number;
  /** Tells this refusal from others of its code, for programs; it never changes. */
  readonly reason: string | undefined;
  readonly details: FieldErrors | undefined;
  /** Whole seconds until another try makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: AppErrorCode,
    message: string,
    options: {
      reason?: string;
      details?: FieldErrors;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = statusOf[code];
    this.reason = options.reason;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** `what` names the thing in Spanish, as the wire's 'No hay resultados de consulta [Usuario].' does. */
export const notFound = (what: string) =>
  new AppError('notFound', `No hay resultados de consulta [${what}].`);

export const invalid = (details?: FieldErrors) =>
  new AppError('invalid', 'Los datos dados no eran válidos.', { details });

/** Why somebody counts as nobody, in the words of the specification, which clients compare with. */
const sessionMessages = {
  noToken: 'Token de autorizacion no encontrado.',
  invalidToken: 'Token invalido.',
  expiredToken: 'Token expirado.',
  noSession: 'Usuario no tiene sesion activa.',
} as const;

export const unauthenticated = (reason: keyof typeof sessionMessages) =>
  new AppError('unauthenticated', sessionMessages[reason], { reason });

/** One message a field, as the rules of `domain/` find them. */
export const invalidFields = (problems: Readonly<Partial<Record<string, MessageKey>>>) =>
  invalid(
    Object.fromEntries(
      Object.entries(problems).flatMap(([field, key]) =>
        key === undefined ? [] : [[field, [key]]],
      ),
    ),
  );

export const forbidden = (message = 'No tienes permiso para hacer esto.') =>
  new AppError('forbidden', message);

export const conflict = (message: string, cause?: unknown) =>
  new AppError('conflict', message, { cause });
