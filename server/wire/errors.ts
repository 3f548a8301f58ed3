import type { z } from 'zod';
import { en, es } from 'zod/locales';
import { AppError, type FieldErrors, invalid } from '#domain/errors.ts';
import { defaultLanguage } from '#domain/language.ts';
import { messageText } from '#domain/messages.ts';
import { type Failure, failure } from './envelope.ts';

/** Word for word what clients compare with. */
const sessionMessages = {
  noToken: 'Token de autorizacion no encontrado.',
  invalidToken: 'Token invalido.',
  expiredToken: 'Token expirado.',
  noSession: 'Usuario no tiene sesion activa.',
} as const;

export const unauthenticated = (reason: keyof typeof sessionMessages) =>
  new AppError('unauthenticated', sessionMessages[reason]);

const frameworkMessages: Record<string, string> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'La solicitud es demasiado grande.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'La solicitud debe ser JSON (application/json).',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'La solicitud llegó incompleta.',
};

const unexpected = 'Lo sentimos ocurrio un error...';

/** What the caller hears of an error. Our own mistakes say nothing about themselves. */
export function toFailure(error: unknown): { status: number; body: Failure } {
  if (error instanceof AppError) {
    return {
      status: error.status,
      body: failure(messageText(error.message, defaultLanguage), error.details),
    };
  }
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  const known = code === undefined ? undefined : frameworkMessages[code];
  if (statusCode !== undefined && statusCode < 500) {
    return { status: statusCode, body: failure(known ?? 'La solicitud no se entiende.') };
  }
  return { status: statusCode === 503 ? 503 : 500, body: failure(unexpected) };
}

const zodSays = { es: es().localeError, en: en().localeError };

/** @throws AppError invalid, with what is wrong by place: `filter.where.0.field` */
export function parseInput<Output>(
  schema: z.ZodType<Output>,
  input: unknown,
  language = defaultLanguage,
): Output {
  const parsed = schema.safeParse(input, { error: zodSays[language] });
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = {};
  const { issues } = parsed.error;
  const mistyped = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  for (const issue of issues) {
    // Zod measures texts where it wants lists.
    if (issue.code === 'too_big' && mistyped.has(issue.path.join('.'))) continue;
    // An unknown key is reported where it stands, not on the object around it.
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of keys) {
      const place = [...issue.path, ...(key === undefined ? [] : [key])].join('.') || 'body';
      errors[place] = [...(errors[place] ?? []), issue.message];
    }
  }
  throw invalid(errors);
}
